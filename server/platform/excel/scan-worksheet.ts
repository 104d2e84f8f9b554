import type { ZipEntry } from '../files/zip-directory.ts'
import { columnIndex } from './cell-values.ts'
import { cellsOf, isFilled, rowTexts } from './worksheet-rows.ts'

export type MergedRange = { fromRow: number; toRow: number; fromColumn: number; toColumn: number }

type WorksheetScan = { filledRows: number; filledColumns: number; merges: MergedRange[] }

const mostMerges = 5000
const merge = /<(?:\w+:)?mergeCell\s[^<>]*?ref=["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/g

/**
 * Looks through a sheet before a row is handed out: how much there is, whether it is whole, and the merged ranges,
 * which stand behind the rows they cover. Throws when the sheet is damaged.
 */
export async function scanWorksheet(bytes: Buffer, entry: ZipEntry): Promise<WorksheetScan> {
  const scan: WorksheetScan = { filledRows: 0, filledColumns: 0, merges: [] }
  let pending = ''
  for await (const { rows, behind } of rowTexts(bytes, entry)) {
    for (const row of rows) {
      if (!isFilled(row)) continue
      scan.filledRows += 1
      for (const { column } of cellsOf(row)) scan.filledColumns = Math.max(scan.filledColumns, column + 1)
    }
    if (behind === undefined) continue
    pending += behind
    collectMerges(pending, scan.merges)
    if (scan.merges.length > mostMerges) throw new Error('too many merged ranges')
    // An unfinished tag is completed by the next piece.
    pending = pending.slice(pending.lastIndexOf('>') + 1).slice(-1000)
  }
  return scan
}

function collectMerges(text: string, merges: MergedRange[]): void {
  for (const [, fromColumn = '', fromRow = '', toColumn = '', toRow = ''] of text.matchAll(merge)) {
    merges.push({
      fromRow: Number(fromRow),
      toRow: Number(toRow),
      fromColumn: columnIndex(fromColumn),
      toColumn: columnIndex(toColumn),
    })
  }
}
