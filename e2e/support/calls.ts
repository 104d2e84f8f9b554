import type { Token } from '@quayside/contract/account/login.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { address } from './place.ts'

const send = testClient(address)

/** A call to the server under test without the browser; anything but success fails the test. */
export async function call<T = unknown>(key: string, options: Parameters<typeof send>[1] = {}): Promise<T> {
  const { body, text } = await send(key, { locale: 'zh-CN', ...options })
  if (body?.access_token) return body as T
  if (body?.code !== 200) throw new Error(`${key} answered ${text.slice(0, 300)}`)
  return ('data' in body ? body.data : body) as T
}

export const tokenOf = (mobile: string, password: string = demoPassword): Promise<Token> =>
  call<Token>('POST auth/oauth/token', { form: { grant_type: 'password', username: mobile, password } })

export async function uploadFile(token: string, name: string, bytes: Uint8Array): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return (await call<{ id: string }>('POST system/online/file/upload', { token, body })).id
}
