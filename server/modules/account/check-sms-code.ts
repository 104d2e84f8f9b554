import { randomBytes } from 'node:crypto'
import { sql as raw } from 'kysely'
import { hashCode } from '../../platform/crypto/tokens.ts'
import { sql } from '../../platform/database/database.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { countAttempts, takeBackAttempts } from './attempts.ts'
import { codeCheckLimit, tooOften } from './limits.ts'
import type { CodeScene } from './sms-codes.ts'

/** The same, but a right code stays valid: a form asks for it before it asks for what the code is for. */
export const isLiveCode = (call: OpenCall, given: GivenCode): Promise<boolean> => tryCode(call, given, false)

/**
 * One guarded UPDATE takes a try and, if the code is right, the code itself: of fifty concurrent checks of one
 * correct code one succeeds. The attempt stays counted whatever the caller does afterwards.
 */
export const isRightCode = (call: OpenCall, given: GivenCode): Promise<boolean> => tryCode(call, given, true)

type GivenCode = { readonly mobile: string; readonly scene: CodeScene; readonly code: string }

async function tryCode(call: OpenCall, given: GivenCode, isSpent: boolean): Promise<boolean> {
  const { platform } = call
  const limit = codeCheckLimit(call.address)
  const exceeded = await countAttempts(platform.staff, [limit])
  if (exceeded) throw tooOften(exceeded)
  const [rows = []] = await platform.staff.read([liveCode(given.mobile, given.scene).compile()])
  const live = rows[0] as { id: string; salt: Buffer } | undefined
  // A number without a code runs the same two statements, so that the time does not differ.
  const hash = hashCode(given.code, live?.salt ?? randomBytes(16))
  const [taken] = await platform.staff.run(takeTry(live?.id ?? '0', hash, isSpent).compile())
  const isRight = taken?.['is_right'] === true
  if (isRight) await takeBackAttempts(platform.staff, [limit])
  return isRight
}

const liveCode = (mobile: string, scene: CodeScene) =>
  sql
    .selectFrom('sms_code')
    .select(['id', 'salt'])
    .where('mobile', '=', mobile)
    .where('scene', '=', scene)
    .where('used_at', 'is', null)
    .where('expires_at', '>', raw<string>`now()`)
    .orderBy('id', 'desc')
    .limit(1)

const takeTry = (id: string, hash: Buffer, isSpent: boolean) =>
  sql
    .updateTable('sms_code')
    .set({
      tries_left: raw<number>`tries_left - 1`,
      used_at: raw<string | null>`case when ${isSpent} and code_hash = ${hash} then now() end`,
    })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', raw<string>`now()`)
    .returning(raw<boolean>`code_hash = ${hash}`.as('is_right'))
