import { type Outcome, refused, sizeText } from '../files/outcome.ts'
import type { Upload } from '../http/upload.ts'
import { ParseAborted, type ParsePool } from '../parsing/parse-pool.ts'
import type { Sender } from '../parsing/turns.ts'
import type { ReadColumn } from './map-headers.ts'
import type { ReadSheet, SheetRow } from './read-sheet.ts'
import { type SheetLimits, type SheetReason, usualSheetLimits } from './sheet-reasons.ts'

/** The bytes of a sheet, and who sent them. */
export type Sheet = Pick<Upload, 'bytes' | 'sender'>

/** Reads an uploaded sheet (`readSheet`) in a process of its own, so that no other request waits for it. */
export async function readUploadedSheet<Key extends string>(
  parsing: ParsePool,
  { bytes, sender }: Sheet,
  columns: readonly ReadColumn<Key>[],
  changes: Partial<SheetLimits> = {},
): Promise<Outcome<{ sheet: ReadSheet<Key> }, SheetReason>> {
  const limits = { ...usualSheetLimits, ...changes }
  if (bytes.length > limits.maxBytes) return refused('file.tooLarge', { max: sizeText(limits.maxBytes) })
  const { rows, take } = heldRows(sender)
  try {
    const job = { kind: 'sheet', bytes, columns, limits } as const
    const answer = await parsing.parse(sender, job, take)
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
  { bytes, sender }: Sheet,
  changes: Partial<SheetLimits> = {},
): Promise<Outcome<{ rows: { row: number; cells: string[] }[] }, SheetReason>> {
  const limits = { ...usualSheetLimits, ...changes }
  if (bytes.length > limits.maxBytes) return refused('file.tooLarge', { max: sizeText(limits.maxBytes) })
  const { rows, take } = heldRows(sender)
  try {
    const answer = await parsing.parse(sender, { kind: 'table', bytes, limits }, take)
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

/** The rows as they come, counted with what the request holds in memory. */
function heldRows(sender: Sender) {
  const rows: SheetRow<string>[] = []
  const take = (batch: readonly SheetRow<string>[]): void => {
    const characters = batch.reduce((sum, { values }) => sum + lengthOf(values), 0)
    sender.reserve?.(characters * bytesOfCharacter)
    rows.push(...batch)
  }
  return { rows, take }
}

const bytesOfCharacter = 2
const lengthOf = (values: Readonly<Record<string, string>>): number =>
  Object.values(values).reduce((sum, { length }) => sum + length, 0)

async function* inOrder<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows
}
