import type { PaperPage, PaperText } from '@quayside/contract/kernel/paper.ts'
import { openRows } from '../excel/open-rows.ts'
import type { SheetLimits } from '../excel/sheet-reasons.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { longestCell, mostTexts } from '../parsing/budgets.ts'
import type { PaperReason } from './paper-reasons.ts'
import { shownText } from './shown-text.ts'

/** The cells of a sheet as texts: `x` is the column and `y` the row; a merged cell is as wide as what it covers. */
export async function sheetPages(
  bytes: Buffer,
  limits: SheetLimits,
  mostLetters: number,
  sheet: number,
): Promise<Outcome<{ pages: PaperPage[]; sheetNames: readonly string[] }, PaperReason>> {
  const outcome = await openRows(bytes, limits, sheet)
  if (!outcome.ok) return outcome
  const { rows, merges, sheetNames } = outcome.opened
  const merged = new Map(merges.map((range) => [`${range.fromRow} ${range.fromColumn}`, range]))
  const texts: PaperText[] = []
  let [letters, width, height] = [0, 0, 0]
  try {
    for await (const { rowNumber, cells } of rows)
      for (const [column, cell] of cells.entries()) {
        const text = shownText(cell?.text ?? '')
        if (text === '') continue
        letters += text.length
        if (text.length > longestCell) return refused('excel.rowTooLong', { row: String(rowNumber) })
        if (texts.length >= mostTexts || letters > mostLetters) return refused('paper.tooMuchText')
        const range = merged.get(`${rowNumber} ${column}`)
        const across = range ? Math.min(range.toColumn, limits.maxColumns) - column + 1 : 1
        const down = range ? Math.min(range.toRow - rowNumber + 1, limits.maxRows) : 1
        texts.push({ x: column, y: rowNumber - 1, width: across, height: down, text })
        width = Math.max(width, column + across)
        height = Math.max(height, rowNumber)
      }
  } catch {
    return refused('excel.broken')
  }
  return texts.length === 0
    ? refused('excel.empty')
    : { ok: true, pages: [{ width, height, texts }], sheetNames }
}
