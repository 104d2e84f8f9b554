import { sql as raw } from 'kysely'
import { expect } from 'vitest'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { openTestHouse } from '../../platform/testing/test-house.ts'
import { accountsOf } from '../account/account.testing.ts'
import { givenSubmitted } from './orders.testing.ts'

export const path = 'business/online/orderContract'
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')
export const wordsOf = (pdf: Buffer): string => withoutSpaces(pagesOf(pdf).join(''))

/** A house with one company that has contracts, and its member's hands. */
export async function openContracts() {
  const house = await openTestHouse()
  const accounts = accountsOf(house)
  const companyId = await house.given.company({ name: '深圳市海棠电子有限公司' })
  const member = await house.given.member({ companyId })

  const get = (id: string, by = member) => house.client(`GET ${path}/${id}`, { token: by.token })
  const detail = async (id: string) => (await get(id)).body.data
  const ask = (id: string, by = member) =>
    house.client(`POST ${path}/${id}/signCode`, { token: by.token, body: {} })
  const sign = (id: string, body: { code: string; hash: string }, by = member) =>
    house.client(`POST ${path}/${id}/sign`, { token: by.token, body })

  async function bytesOf(address: string, by = member): Promise<Buffer> {
    const answer = await fetch(`${house.address}/api/${address}`, {
      headers: { authorization: `bearer ${by.token}`, 'accept-language': 'zh-CN' },
    })
    return Buffer.from(await answer.arrayBuffer())
  }

  async function codeFor(id: string): Promise<string> {
    // A number gets ten codes a day; these tests need more.
    await accounts.statement(raw`delete from sms_code`)
    const before = await accounts.lastCode(member.mobile)
    expect((await ask(id)).body.code).toBe(200)
    const code = await accounts.lastCode(member.mobile)
    expect(code).not.toBe(before)
    return code ?? ''
  }

  return {
    house,
    accounts,
    member,
    get,
    detail,
    ask,
    sign,
    bytesOf,
    codeFor,
    printed: async (id: string): Promise<string> => wordsOf(await bytesOf(`${path}/${id}/pdf`)),
    async signed(values: Parameters<typeof givenSubmitted>[2] = {}) {
      const order = await givenSubmitted(house, member, values)
      const { currentHash } = await detail(order.id)
      const answer = await sign(order.id, { code: await codeFor(order.id), hash: currentHash })
      expect(answer.body.code).toBe(200)
      return { ...order, hash: currentHash as string }
    },
    async close(): Promise<void> {
      await closePdf()
      await house.close()
    },
  }
}
export type Contracts = Awaited<ReturnType<typeof openContracts>>
