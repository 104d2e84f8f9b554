import { sql as raw } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf } from './account.testing.ts'
import { forgetOldTraces } from './retention.ts'

const app = await testApp()

it('forgets what identity work left behind when it is of no more use', async () => {
  const accounts = accountsOf(app)
  const old = await accounts.member()
  const fresh = await accounts.member()
  for (const { mobile } of [old, fresh]) await accounts.logIn(mobile, 'not the password 1!')
  await accounts.logIn(old.mobile)
  await accounts.code(old.mobile, 'login')
  await accounts.statement(
    raw`update attempt set window_start = now() - interval '3 days' where key like ${`%${old.mobile}`}`,
  )
  await accounts.statement(raw`update sms_code set created_at = now() - interval '3 days'`)
  await accounts.statement(raw`update refresh_token set expires_at = now() - interval '31 days'`)
  await accounts.statement(
    raw`update session set last_seen_at = now() - interval '181 days', address = '1', user_agent = 'x' where member_id = ${old.memberId}`,
  )
  await forgetOldTraces(app.platform).run({})
  const [left] = await accounts.statement(raw`select
    (select count(*)::int from attempt where key like ${`%${old.mobile}`}) as old_attempts,
    (select count(*)::int from attempt where key like ${`%${fresh.mobile}`}) as fresh_attempts,
    (select count(*)::int from sms_code) as codes,
    (select count(*)::int from refresh_token) as tokens,
    (select count(*)::int from session where address <> '' and member_id = ${old.memberId}) as addresses`)
  expect(left).toEqual({ old_attempts: 0, fresh_attempts: 1, codes: 0, tokens: 0, addresses: 0 })
})
