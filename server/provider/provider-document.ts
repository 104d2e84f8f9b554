import { history, ofCompany } from '@quayside/contract/gateway/records.ts'
import type { Columns } from '@quayside/contract/kernel/columns.ts'
import { type ErpRow, erpRow, type NothingMore } from '@quayside/contract/kernel/documents/door-rows.ts'
import { entities } from '@quayside/contract/kernel/entities.ts'
import { code } from '@quayside/contract/kernel/schema.ts'
import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { type RawBuilder, sql as raw, type Selectable } from 'kysely'
import * as z from 'zod/mini'
import {
  excludesDrafts,
  type OfficeList,
  type ProviderCall,
  type ProviderEntity,
  providerEntity,
  type Stepped,
  type Typed,
} from './entity.ts'
import { type JoinedRow, type RowSchema, type SqlByName, selected } from './row-of.ts'

type TableOf<K extends TaskKind> = (typeof entities)[K]['table']
/** Kinds whose records are kept by company and hidden when they are removed. */
type DocumentKind = {
  [K in TaskKind]: Selectable<DB[TableOf<K>]> extends {
    readonly id: string
    readonly company_id: string
    readonly version: number
    readonly deleted_at: string | null
  }
    ? K
    : never
}[TaskKind]
type RowOf<K extends DocumentKind, S extends SqlByName> = Selectable<DB[TableOf<K>]> & JoinedRow<S>

/** What the ERP has of a document besides its columns. */
type ErpMore<R extends z.core.$ZodLooseShape> = {
  /** Columns that no list of ours has. */
  readonly row?: R
  /** Filters besides company and state. */
  readonly query?: z.core.$ZodLooseShape
  /** What only the record itself shows, besides its timeline and the next steps. */
  readonly detail?: z.core.$ZodLooseShape
}

type Made = 'from' | 'columns' | 'row' | 'detail' | 'query' | 'office' | 'state' | 'number' | 'visible'
type Document<
  K extends DocumentKind,
  C extends Columns,
  J extends SqlByName,
  F extends SqlByName,
  R extends z.core.$ZodLooseShape,
  L,
> = Omit<Typed<ProviderEntity, RowOf<K, J & F>, ErpRow<C, R>>, Made | 'kind'> &
  Stepped<L> & {
    readonly kind: K
    /** The record's table of columns; one without SQL of its own is a column of the database's table. */
    readonly columns: C & (RowSchema<RowOf<K, J & F>, ErpRow<C, R>> extends never ? never : unknown)
    /** The tables beside the record's own, which is `r`. */
    readonly joins?: RawBuilder<unknown>
    /** Columns of the record that stand in another table or are computed. */
    readonly joined?: J
    /** What its facts are asked from, besides its columns. */
    readonly factSql?: F
    readonly erp?: ErpMore<R>
    readonly office: Omit<OfficeList, 'columns' | 'joined'>
    /** Its number, where that is not a column of its own. */
    readonly number?: RawBuilder<unknown>
    /** Which records the provider sees, where that is more than that they are no drafts. */
    readonly visible?: RawBuilder<boolean>
  }

/**
 * A kind of record whose fields are a table of columns: what is selected, who sees it, and the rows at both doors follow
 * from its declaration.
 */
export function providerDocument<
  K extends DocumentKind,
  C extends Columns,
  L extends object,
  J extends SqlByName = NothingMore,
  F extends SqlByName = NothingMore,
  R extends z.core.$ZodLooseShape = NothingMore,
>(document: Document<K, C, J, F, R, L>): ProviderEntity {
  const { kind, columns, joins, joined, factSql, erp, office, number, visible, ...own } = document
  const { machine, draft } = kindOf(kind)
  const row = erpRow(columns, { ...erp?.row })
  const beside = { ...joined, ...factSql }
  const hasMore = Object.keys(beside).length > 0
  return providerEntity<never, z.ZodMiniObject, L>({
    ...own,
    kind,
    from: raw`${raw.ref(entities[kind].table)} r ${joins ?? raw``}`,
    columns: hasMore ? raw`r.*, ${selected(beside)}` : raw`r.*`,
    visible:
      visible ??
      (draft === undefined
        ? raw<boolean>`r.deleted_at is null`
        : raw<boolean>`r.deleted_at is null and ${excludesDrafts(kind, raw`r.state`)}`),
    state: 'state',
    number: number ?? raw`r.number`,
    office: { ...office, columns, ...(joined && { joined }) },
    query: z.strictObject({ ...ofCompany, state: z.optional(code(machine.states)), ...erp?.query }),
    row,
    detail: z.extend(row, { ...erp?.detail, ...history }),
  })
}

/** What the record itself shows the ERP besides its row, by name: picked from what the back office reads. */
export const pickedFrom =
  <T extends object, N extends keyof T>(
    review: (record: { companyId: string; id: string }, call: ProviderCall) => Promise<T>,
    ...names: readonly N[]
  ) =>
  async ({ company_id: companyId, id }: { company_id: string; id: string }, call: ProviderCall) => {
    const shown = await review({ companyId, id }, call)
    return Object.fromEntries(names.map((name) => [name, shown[name]]))
  }
