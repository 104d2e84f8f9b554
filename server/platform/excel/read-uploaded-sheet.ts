import { collectBytes } from '../files/collect-bytes.ts'
import { type Outcome, refused, sizeText } from '../files/outcome.ts'
import { ParseAborted, type ParsePool } from '../parsing/parse-pool.ts'
import type { ReadColumn } from './map-headers.ts'
import type { ReadSheet, SheetRow } from './read-sheet.ts'
import { type SheetLimits, type SheetReason, usualSheetLimits } from './sheet-reasons.ts'

/** Reads an uploaded sheet (`readSheet`) in a process of its own, so that no other request waits for it. */
export async function readUploadedSheet<Key extends string>(
  parsing: ParsePool,
  source: Uint8Array | AsyncIterable<Uint8Array>,
  columns: readonly ReadColumn<Key>[],
  changes: Partial<SheetLimits> = {},
): Promise<Outcome<{ sheet: ReadSheet<Key> }, SheetReason>> {
  const limits = { ...usualSheetLimits, ...changes }
  const collected = await collectBytes(source, limits.maxBytes)
  if (!collected.ok) return collected
  const rows: SheetRow<string>[] = []
  try {
    const job = { kind: 'sheet', bytes: collected.bytes, columns, limits } as const
    const answer = await parsing.parse(job, (batch) => rows.push(...batch))
    if (!answer.ok) return answer
    return { ok: true, sheet: { ...answer.sheet, rows: inOrder(rows as SheetRow<Key>[]) } }
  } catch (error) {
    if (error instanceof ParseAborted) return refused('file.tooCostly')
    throw error
  }
}

/** All rows of an uploaded table as they are, whatever its headings. */
export async function readUploadedTable(
  parsing: ParsePool,
  bytes: Uint8Array,
  changes: Partial<SheetLimits> = {},
): Promise<Outcome<{ rows: { row: number; cells: string[] }[] }, SheetReason>> {
  const limits = { ...usualSheetLimits, ...changes }
  if (bytes.length > limits.maxBytes) return refused('file.tooLarge', { max: sizeText(limits.maxBytes) })
  const rows: SheetRow<string>[] = []
  try {
    const answer = await parsing.parse({ kind: 'table', bytes, limits }, (batch) => rows.push(...batch))
    if (!answer.ok) return answer
    return {
      ok: true,
      rows: rows.map(({ rowNumber, values }) => ({ row: rowNumber, cells: Object.values(values) })),
    }
  } catch (error) {
    if (error instanceof ParseAborted) return refused('file.tooCostly')
    throw error
  }
}

async function* inOrder<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows
}
