import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshMobile } from '../platform/testing/given.ts'
import { openTestHouse, type TestHouse } from '../platform/testing/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const key = 'POST base/online/member/save'
const colleague = () => ({ name: 'Colleague', mobile: freshMobile(), permissionSet: 'readOnly' })

describe('the Idempotency-Key', () => {
  it('lets one of twenty identical requests work and answers all of them alike', async () => {
    const { token, companyId } = await house.given.member()
    const body = colleague()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        house.client(key, { token, body, headers: { 'idempotency-key': 'one' } }),
      ),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body.code).toBe(200)
    const [rows = []] = await house.platform.staff.read([
      {
        sql: 'select id from member where company_id = $1 and mobile = $2',
        parameters: [companyId, body.mobile],
      },
    ])
    expect(rows).toHaveLength(1)
  })

  it('gives the first answer again to the letter', async () => {
    const { token } = await house.given.member()
    const place = () =>
      house.client('POST business/online/order/save', {
        token,
        body: { modelType: 0 },
        headers: { 'idempotency-key': 'letter' },
      })
    const first = await place()
    expect(first.body.code).toBe(200)
    expect((await place()).text).toBe(first.text)
  })

  it('refuses the same key with another body', async () => {
    const { token } = await house.given.member()
    const headers = { 'idempotency-key': 'two' }
    await house.client(key, { token, body: colleague(), headers })
    const other = await house.client(key, { token, body: colleague(), headers })
    expect(other.body.code).toBe(409)
  })

  it('belongs to one member: the same key of another company is another key', async () => {
    const [a, b] = [await house.given.member(), await house.given.member()]
    const headers = { 'idempotency-key': 'three' }
    const first = await house.client(key, { token: a.token, body: colleague(), headers })
    const second = await house.client(key, { token: b.token, body: colleague(), headers })
    expect([first.body.code, second.body.code]).toEqual([200, 200])
    expect(first.body.data.id).not.toBe(second.body.data.id)
  })

  it('keeps no answer of a refused request, so that the corrected one may use the key again', async () => {
    const { token } = await house.given.member()
    const headers = { 'idempotency-key': 'four' }
    const wrong = await house.client(key, {
      token,
      body: { ...colleague(), permissions: ['no-such-thing'] },
      headers,
    })
    expect(wrong.body.code).not.toBe(200)
    const right = await house.client(key, { token, body: colleague(), headers })
    expect(right.body.code).toBe(200)
  })
})
