import { LoginSettings, type SecondFactors } from '@quayside/contract/account/second-factor.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql, type Tx } from '../../../platform/database/database.ts'
import { readWithin } from '../../../platform/records/read-within.ts'
import { ofPerson, type Person, type PersonCall } from './person.ts'

/** The provider's setting of whom it asks for a second factor. */
export const loginKey = 'login'
const usualSettings: LoginSettings = { isStaffFactorRequired: false, isCustomerFactorRequired: false }

export const findLoginSettings = sql
  .selectFrom('system_config')
  .select(['value', 'version'])
  .where('key', '=', loginKey)

export function loginSettingsOf(value: unknown): LoginSettings {
  const settings = (value as { '*'?: object } | undefined)?.['*']
  return LoginSettings.parse({ ...usualSettings, ...settings })
}

/** Whether the member or the one of staff in a row of the query has a second factor that counts. */
export const hasSecondFactor = {
  member: raw<boolean>`(exists (select 1 from authenticator a where a.person_id = member.person_id and a.confirmed_at is not null)
    or exists (select 1 from passkey p where p.person_id = member.person_id))`,
  staff: raw<boolean>`(exists (select 1 from authenticator a where a.staff_id = staff.id and a.confirmed_at is not null)
    or exists (select 1 from passkey p where p.staff_id = staff.id))`,
}

const settingSays = (name: keyof LoginSettings): RawBuilder<boolean> =>
  raw<boolean>`coalesce((select (value -> '*' ->> ${name})::boolean from system_config where key = ${loginKey}), false)`

/** Whether the company, or the provider for all customers or all staff, asks for one. */
export const isFactorRequired = {
  member: raw<boolean>`(coalesce((select r.is_second_factor_required from login_rule r
    where r.company_id = member.company_id), false) or ${settingSays('isCustomerFactorRequired')})`,
  staff: settingSays('isStaffFactorRequired'),
}

const findRequirement = (person: Person) =>
  person.kind === 'member'
    ? // In any of the person's companies: the factor is the same in all of them.
      sql
        .selectFrom('person')
        .select(
          raw<boolean>`(app.is_factor_required(id) or ${settingSays('isCustomerFactorRequired')})`.as(
            'isRequired',
          ),
        )
        .where('id', '=', person.id)
    : sql.selectFrom('staff').select(isFactorRequired.staff.as('isRequired')).where('id', '=', person.id)

export const findAuthenticator = (person: Person) =>
  sql
    .selectFrom('authenticator')
    .select(['id', 'secret_sealed', 'confirmed_at', 'last_used_at'])
    .where(ofPerson(person))

export const findPasskeys = (person: Person) =>
  sql
    .selectFrom('passkey')
    .select(['id', 'name', 'credential_id', 'public_key', 'counter', 'transports'])
    .select(['created_at', 'last_used_at'])
    .where(ofPerson(person))
    .orderBy('id')

export const findUnusedCodes = (person: Person) =>
  sql.selectFrom('recovery_code').select('id').where(ofPerson(person)).where('used_at', 'is', null)

export async function listSecondFactors(call: PersonCall): Promise<SecondFactors> {
  const { person, isEnrolling } = call
  const [[authenticator], passkeys, codes, [requirement]] = await call.read(
    findAuthenticator(person),
    findPasskeys(person),
    findUnusedCodes(person),
    findRequirement(person),
  )
  const since = authenticator?.confirmed_at
  return {
    authenticator:
      authenticator && since ? { createdAt: since, lastUsedAt: authenticator.last_used_at } : null,
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
    })),
    recoveryCodesLeft: codes.length,
    isRequired: requirement?.isRequired === true,
    isEnrolling,
  }
}

/** After a factor was removed: the recovery codes go with the last one, which stays where one is required. */
export async function settleRemoval(tx: Tx, person: Person): Promise<void> {
  const [[authenticator], passkeys, [requirement]] = await readWithin(tx)(
    findAuthenticator(person),
    findPasskeys(person),
    findRequirement(person),
  )
  if (authenticator?.confirmed_at || passkeys.length > 0) return
  if (requirement?.isRequired) throw refuse('secondFactor.required')
  await tx.deleteFrom('recovery_code').where(ofPerson(person)).execute()
}

/** Removes the factors of somebody who lost them all, or leaves. */
export async function removeAllFactors(tx: Tx, person: Person): Promise<boolean> {
  const codes = await tx.deleteFrom('authenticator').where(ofPerson(person)).returning('id').execute()
  const passkeys = await tx.deleteFrom('passkey').where(ofPerson(person)).returning('id').execute()
  await tx.deleteFrom('recovery_code').where(ofPerson(person)).execute()
  return codes.length + passkeys.length > 0
}
