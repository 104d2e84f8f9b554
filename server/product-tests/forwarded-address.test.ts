import { afterAll, expect, it } from 'vitest'
import { serve } from '../platform/testing/serve.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const platform = { ...app.platform, config: { ...app.platform.config, trustProxy: 1 } }
const { address, close } = await serve(platform)
afterAll(close)

async function logInFrom(forwarded: string): Promise<{ status: number; keys: unknown[] }> {
  await app.platform.staff.run({ sql: 'delete from attempt', parameters: [] })
  const { status } = await fetch(`${address}/api/auth/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ grant_type: 'password', username: 'nobody', password: 'wrong-password' }),
  })
  const [rows = []] = await app.platform.staff.read([
    { sql: "select key, count from attempt where key like 'login:address:%'", parameters: [] },
  ])
  return { status, keys: rows.map(({ key, count }) => [key, count]) }
}

it('counts an attempt once, under the address that the proxy names', async () => {
  expect((await logInFrom('203.0.113.7')).keys).toEqual([['login:address:203.0.113.7', 1]])
  expect((await logInFrom('2001:db8:1:2:3:4:5:6')).keys).toEqual([['login:address:2001:db8:1:2', 1]])
})

it('counts an attempt whose forwarded address is none under the proxy’s own', async () => {
  const ordinary = (await logInFrom('203.0.113.7')).status
  for (const forwarded of ['x'.repeat(8_000), 'unknown', `fe80::1%${'a'.repeat(8_000)}`, "1.2.3.4'--"]) {
    const answer = await logInFrom(forwarded)
    expect(answer).toEqual({ status: ordinary, keys: [['login:address:127.0.0.1', 1]] })
  }
})
