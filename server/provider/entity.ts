import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { Columns } from '@quayside/contract/kernel/columns.ts'
import type { Identities } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { GatewayEntityName } from '@quayside/contract/office/scopes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Acting } from '../platform/records/acting.ts'
import type { Reader } from '../platform/records/read-within.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import type { RowSchema, SqlByName } from './row-of.ts'

/** What the back office's call and the gateway's have in common. */
export type ProviderCall = { readonly platform: Platform; readonly locale: Locale; readonly read: Reader }
export type ProviderActing = Acting & { readonly actor: 'provider' }
/** Who acts for the provider, and with what. */
export type ActingCall = { readonly platform: Platform; readonly acting: ProviderActing }

/** A fact of the machine in SQL: the expression, and what it gives for each value of the fact. */
export type FactColumn = { readonly sql: RawBuilder<unknown>; readonly values: ReadonlyMap<unknown, string> }
export type FactColumns = Readonly<Record<string, FactColumn>>

/** Records that the ERP reads. `r` is the record's row in every piece of SQL. */
export type ErpRecords = {
  /** The name in the gateway's paths and scopes. */
  readonly name: GatewayEntityName
  readonly from: RawBuilder<unknown>
  readonly columns: RawBuilder<Found>
  /** The records visible to the provider; others do not exist for staff and ERP alike. */
  readonly visible: RawBuilder<boolean>
  readonly query: Schema
  /** Fields of the query that are more than a column's value. */
  readonly filters?: Readonly<Record<string, (value: unknown) => RawBuilder<boolean>>>
  readonly row: z.ZodMiniObject
  /** The record by itself: its schema with all of the row's, and what only it shows. */
  readonly detail?: Schema
  more?(row: Found, call: ProviderCall): Promise<object>
  readonly upsert?: Upsert
}
export type Found = { readonly id: string }

/** The office's list of one kind. A field of its row is a column of the record, or stands in `joined` or `more`. */
export type OfficeList = {
  readonly row: z.ZodMiniObject
  readonly columns: Columns
  /** Columns of the record that stand in another table, as the ERP's row has them too. */
  readonly joined?: SqlByName
  /** Fields of this list alone, and those that depend on the reader's language. */
  readonly more?: (locale: Locale) => SqlByName
  /** Fields that are made from the selected row. */
  readonly computed?: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => unknown>>
  readonly title?: RawBuilder<unknown>
  /** What the keyword is looked for in, besides the company's name. */
  readonly searched: readonly RawBuilder<unknown>[]
  readonly searchedLines?: (within: string) => RawBuilder<boolean>
  /** Filters that are more than the value of a field. */
  readonly filters?: Readonly<Record<string, (value: unknown) => RawBuilder<boolean>>>
  /** What it can be sorted by besides the usual, of the selected `record`. */
  readonly sort?: SqlByName
}

/** One kind of record that the provider works on, for the back office, the work queue, the files and the ERP alike. */
export type ProviderEntity = ErpRecords & {
  readonly kind: TaskKind
  /** The column with the machine's state. */
  readonly state: string
  /** What the machine asks of a record besides its state. */
  facts?(row: Found): unknown
  /** The same facts as SQL, where the machine has any: what waits is found by a condition written from its table. */
  readonly factColumns?: FactColumns
  /** When a step beside the machine is awaited. */
  readonly awaited?: Readonly<Record<string, RawBuilder<boolean>>>
  /** Which records wait for one of these in a state that the machine leads nowhere from. */
  readonly alsoWaits?: RawBuilder<boolean>
  /** What the customer reads for the state, where that depends on more than the state. */
  readonly label?: { readonly facts: RawBuilder<unknown>; text(facts: unknown): string }
  readonly number: RawBuilder<unknown>
  readonly title: RawBuilder<unknown>
  /** The title in the reader's language, where a partner's name is in it. */
  readonly titleIn?: (locale: Locale) => RawBuilder<unknown>
  /** In the work queue: since when it waits, and its name there where number and title would not do. */
  readonly since: RawBuilder<unknown>
  readonly task?: RawBuilder<unknown>
  /** The money that it is about, where there is any. */
  readonly sum?: { readonly currency: RawBuilder<unknown>; readonly amount: RawBuilder<unknown> }
  /** Where its files are attached; `a` is the attachment. */
  readonly files?: { readonly entity: string; readonly at: RawBuilder<boolean> }
  /** Its list in the back office, where that has more than number, title and state. */
  readonly office?: OfficeList
  /** The record as the back office shows it, without its owner and its steps. */
  readonly review: (record: { companyId: string; id: string }, call: ProviderCall) => Promise<object>
  /** Identity numbers that the review has masked, whole; asking for them leaves an audit row. */
  readonly identities?: (record: { companyId: string; id: string }, call: ProviderCall) => Promise<Identities>
  /** Steps that this person cannot take although machine and role allow them: who enters a payment does not release it. */
  barred?(row: Found, call: ActingCall): Promise<Readonly<Record<string, RefusalCode>>>
  /**
   * Locks the record in the order in which the commands lock, lets `admit` refuse it, and runs the module's command with
   * what is locked; answers what `admit` does.
   */
  readonly take: <T>(tx: Tx, acting: ProviderActing, step: Step, admit: () => Promise<T>) => Promise<T>
  /** What a step takes from the ERP besides `version`, `note` and `reason`. */
  readonly bodies?: Readonly<Record<string, z.core.$ZodLooseShape>>
  /** The provider's actions outside the state machine, and the fields they take. */
  readonly actions?: Readonly<Record<string, z.core.$ZodLooseShape>>
}

