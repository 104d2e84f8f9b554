import { randomBytes } from 'node:crypto'
import type { Reauthentication, RecoveryCodes } from '@quayside/contract/account/second-factor.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../../platform/crypto/personal-data.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readWithin } from '../../../platform/records/read-within.ts'
import { findAuthenticator, findPasskeys, findUnusedCodes } from './factors.ts'
import { lockPerson, ofPerson, ownerOf, type Person, type PersonCall, reauthenticate } from './person.ts'
import { toBase32 } from './totp.ts'

const codesAtOnce = 10
/** 80 bits: four groups of four letters and digits. */
const bytesOfCode = 10

const newCode = (): string => toBase32(randomBytes(bytesOfCode)).replaceAll(/(.{4})(?=.)/g, '$1-')

/** A code counts as typed: with or without the dashes, in either case. */
const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')

/** Under the data key and with its owner: the table alone does not allow to try codes out. */
const hashed = (person: Person, code: string): string =>
  `recovery ${person.kind} ${person.id} ${plainCode(code)}`

async function replaceCodes(tx: Tx, personalData: PersonalData, person: Person): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newCode)
  await tx.deleteFrom('recovery_code').where(ofPerson(person)).execute()
  await tx
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        ...ownerOf(person),
        code_hash: personalData.fingerprint(hashed(person, code)),
      })),
    )
    .execute()
  return codes
}

/** The codes that come with somebody's first second factor; none for a further one. */
export async function firstCodes(tx: Tx, call: PersonCall): Promise<string[]> {
  const [unused] = await readWithin(tx)(findUnusedCodes(call.person))
  return unused.length > 0 ? [] : replaceCodes(tx, call.platform.personalData, call.person)
}

export async function renewRecoveryCodes(
  call: PersonCall,
  { body }: { body: Reauthentication },
): Promise<RecoveryCodes> {
  await reauthenticate(call, body.password)
  // Not part of the transaction's answer, which an Idempotency-Key would store.
  let recoveryCodes: string[] = []
  await call.write(async (tx) => {
    await lockPerson(tx, call.person)
    const [[authenticator], passkeys] = await readWithin(tx)(
      findAuthenticator(call.person),
      findPasskeys(call.person),
    )
    if (!authenticator?.confirmed_at && passkeys.length === 0) throw refuse('secondFactor.none')
    recoveryCodes = await replaceCodes(tx, call.platform.personalData, call.person)
  })
  return { recoveryCodes }
}

/** Takes the code; false where it is none of the person's, or was used. */
export async function spendRecoveryCode(
  tx: Tx,
  personalData: PersonalData,
  person: Person,
  typed: string,
): Promise<boolean> {
  const hashes = personalData.fingerprintsToSearch(hashed(person, typed))
  const spent = await tx
    .updateTable('recovery_code')
    .set({ used_at: raw<string>`now()` })
    .where(ofPerson(person))
    .where('code_hash', '=', raw<string>`any(${hashes}::text[])`)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}
