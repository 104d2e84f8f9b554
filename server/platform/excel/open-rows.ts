import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { streamCsvRows } from 'hucre/csv'
import { decodeText } from '../files/decode-text.ts'
import { isCompoundFile, isEncryptedOffice } from '../files/inspect-office.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { inspectZip, looksLikeZip } from '../files/zip-directory.ts'
import { longestCell } from '../parsing/budgets.ts'
import { findWorksheet } from './find-worksheet.ts'
import { type MergedRange, scanWorksheet } from './scan-worksheet.ts'
import { readSharedTexts } from './shared-texts.ts'
import type { SheetLimits, SheetReason } from './sheet-reasons.ts'
import { type RawRow, worksheetRows } from './worksheet-rows.ts'

type OpenedRows = {
  rows: AsyncIterable<RawRow>
  filledRows: number
  merges: readonly MergedRange[]
  /** The names of the sheets of a workbook that people see. */
  sheetNames: readonly string[]
}

const maxZipEntries = 2000
const maxSharedTextBytes = 30 * 1024 * 1024
const titleRows = 20

/** Detects the format, refuses files that must not be read, and opens the rows of the others, of a workbook one sheet. */
export async function openRows(
  bytes: Buffer,
  limits: SheetLimits,
  sheet = 0,
): Promise<Outcome<{ opened: OpenedRows }, SheetReason>> {
  if (bytes.length === 0) return refused('excel.empty')
  if (isEncryptedOffice(bytes)) return refused('excel.encrypted')
  if (isCompoundFile(bytes)) return refused('excel.legacyFormat')
  return looksLikeZip(bytes) ? openWorkbook(bytes, limits, sheet) : openCsv(bytes, limits)
}

async function openWorkbook(
  bytes: Buffer,
  limits: SheetLimits,
  place: number,
): Promise<Outcome<{ opened: OpenedRows }, SheetReason>> {
  const zip = inspectZip(bytes, { ...limits, maxEntries: maxZipEntries })
  if (!zip.ok) {
    const reasons = { broken: 'excel.broken', encrypted: 'excel.encrypted', bomb: 'excel.bomb' } as const
    return refused(reasons[zip.flaw])
  }
  if (!zip.entries.has('xl/workbook.xml')) return refused('excel.notASheet')
  const sheet = await findWorksheet(bytes, zip.entries, place)
  if (!sheet) return refused('excel.broken')
  if ((sheet.sharedTexts?.size ?? 0) > maxSharedTextBytes) return refused('excel.bomb')
  try {
    const scan = await scanWorksheet(bytes, sheet.entry)
    if (scan.filledRows === 0) return refused('excel.empty')
    if (scan.filledColumns > limits.maxColumns) return tooManyColumns(limits)
    if (scan.filledRows > limits.maxRows + titleRows) return tooManyRows(limits)
    const sharedTexts = sheet.sharedTexts ? await readSharedTexts(bytes, sheet.sharedTexts) : []
    return {
      ok: true,
      opened: { ...scan, rows: worksheetRows(bytes, sheet, sharedTexts), sheetNames: sheet.sheetNames },
    }
  } catch {
    return refused('excel.broken')
  }
}

async function openCsv(
  bytes: Buffer,
  limits: SheetLimits,
): Promise<Outcome<{ opened: OpenedRows }, SheetReason>> {
  const text = decodeText(bytes)
  // Web pages saved under a spreadsheet's name are text too.
  if (text === undefined || /^\s*</.test(text)) return refused('excel.notASheet')
  const rows: RawRow[] = []
  let rowNumber = 0
  for (const cells of streamCsvRows(text)) {
    rowNumber += 1
    // Parsing is synchronous; this lets other requests run in between.
    if (rowNumber % 500 === 0) await setImmediate()
    if (cells.every((cell) => cell === null || String(cell).trim() === '')) continue
    if (cells.length > limits.maxColumns) return tooManyColumns(limits)
    if (cells.some((cell) => typeof cell === 'string' && cell.length > longestCell))
      return refused('excel.rowTooLong', { row: String(rowNumber) })
    if (rows.length >= limits.maxRows + titleRows) return tooManyRows(limits)
    rows.push({ rowNumber, cells: cells.map((cell) => ({ text: String(cell ?? '').trim() })) })
  }
  if (rows.length === 0) return refused('excel.empty')
  return {
    ok: true,
    opened: { rows: Readable.from(rows), filledRows: rows.length, merges: [], sheetNames: [] },
  }
}

export function tooManyRows(limits: SheetLimits) {
  return refused('excel.tooManyRows', { max: String(limits.maxRows) })
}

function tooManyColumns(limits: SheetLimits) {
  return refused('excel.tooManyColumns', { max: String(limits.maxColumns) })
}
