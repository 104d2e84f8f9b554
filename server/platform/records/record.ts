import {
  type Columns,
  type ExportedKey,
  type SortableKey,
  shapesOf,
} from '@quayside/contract/kernel/columns.ts'
import type { Page } from '@quayside/contract/kernel/page.ts'
import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import type { Binary } from '../http/binary.ts'
import { type Call, getOrRefuse } from '../session/call.ts'
import type { Texts } from '../texts.ts'
import { entryCells } from './entry-cells.ts'
import { cellsOf } from './export-cells.ts'
import { exportRows } from './export-rows.ts'
import { type Find, filteredList, type Listed } from './filtered-list.ts'
import { listPage, type SortColumns, type Sorting, summedPage } from './list-page.ts'
import type { Summing } from './list-sums.ts'
import { masking } from './mask-columns.ts'
import type { Reader } from './read-within.ts'
import type { Kept, RecordTable } from './record-table.ts'
import { findTimeline, toTimeline } from './timeline.ts'

export type OwnCells<T extends Columns, R> = { readonly [K in keyof T]?: (row: R) => string }

const optionsAtMost = 20

/**
 * A kind of record: where it is kept, for the verbs that write it (record-writes.ts), and its reads. `list`, `export`,
 * `options` and `detail` are handlers. Lists, exports and pickers mask personal data, the record itself shows it whole;
 * an export has phone numbers whole.
 * A record whose page shows more than its row and its timeline writes its own `detail` and `read`.
 */
export function recordOf<
  N extends RecordTable,
  T extends Columns,
  F extends object,
  D,
  TB extends keyof D,
  O extends { id: string; version: number },
  R extends object,
  S extends string = never,
>(
  record: Kept<N> & {
    readonly columns: T
    /** The company's records that the given filters leave: `filteredBy`, where every filter is one condition. */
    readonly find: Find<F, D, TB, O>
    readonly sort: SortColumns<SortableKey<T>>
    readonly toRow: (row: O, call: Call) => R
    /** Cells of an export that the table of columns does not describe. */
    readonly cells?: (text: Texts) => OwnCells<T, R>
    /** What the list adds up, where its call has `sums`. */
    readonly sums?: Summing<S>
  },
) {
  const { entity, columns, find, sort, toRow } = record
  const mask = masking(columns)
  const maskExported = masking(columns, true)
  const toListed = (call: Call) => (row: O) => mask(toRow(row, call))

  type ListQuery = F & Page & Sorting<SortableKey<T>>
  const compiledList = find.source && filteredList(find.source, sort, record.sums)
  const list = (call: Call, { query }: { query: ListQuery }): Promise<Listed<R, S>> => {
    const { sums } = record
    if (compiledList) return compiledList(call, query, toListed(call))
    const found = find(call, query)
    return sums
      ? summedPage(call, found, query, sort, toListed(call), sums)
      : (listPage(call, found, query, sort, toListed(call)) as Promise<Listed<R, S>>)
  }

  type ExportQuery = F & Sorting<SortableKey<T>> & { columns?: readonly ExportedKey<T>[] | undefined }
  /** `own` are cells that need more than a row and texts. */
  const exportList = async (
    call: Call,
    { query }: { query: ExportQuery },
    own: OwnCells<T, R> = {},
  ): Promise<Binary> => {
    const entries = await entryCells(call, columns)
    return exportRows(call, {
      entity,
      query: find(call, query),
      sorting: query,
      sortColumns: sort,
      toRow: (row) => maskExported(toRow(row, call)),
      columns: cellsOf<T, R>(columns, call.text, { ...entries, ...record.cells?.(call.text), ...own }),
      chosen: query.columns ?? shapesOf(columns).exported,
    })
  }

  /** A few rows for a picker, in an order written as SQL, reduced to the fields of the picker's schema. */
  const options = <K extends keyof R & string>(
    option: { readonly shape: Readonly<Record<K, unknown>> },
    order: RawBuilder<unknown>,
  ) => {
    const keys = Object.keys(option.shape) as K[]
    return async (call: Call, { query }: { query: F }): Promise<Pick<R, K>[]> => {
      const [rows] = await call.read(find(call, query).orderBy(order).limit(optionsAtMost))
      return rows
        .map(toListed(call))
        .map((row) => Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<R, K>)
    }
  }

  /** The record as its page shows it, also sent with the refusal of a stale save. */
  async function read(
    reader: Reader,
    call: Call,
    id: string,
  ): Promise<R & { version: number; timeline: TimelineEntry[] }> {
    const one = find(call, {} as F).where(raw<boolean>`${sort.id} = ${id}`)
    const key = { companyId: call.principal.companyId, entity, id }
    const [rows, events] = await reader(one, findTimeline(key))
    const row = getOrRefuse(rows[0])
    return { ...toRow(row, call), version: row.version, timeline: toTimeline(events) }
  }
  const detail = (call: Call, { params }: { params: { id: string } }) => read(call.read, call, params.id)

  return {
    entity,
    table: record.table,
    once: record.once ?? {},
    source: find.source,
    list,
    export: exportList,
    options,
    detail,
    read,
  }
}
