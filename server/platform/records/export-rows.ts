import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw, type SelectQueryBuilder } from 'kysely'
import { type WrittenColumn, writeSheet, xlsxMime } from '../excel/write-sheet.ts'
import { Binary } from '../http/binary.ts'
import type { Call } from '../session/call.ts'
import { type SortColumns, type Sorting, sorted } from './list-page.ts'

/** How a column of a list is written; its heading is the field's name in the caller's language. */
export type ExportColumns<K extends string, Row> = Readonly<Record<K, Omit<WrittenColumn<Row>, 'header'>>>

const rowsAtMost = 100_000
/** Small batches are freed by minor garbage collections; objects that survive two wait for a major one. */
const rowsAtOnce = 200

/**
 * The rows of a list as a workbook, streamed. The first read fixes the ids and their order; the rows are
 * fetched in batches as the client reads, so that neither memory nor a transaction grows with their number.
 */
export async function exportRows<
  D,
  TB extends keyof D,
  O extends { id: string },
  C extends string,
  K extends string,
  T,
>(
  call: Call,
  list: {
    readonly entity: string
    readonly query: SelectQueryBuilder<D, TB, O>
    readonly sorting: Sorting<C>
    readonly sortColumns: SortColumns<C>
    readonly toRow: (row: O) => T
    readonly columns: ExportColumns<K, T>
    readonly chosen: readonly K[]
  },
): Promise<Binary> {
  const { id } = list.sortColumns
  const [found] = await call.read(
    sorted(list.query, list.sorting, list.sortColumns)
      .clearSelect()
      .select(raw<string>`${id}`.as('id'))
      .limit(rowsAtMost + 1)
      .$castTo<{ id: string }>(),
  )
  const ids = found.map((row) => row.id)
  if (ids.length === 0) throw refuse('export.noData')
  if (ids.length > rowsAtMost) throw refuse('excel.tooManyToExport', { max: rowsAtMost })

  async function* rows(): AsyncGenerator<T> {
    for (let start = 0; start < ids.length; start += rowsAtOnce) {
      const piece = ids.slice(start, start + rowsAtOnce)
      const [answer] = await call.read(list.query.where(id, '=', raw<string>`any(${piece}::bigint[])`))
      const byId = new Map(answer.map((row) => [row.id, row]))
      for (const wanted of piece) {
        const row = byId.get(wanted)
        if (row) yield list.toRow(row)
      }
    }
  }

  const name = call.text(`fields.${list.entity}.recordName`)
  const columns = list.chosen.map((key) => ({
    ...list.columns[key],
    header: call.text(`fields.${list.entity}.${key}`),
  }))
  return new Binary({
    body: writeSheet(name, columns, rows()),
    mime: xlsxMime,
    fileName: `${name}-${call.platform.clock.today()}.xlsx`,
  })
}
