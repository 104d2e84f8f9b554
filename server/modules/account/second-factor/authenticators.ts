import type {
  AuthenticatorSecret,
  Reauthentication,
  RecoveryCodes,
} from '@quayside/contract/account/second-factor.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { readWithin } from '../../../platform/records/read-within.ts'
import { getSystemInfo } from '../../../platform/system/get-system-info.ts'
import { countAttempts, forgetAttempts } from '../attempts.ts'
import { locked } from '../limits.ts'
import { findAuthenticator, settleRemoval } from './factors.ts'
import { lockPerson, ofPerson, ownerOf, type Person, type PersonCall, reauthenticate } from './person.ts'
import { firstCodes } from './recovery-codes.ts'
import { mailStaff, tellMember } from './tell-owner.ts'
import { addressOf, findStep, newSecret, stepOf } from './totp.ts'

/** A secret takes effect only after a code made from it was entered, so that a failed scan locks no one out. */
export async function beginAuthenticator(
  call: PersonCall,
  { body }: { body: Reauthentication },
): Promise<AuthenticatorSecret> {
  await reauthenticate(call, body.password)
  const { person, platform } = call
  const secret = newSecret()
  const { productName } = await getSystemInfo(call)
  // The secret is no part of the transaction's answer, which an Idempotency-Key would store.
  await call.write(async (tx) => {
    await lockPerson(tx, person)
    const [[existing]] = await readWithin(tx)(findAuthenticator(person))
    if (existing?.confirmed_at) throw refuse('secondFactor.on')
    await tx.deleteFrom('authenticator').where(ofPerson(person)).execute()
    await tx
      .insertInto('authenticator')
      .values({ ...ownerOf(person), secret_sealed: platform.personalData.seal(secret) })
      .execute()
  })
  return { secret, address: addressOf(secret, productName, call.accountName) }
}

export async function confirmAuthenticator(
  call: PersonCall,
  { body }: { body: { code: string } },
): Promise<RecoveryCodes> {
  const { person, platform } = call
  const limit = { key: `totp:${person.kind}:${person.id}`, most: 10, minutes: 15 }
  const exceeded = await countAttempts(platform.staff, [limit])
  if (exceeded) throw locked(exceeded)
  let recoveryCodes: string[] = []
  await call.write(async (tx) => {
    await lockPerson(tx, person)
    const [[row]] = await readWithin(tx)(findAuthenticator(person))
    if (!row) throw refuse('secondFactor.notBegun')
    if (row.confirmed_at) throw refuse('secondFactor.on')
    const step = findStep(platform.personalData.open(row.secret_sealed), body.code, platform.clock.now())
    if (step === undefined) throw new Refusal([at('code', 'secondFactor.codeWrong')])
    await tx
      .updateTable('authenticator')
      .set({ confirmed_at: raw<string>`now()`, last_step: String(step) })
      .where('id', '=', row.id)
      .execute()
    recoveryCodes = await firstCodes(tx, call)
    await call.endEnrolment(tx)
    await tellMember(tx, person, 'added')
  })
  await mailStaff(call, person, 'added')
  await forgetAttempts(platform.staff, [limit.key])
  return { recoveryCodes }
}

export async function removeAuthenticator(
  call: PersonCall,
  { body }: { body: Reauthentication },
): Promise<void> {
  await reauthenticate(call, body.password)
  await call.write(async (tx) => {
    await lockPerson(tx, call.person)
    const removed = await tx
      .deleteFrom('authenticator')
      .where(ofPerson(call.person))
      .where('confirmed_at', 'is not', null)
      .returning('id')
      .execute()
    if (removed.length === 0) throw refuse('secondFactor.none')
    await settleRemoval(tx, call.person)
    await tellMember(tx, call.person, 'removed')
  })
  await mailStaff(call, call.person, 'removed')
}

/**
 * Takes the code's time step; false where that or a later one was used before, also by a concurrent request. A step that
 * lies ahead of the clock was used while the clock was wrong: it does not lock the owner out until that time comes.
 */
export async function spendStep(tx: Tx, person: Person, step: number, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('authenticator')
    .set({ last_step: String(step), last_used_at: raw<string>`now()` })
    .where(ofPerson(person))
    .where('confirmed_at', 'is not', null)
    .where(raw<boolean>`(last_step < ${step} or last_step > ${stepOf(now) + 1})`)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}
