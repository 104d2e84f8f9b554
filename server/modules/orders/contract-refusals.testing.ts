import type { contractRefusals } from '@quayside/contract/orders/order-contract.refusals.ts'
import { sql as raw } from 'kysely'
import { expect } from 'vitest'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { accountsOf } from '../account/account.testing.ts'
import { givenOrder } from './orders.testing.ts'
import { givenSubmitted } from './provider-steps.testing.ts'
export type Produced = { answer: TestAnswer; path?: string } | string
export const at = async (path: string, answer: Promise<TestAnswer>): Promise<Produced> => ({
  answer: await answer,
  path,
})
export const whole = async (answer: Promise<TestAnswer>): Promise<Produced> => ({ answer: await answer })

/** How each refusal of a contract comes about, and at which field. */
export function contractRefusalsOf(
  app: TestApp,
  member: GivenMember,
): Record<keyof typeof contractRefusals, () => Promise<Produced>> {
  const contracts = 'business/online/orderContract'
  const contractOf = (id: string) => app.client(`GET ${contracts}/${id}`, { token: member.token })
  const signing = (id: string, body: { code: string; hash: string }) =>
    app.client(`POST ${contracts}/${id}/sign`, { token: member.token, body })
  const codeFor = async (id: string): Promise<string> => {
    const accounts = accountsOf(app)
    await accounts.statement(raw`delete from sms_code`)
    await app.client(`POST ${contracts}/${id}/signCode`, { token: member.token, body: {} })
    return (await accounts.lastCode(member.mobile)) ?? ''
  }

  return {
    'contract.notSubmitted': async () => {
      const { id } = await givenOrder(app, member)
      return whole(app.client(`POST ${contracts}/${id}/signCode`, { token: member.token, body: {} }))
    },
    'contract.alreadySigned': async () => {
      const { id } = await givenSubmitted(app, member)
      const hash = (await contractOf(id)).body.data.currentHash
      const code = await codeFor(id)
      expect((await signing(id, { code, hash })).body.code).toBe(200)
      return whole(signing(id, { code, hash }))
    },
    'contract.changed': async () => {
      const { id } = await givenSubmitted(app, member)
      return whole(signing(id, { code: await codeFor(id), hash: '0'.repeat(64) }))
    },
    'contract.hash': async () => {
      const { id } = await givenSubmitted(app, member)
      return at('hash', signing(id, { code: '123456', hash: 'abc' }))
    },
    'contract.tooMany': () => {
      const ids = Array.from({ length: 101 }, (_, place) => String(place + 1)).join(',')
      return whole(app.client(`GET ${contracts}/archive`, { token: member.token, query: { ids } }))
    },
    'contract.tooManyToSign': () => {
      const ids = Array.from({ length: 201 }, (_, place) => String(place + 1)).join(',')
      return whole(app.client(`GET ${contracts}/toSign`, { token: member.token, query: { ids } }))
    },
  }
}
