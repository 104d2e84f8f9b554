import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { Colleague, NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'

/** What colleagues are told of a record: the names of phrases under server.notices.teamwork. */
type TeamworkPhrase = 'note' | 'mention' | 'task' | 'taskDone' | 'taskDue'

export type Told = {
  readonly companyId: string
  readonly key: NotedKey<string>
  readonly phrase: TeamworkPhrase
  readonly params: Readonly<Record<string, string | number>>
  /** Members, or staff. */
  readonly to: readonly string[]
}

/** The record, whose it is, and who may see it, the caller among them. */
export type Noted = { readonly companyId: string; readonly number: string; readonly colleagues: Colleague[] }

/**
 * The side that works together on records: the members of one company, or the provider's staff. Each has tables of its
 * own, with the same columns; the customers' database role has no privilege on those of the staff.
 */
export type TeamworkDesk<E extends string> = {
  readonly tables: TeamworkTables
  /** The company of a member's desk; undefined for staff, who have records of all companies. */
  readonly companyId: string | undefined
  readonly me: Colleague
  readonly today: string
  readonly read: Reader
  write<T>(about: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** To a caller who may not see the record it does not exist. */
  find(key: NotedKey<E>): Promise<Noted>
  tell(tx: Tx, told: Told): Promise<void>
  /** Open browsers of this side are told, and no others. */
  changed(tx: Tx, companyId: string, entity: Extract<Entity, 'recordNote' | 'recordTask'>): void
}

export type TeamworkTables = {
  readonly note: 'record_note' | 'staff_note'
  readonly task: 'record_task' | 'staff_task'
  readonly follower: 'record_follower' | 'staff_follower'
  readonly person: 'member' | 'staff'
}
export const memberTables = {
  note: 'record_note',
  task: 'record_task',
  follower: 'record_follower',
  person: 'member',
} as const satisfies TeamworkTables
export const staffTables = {
  note: 'staff_note',
  task: 'staff_task',
  follower: 'staff_follower',
  person: 'staff',
} as const satisfies TeamworkTables

/** Whether a person still works here, by the name that the statement has for the person. */
export const isHere = ({ person }: TeamworkTables, name: string) =>
  person === 'member'
    ? raw<boolean>`(${raw.ref(name)}.is_enabled and ${raw.ref(name)}.deleted_at is null)`
    : raw<boolean>`${raw.ref(name)}.is_enabled`

/** For statements: the tables of both sides have the same columns, and the types name those of one. */
export const typed = (tables: TeamworkTables) => tables as typeof memberTables
