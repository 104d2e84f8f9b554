import { type RawBuilder, sql as raw } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Reader } from '../../../platform/records/read-within.ts'
import type { OpenCall } from '../../../platform/session/call.ts'

/**
 * Whose second factor it is: both kinds are stored in the same tables and handled by the same code. That of a customer is
 * the person's, for all companies; `membership` names the one that gets messages about it.
 */
export type Person =
  | {
      readonly kind: 'member'
      readonly id: string
      readonly membership?: { readonly companyId: string; readonly memberId: string }
    }
  | { readonly kind: 'staff'; readonly id: string }

/** A call at either door, as far as second factors are concerned. */
export type PersonCall = OpenCall & {
  readonly person: Person
  /** The name that an authenticator shows beside the product's. */
  readonly accountName: string
  /** The session has to set up a second factor before it opens anything else. */
  readonly isEnrolling: boolean
  readonly read: Reader
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Refuses at the field when the password is wrong. */
  confirmPassword(path: string, typed: string): Promise<unknown>
  /** The session has a second factor and opens everything from now on. */
  endEnrolment(tx: Tx): Promise<void>
}

export const ownerOf = (person: Person) =>
  person.kind === 'member'
    ? { person_id: person.id, staff_id: null }
    : { person_id: null, staff_id: person.id }

/** Rows of the person, in any of the three tables. */
export const ofPerson = (person: Person): RawBuilder<boolean> =>
  person.kind === 'member' ? raw<boolean>`person_id = ${person.id}` : raw<boolean>`staff_id = ${person.id}`

/** Changes of one person's factors happen one after the other. */
export async function lockPerson(tx: Tx, person: Person): Promise<void> {
  const table = person.kind === 'staff' ? 'staff' : 'person'
  await tx.selectFrom(table).select('id').where('id', '=', person.id).forUpdate().execute()
}

/** The password again, unless the person has just logged in to set up a second factor. */
export async function reauthenticate(call: PersonCall, password: string | undefined): Promise<void> {
  if (!call.isEnrolling) await call.confirmPassword('password', password ?? '')
}