export const titleFor = ({ title, titleIn }: ProviderEntity, locale: Locale): RawBuilder<unknown> =>
  titleIn?.(locale) ?? title

/** `given` is what came with the call, checked by the step's schema. */
export type Step = {
  readonly id: string
  readonly name: string
  readonly given: Record<string, unknown> & {
    readonly reason?: string | undefined
    readonly note?: string | undefined
  }
}

/** What came with a step whose body has this shape: what its schema let through, with the shape's types. */
export const givenAs = <S extends z.core.$ZodLooseShape>(shape: S, given: Step['given']) =>
  z.parse(z.object(shape), given)

export type Typed<E extends object, Row, S extends z.ZodMiniObject> = Omit<
  E,
  'columns' | 'row' | 'more' | 'facts' | 'barred' | 'take'
> & {
  columns: RawBuilder<Row>
  row: RowSchema<Row, S>
  more?: (row: Row, call: ProviderCall) => Promise<object>
  facts?: (row: Row) => unknown
  barred?: (row: Row, call: ActingCall) => Promise<Readonly<Record<string, RefusalCode>>>
}
export type Stepped<L> = {
  lock: (tx: Tx, id: string) => Promise<L | undefined>
  /** The module's command for every step of the provider, and for its actions outside the state machine. */
  run: (tx: Tx, acting: ProviderActing, step: Step & { readonly locked: L }) => Promise<unknown>
}

export const erpRecords = <Row extends Found, S extends z.ZodMiniObject>(
  records: Typed<ErpRecords, Row, S>,
): ErpRecords => records

export const providerEntity = <
  Row extends Found & { company_id: string; version: number },
  S extends z.ZodMiniObject,
  L extends object,
>({
  lock,
  run,
  ...entity
}: Typed<ProviderEntity, Row, S> & Stepped<L>): ProviderEntity => ({
  ...entity,
  take: async (tx, acting, step, admit) => {
    const locked = getOrRefuse(await lock(tx, step.id))
    const admitted = await admit()
    await run(tx, acting, { ...step, locked })
    return admitted
  },
})

/** The condition that excludes drafts, which only the customer sees; see `draft` in contract/office/kinds.ts. */
export function excludesDrafts(kind: TaskKind, column: RawBuilder<unknown>): RawBuilder<boolean> {
  const { machine, draft = '' } = kindOf(kind)
  return raw<boolean>`${column} <> ${raw.lit(machine.states.codes[draft] ?? '')}`
}

export type Outcome = { readonly id?: string } | { readonly findings: readonly Finding[] }

export type Upsert = {
  readonly row: Schema
  readonly summary: string
  /** What makes two rows of a batch the same record, and the field to say it at. */
  keyOf(draft: unknown): string
  readonly keyField: string
  /** All rows at once, each with its own outcome; what is refused here has changed nothing. */
  write(tx: Tx, drafts: readonly unknown[], call: ActingCall): Promise<readonly Outcome[]>
}

/** Entities that the ERP writes and does not read. */
export type WrittenEntity = { readonly name: GatewayEntityName; readonly upsert: Upsert }

export const upsertOf = <R extends Schema>(upsert: {
  row: R
  summary: string
  keyOf: (draft: z.output<R>) => string
  keyField: string
  write: (tx: Tx, drafts: readonly z.output<R>[], call: ActingCall) => Promise<readonly Outcome[]>
}): Upsert => upsert
