import { expect, it } from 'vitest'
import { routes } from '../app.ts'
import { bind } from '../platform/http/bind.ts'
import { testApp } from '../platform/testing/test-app.ts'

/** Planted where a careless log line would pick them up. */
const secrets = {
  password: 'Planted#Secret99',
  idCard: '11010519491231002X',
  account: '6222021234567890123',
  code: '918273',
  mobile: '13912349876',
}

/** A handler that fails with a secret in its message, as a library of somebody else's might. */
const faulty = bind({ 'GET system/online/fault': { access: 'open', summary: 'Fails.' } } as const, {
  'GET system/online/fault': () =>
    Promise.reject(new Error(`cannot save ${secrets.idCard} of account ${secrets.account}`)),
})

const app = await testApp({ routes: [...routes, ...faulty] })

it('never writes a password, token, code, mobile, ID or account number, whatever happens', async () => {
  const { token } = await app.given.member()
  await app.client('POST auth/oauth/token', {
    form: { grant_type: 'password', username: secrets.mobile, password: secrets.password },
  })
  await app.client('POST auth/mobile/token/sms', { query: { mobile: secrets.mobile, code: secrets.code } })
  await app.client('POST auth/mobile/code', { body: { mobile: secrets.mobile, scene: 'login' } })
  await app.client('POST base/online/company/save', {
    token,
    body: { version: 1, legalPersonId: secrets.idCard, invoicingAccount: secrets.account },
  })
  await app.client('PUT system/online/user/profile/updatePwd', {
    token,
    form: { oldPassword: secrets.password, newPassword: secrets.password, confirmPassword: secrets.password },
  })
  await app.client('POST base/online/company/save', {
    token,
    body: `{"legalPersonId":"${secrets.idCard}"`,
    headers: { 'content-type': 'application/json' },
  })
  const fault = await app.client('GET system/online/fault')
  expect(fault.status).toBe(500)
  const log = app.logLines.join('\n')
  expect(log).toContain('"route":"/api/auth/oauth/token"')
  for (const secret of [...Object.values(secrets), token]) expect(log).not.toContain(secret)
})

it('says of a refused request who was refused', async () => {
  const { token, companyId, memberId } = await app.given.member({ permissions: [] })
  expect((await app.client('GET base/online/supplier/list', { token })).body.code).toBe('403')
  const line = app.logLines.map((one) => JSON.parse(one) as Record<string, unknown>).at(-1)
  expect(line).toMatchObject({
    refusal: '403',
    route: '/api/base/online/supplier/list',
    caller: `member ${memberId} of company ${companyId}`,
    address: '127.0.0.1',
  })
})

it('answers a fault with a reference that the log line carries, and with nothing of the inside', async () => {
  const answer = await app.client('GET system/online/fault')
  expect(answer.body).toMatchObject({ code: 500, data: { reference: expect.any(String) } })
  expect(answer.body.msg).toContain(answer.body.data.reference)
  expect(answer.text).not.toMatch(/cannot save|Error|at \//)
  expect(
    app.logLines.some((line) => line.includes(answer.body.data.reference) && line.includes('"fault"')),
  ).toBe(true)
})
