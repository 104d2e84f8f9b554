import { sql as raw } from 'kysely'
import { afterAll, expect } from 'vitest'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf } from '../account/account.testing.ts'
import { givenSubmitted } from './provider-steps.testing.ts'

export const path = 'business/online/orderContract'
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')
export const wordsOf = (pdf: Buffer): string => withoutSpaces(pagesOf(pdf).join(''))

/** A test app with one company that has contracts, and calls of its member. */
export async function contractsApp() {
  const app = await testApp()
  afterAll(closePdf)
  const accounts = accountsOf(app)
  const companyId = await app.given.company({ name: '深圳市海棠电子有限公司' })
  const member = await app.given.member({ companyId })

  const get = (id: string, by = member) => app.client(`GET ${path}/${id}`, { token: by.token })
  const detail = async (id: string) => (await get(id)).body.data
  const ask = (id: string, by = member) =>
    app.client(`POST ${path}/${id}/signCode`, { token: by.token, body: {} })
  const sign = (id: string, body: { code: string; hash: string }, by = member) =>
    app.client(`POST ${path}/${id}/sign`, { token: by.token, body })

  async function bytesOf(address: string, by = member): Promise<Buffer> {
    const answer = await fetch(`${app.address}/api/${address}`, {
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
    app,
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
      const order = await givenSubmitted(app, member, values)
      const { currentHash } = await detail(order.id)
      const answer = await sign(order.id, { code: await codeFor(order.id), hash: currentHash })
      expect(answer.body.code).toBe(200)
      return { ...order, hash: currentHash as string }
    },
  }
}
