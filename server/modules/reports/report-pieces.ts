import type { Compilable } from 'kysely'
import { type AskedReport, type Cells, findRows } from './report-queries.ts'

/** Reads one statement for whom the report is made: a member's call, or a job that names the company. */
export type ReadCells = (query: Compilable<Cells>) => Promise<readonly Cells[]>

/** A piece is garbage before the next one comes; a large one would have reached the old generation by then. */
const rowsAtOnce = 500
/** Reports whose rows are sums have few of them. */
const sumsAtMost = 10_000

/** Piece after piece in the order of the key, so that neither memory nor a transaction grows with the report. */
export async function* piecesOf(asked: AskedReport, read: ReadCells): AsyncGenerator<readonly Cells[]> {
  if (asked.report.isWhole) {
    yield await read(findRows(asked, { limit: sumsAtMost, isForFile: true }))
    return
  }
  let after: string | undefined
  for (;;) {
    const piece = await read(findRows(asked, { limit: rowsAtOnce, after, isForFile: true }))
    yield piece
    if (piece.length < rowsAtOnce) return
    after = piece.at(-1)?.['id'] ?? undefined
  }
}
