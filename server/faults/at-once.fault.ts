import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf } from '../modules/account/account.testing.ts'
import { openTestApp, type TestApp } from '../platform/testing/test-app.ts'
import { reconcile } from './reconcile.ts'
import { tell } from './seed.ts'

let app: TestApp
let token: string
let companyId: string
beforeAll(async () => {
  app = await openTestApp()
  const member = await app.given.member()
  token = member.token
  companyId = member.companyId
})
afterAll(() => app.close())

const save = (body: object, headers: Record<string, string> = {}) =>
  app.client('POST business/online/order/save', { token, body: { modelType: 0, ...body }, headers })
describe('the same thing done twice at once', () => {
  it('100 keys, each sent 50 times with one body, make 100 orders, and another body is refused', async () => {
    const keys = Array.from({ length: 100 }, (_, place) => `fault-${place}`)
    for (const key of keys) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => save({ contractNo: key }, { 'idempotency-key': key })),
      )
      for (const { body } of answers) expect([200, 409]).toContain(body.code)
      const done = answers.filter(({ body }) => body.code === 200).map(({ text }) => text)
      expect(done.length).toBeGreaterThan(0)
      expect(new Set(done).size).toBe(1)
      expect((await save({ contractNo: 'another' }, { 'idempotency-key': key })).body.code).toBe(409)
    }
    const [rows = []] = await app.platform.staff.read([
      {
        sql: "select count(*)::int as made from trade_order where company_id = $1 and contract_no like 'fault-%'",
        parameters: [companyId],
      },
    ])
    expect(rows[0]?.['made']).toBe(100)
    tell('100 keys, each sent 50 times at once: 100 orders')
  })

  it('one texted code, entered 50 times at once, opens one session', async () => {
    const accounts = accountsOf(app)
    const { mobile } = await app.given.member()
    const code = await accounts.code(mobile, 'login')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.client('POST auth/mobile/token/sms', { query: { mobile, code } })),
    )
    expect(answers.filter(({ body }) => body.access_token !== undefined)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    tell('one code entered 50 times at once: 1 session')
  })
})

it('and afterwards nothing differs', async () => {
  expect(await reconcile(app.platform.staff)).toEqual([])
  tell('reconciliation after all that came at once: 0 rows differ')
})
