import {
  type ReportColumn,
  type ReportDeclaration,
  type ReportFilter,
  type ReportNo,
  reportCatalogue,
} from '@quayside/contract/reports/report.catalogue.ts'
import type { ColumnKind } from '../../platform/excel/write-sheet.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'

/** A column as both formats need it; codes are printed in the caller's language. */
type Column<Row> = {
  readonly kind: ColumnKind
  /** In characters, where the kind's usual width does not fit. */
  readonly width?: number
  readonly value: (row: Row, text: Texts) => string | null | undefined
}

/** A report with its rows: how many there are (so that none and too many are refused before a byte leaves), and each. */
export type Report = {
  readonly no: ReportNo
  readonly declaration: ReportDeclaration
  readonly columns: readonly (Column<never> & { readonly key: string })[]
  readonly count: (call: Call, filter: never) => Promise<number>
  readonly rows: (call: Call, filter: never) => AsyncIterable<unknown>
}
export type Reports = Readonly<Record<ReportNo, Report>>

export function defineReport<const N extends ReportNo, Row>(
  no: N,
  report: {
    count(call: Call, filter: ReportFilter<N>): Promise<number>
    rows(call: Call, filter: ReportFilter<N>): AsyncIterable<Row>
    columns: { readonly [C in ReportColumn<N>]: Column<Row> }
  },
): Report {
  const declaration: ReportDeclaration = reportCatalogue[no]
  const columns = report.columns as Readonly<Record<string, Column<never>>>
  return {
    no,
    declaration,
    columns: declaration.columns.flatMap((key) => {
      const column = columns[key]
      return column ? [{ ...column, key }] : []
    }),
    count: report.count as Report['count'],
    rows: report.rows as Report['rows'],
  }
}

const rowsAtOnce = 1_000

/** Piece after piece in the order of a key, so that neither memory nor a transaction grows with the report. */
export async function* inPieces<Row>(
  next: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const piece = await next(last, rowsAtOnce)
    yield* piece
    if (piece.length < rowsAtOnce) return
    last = piece.at(-1)
  }
}
