import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type ZipEntry, zippedBytes } from '../files/zip-directory.ts'
import { columnIndex } from './cell-values.ts'

export type MergedRange = {
  fromRow: number
  toRow: number
  fromColumn: number
  toColumn: number
}

export type WorksheetScan = {
  filledRows: number
  filledColumns: number
  /** Cells whose formula was never calculated, so that there is nothing to read: 'C7'. */
  formulasWithoutValue: ReadonlySet<string>
  merges: readonly MergedRange[]
}

const longestRow = 4 * 1024 * 1024
const mostMerges = 5000

const rowEnd = /<\/(?:\w+:)?row>|<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\s*\/>/g
const filledCell = /<(?:\w+:)?(?:v|is)[\s>]/
const formula = /<(?:\w+:)?f[\s>/]/
const cachedValue = /<(?:\w+:)?v[\s>/]/
const cell = /<(?:\w+:)?c\s([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs
const merge = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g

/**
 * Looks through a sheet before it is read, for what must be known beforehand: the row reader gives no sign of a
 * formula without a value, and merged ranges stand behind the rows they cover. Undefined when the sheet is damaged.
 */
export async function scanWorksheet(bytes: Buffer, entry: ZipEntry): Promise<WorksheetScan | undefined> {
  const scan = { filledRows: 0, filledColumns: 0, formulas: new Set<string>(), merges: [] as MergedRange[] }
  let pending = ''
  let isPastRows = false
  try {
    for await (const text of unzippedText(bytes, entry)) {
      pending += text
      if (!isPastRows) {
        let from = 0
        for (const found of pending.matchAll(rowEnd)) {
          if (found[0].endsWith('row>')) scanRow(pending.slice(from, found.index), scan)
          else isPastRows = true
          from = found.index + found[0].length
        }
        pending = pending.slice(from)
        if (pending.length > longestRow) return undefined
      }
      if (isPastRows) {
        collectMerges(pending, scan.merges)
        if (scan.merges.length > mostMerges) return undefined
        // An unfinished tag is completed by the next piece.
        pending = pending.slice(pending.lastIndexOf('>') + 1).slice(0, 1000)
      }
    }
  } catch {
    return undefined
  }
  // A sheet cut off in the middle of its rows must not pass for a shorter one.
  return isPastRows ? { ...scan, formulasWithoutValue: scan.formulas } : undefined
}

function scanRow(
  row: string,
  scan: { filledRows: number; filledColumns: number; formulas: Set<string> },
): void {
  const isFilled = filledCell.test(row)
  const hasFormula = formula.test(row)
  if (!isFilled && !hasFormula) return
  scan.filledRows += 1
  let position = -1
  for (const [, attributes = '', content = ''] of row.matchAll(cell)) {
    const reference = /(?:^|\s)r="([A-Z]+)(\d+)"/.exec(attributes)
    position = reference?.[1] ? columnIndex(reference[1]) : position + 1
    if (content === '') continue
    if (position >= scan.filledColumns) scan.filledColumns = position + 1
    if (hasFormula && formula.test(content) && !cachedValue.test(content) && reference) {
      scan.formulas.add(`${reference[1]}${reference[2]}`)
    }
  }
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

async function* unzippedText(bytes: Buffer, entry: ZipEntry): AsyncGenerator<string> {
  const zipped = zippedBytes(bytes, entry)
  if (!zipped) throw new Error('local header missing')
  const source = Readable.from(slices(zipped))
  const inflater = createInflateRaw()
  source.on('error', (error) => inflater.destroy(error))
  const unzipped: AsyncIterable<Buffer> = entry.isDeflated ? source.pipe(inflater) : source
  const decoder = new TextDecoder()
  let length = 0
  let checksum = 0
  for await (const chunk of unzipped) {
    length += chunk.length
    checksum = crc32(chunk, checksum)
    // The declared size was weighed; more than that is a lie.
    if (length > entry.size) throw new Error('longer than declared')
    yield decoder.decode(chunk, { stream: true })
  }
  if (length !== entry.size || checksum !== entry.checksum) throw new Error('not what was packed')
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
