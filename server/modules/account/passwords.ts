import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { isCommonPassword } from '../../platform/crypto/common-passwords.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Call } from '../../platform/session/call.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { countAttempts, forgetAttempts, takeBackAttempts } from './attempts.ts'
import { locked, ownPasswordLimit } from './limits.ts'
import { findOwnPerson } from './queries.ts'

// Hashing takes a core for tens of milliseconds: it is never done while a transaction is open.

export async function isRightPassword(
  platform: Platform,
  hash: string | null,
  typed: string,
): Promise<boolean> {
  const outcome = await platform.passwords.verifyPassword(hash, typed)
  if (!outcome.ok) throw refuse('limit.busy')
  return outcome.matches
}

export async function hashedPassword(platform: Platform, password: string): Promise<string> {
  const outcome = await platform.passwords.hashPassword(password)
  if (!outcome.ok) throw refuse('limit.busy')
  return outcome.hash
}

export const checkCommon = (
  path: string,
  password: string,
  own: readonly string[],
): Finding<RefusalCode>[] => (isCommonPassword(password, own) ? [at(path, 'password.common')] : [])

/** Checks the password of a signed-in member again; returns whose it is and the hash it was checked against. */
export async function confirmOwnPassword(
  call: Call,
  path: string,
  typed: string,
): Promise<{ personId: string; hash: string }> {
  const { platform, principal } = call
  const [rows] = await call.read(findOwnPerson(principal))
  const { id, password_hash: hash } = getOrRefuse(rows[0])
  const limit = ownPasswordLimit(id)
  const exceeded = await countAttempts(platform.staff, [limit])
  if (exceeded) throw locked(exceeded)
  const isRight = await isRightPassword(platform, hash, typed).catch(async (error: unknown) => {
    await takeBackAttempts(platform.staff, [limit])
    throw error
  })
  if (hash === null) throw new Refusal([at(path, 'password.none')])
  if (!isRight) throw new Refusal([at(path, 'password.wrong')])
  await forgetAttempts(platform.staff, [limit.key])
  return { personId: id, hash }
}
