import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { freshMobile } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { hashedPassword } from './passwords.ts'

export const goodPassword = 'Kestrel~47 harbour'

/** What the tests of this module need besides the common factories. */
export function accountsOf(app: TestApp) {
  const { platform, client } = app
  let hash: Promise<string> | undefined

  /** One hash for all: hashing is the expensive part. */
  const goodHash = (): Promise<string> => (hash ??= hashedPassword(platform, goodPassword))

  /** A member who can log in with `goodPassword` and is logged in already. */
  async function member(values: Parameters<TestApp['given']['member']>[0] = {}) {
    return app.given.member({ ...values, passwordHash: await goodHash() })
  }

  const logIn = (username: string, password: string = goodPassword, locale = 'en-US') =>
    client('POST auth/oauth/token', { form: { grant_type: 'password', username, password }, locale })

  /** Lets the minute between two codes, and an address's hour, pass. */
  async function later(): Promise<void> {
    await statement(raw`update sms_code set created_at = created_at - interval '2 minutes'`)
    await statement(raw`delete from attempt where key not like 'login:account:%'`)
  }

  const statement = (query: ReturnType<typeof raw<Record<string, unknown>>>) =>
    platform.staff.transaction([], async (tx) => (await query.execute(tx)).rows)

  async function messagesTo(mobile: string): Promise<Sent[]> {
    const lines = await readFile(join(app.dataDir, 'outbox/sms.jsonl'), 'utf8').catch(() => '')
    const messages = lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Sent]))
    return messages.filter((message) => message.mobile === mobile)
  }
  const lastCode = async (mobile: string): Promise<string | undefined> =>
    (await messagesTo(mobile)).findLast(({ code: sent }) => sent !== undefined)?.code
  /** Messages that are no codes. */
  const textsTo = async (mobile: string): Promise<string[]> =>
    (await messagesTo(mobile)).flatMap(({ code: sent, text }) => (sent === undefined ? [text] : []))

  /** Asks for a code and reads it where the carrier would have. */
  async function code(mobile: string, scene: string): Promise<string> {
    await later()
    const before = await lastCode(mobile)
    await client('POST auth/mobile/code', { body: { mobile, scene } })
    for (let wait = 0; wait < 100; wait++) {
      const now = await lastCode(mobile)
      if (now !== undefined && now !== before) return now
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('no code arrived')
  }

  async function registered(mobile = freshMobile()) {
    const answer = await client('PUT system/online/user/profile/register', {
      body: {
        mobile,
        code: await code(mobile, 'register'),
        password: goodPassword,
        confirmPassword: goodPassword,
        agree: true,
      },
    })
    return { mobile, answer, token: answer.body.access_token as string }
  }

  return { member, logIn, later, statement, lastCode, textsTo, code, registered, goodHash }
}

type Sent = { mobile: string; text: string; code?: string }

export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000')
