import type { GatewayEntityName } from '@quayside/contract/gateway/scopes.ts'
import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import type { Machine } from '@quayside/contract/kernel/machine.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { RefusalCode } from '@quayside/contract/refusals.ts'
import type { Compilable } from 'kysely'
import type * as z from 'zod/mini'
import type { Tx } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Reader } from '../platform/records/read-in.ts'
import type { GatewayCall } from './call.ts'

/**
 * One entity of /erp/v1 is one file: how its records are read, which transitions the provider drives and by which
 * command, and how rows are upserted. Everything around that is done once, in this folder.
 */
export type GatewayEntity = {
  readonly name: GatewayEntityName
  readonly records?: Records
  readonly transitions?: Transitions
  readonly upsert?: Upsert
}

type Found = { readonly id: string }
export type Page = { readonly after: string; readonly limit: number }

export type Records = {
  readonly query: Schema
  readonly row: Schema
  readonly page: (query: never) => Compilable<Found>
  readonly one: (id: string) => Compilable<Found>
  readonly toRow: (row: never, platform: Platform) => object
  /** What only the record itself shows, and its schema with all of the row's. */
  readonly detail?: Schema
  readonly more?: (row: never, read: Reader, platform: Platform) => Promise<object>
  readonly standing?: (row: never) => Standing
}

/** Where a record stands in its machine. */
export type Standing = {
  readonly companyId: string
  readonly state: CodeValue
  readonly facts: unknown
}

export const recordsOf = <Q extends Schema, R extends Found>(records: {
  query: Q
  row: Schema
  /** Rows after a cursor in the order of ids, each as its columns are called on the wire. */
  page: (query: z.output<Q> & Page) => Compilable<R>
  one: (id: string) => Compilable<R>
  toRow: (row: R, platform: Platform) => object
  detail?: Schema
  more?: (row: R, read: Reader, platform: Platform) => Promise<object>
  standing?: (row: R) => Standing
}): Records => records as unknown as Records

export type Locked = Standing & { readonly version: number }
/** `given` is what came with the call, checked by the transition's schema. */
export type Step = {
  readonly id: string
  readonly name: string
  readonly given: Record<string, unknown> & { readonly reason?: string; readonly note?: string }
}

export type Transitions = {
  readonly machine: Machine<string, never>
  /** The entity's name in events and on timelines. */
  readonly entity: string
  /** What a transition takes besides `version`, `note` and `reason`. */
  readonly bodies?: Readonly<Record<string, z.core.$ZodLooseShape>>
  /** Actions of the provider beside the machine, and what they take. */
  readonly actions?: Readonly<Record<string, z.core.$ZodLooseShape>>
  /** The record's row, locked in the order in which the command locks. */
  readonly lock: (tx: Tx, id: string) => Promise<Locked | undefined>
  /** The module's own command. */
  readonly run: (tx: Tx, acting: GatewayCall['acting'], step: Step) => Promise<unknown>
}

export const transitionsOf = <S extends string, F, R extends RefusalCode>(
  transitions: Omit<Transitions, 'machine'> & { machine: Machine<S, F, R> },
): Transitions => transitions as unknown as Transitions

export type Outcome = { readonly id?: string } | { readonly findings: readonly Finding[] }

export type Upsert = {
  readonly row: Schema
  readonly summary: string
  /** What makes two rows of a batch the same record, and the field to say it at. */
  readonly keyOf: (draft: never) => string
  readonly keyField: string
  /** All rows at once, each with its own outcome; what is refused here has changed nothing. */
  readonly write: (tx: Tx, drafts: readonly never[], call: GatewayCall) => Promise<readonly Outcome[]>
}

export const upsertOf = <R extends Schema>(upsert: {
  row: R
  summary: string
  keyOf: (draft: z.output<R>) => string
  keyField: string
  write: (tx: Tx, drafts: readonly z.output<R>[], call: GatewayCall) => Promise<readonly Outcome[]>
}): Upsert => upsert as unknown as Upsert
