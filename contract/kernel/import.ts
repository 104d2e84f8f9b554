import * as z from 'zod/mini'
import { id } from './schema.ts'

/** `POST …/import`: `preview` reads and checks, `take` also saves the valid rows. */
export const ImportInput = z.strictObject({ mode: z.enum(['preview', 'take']) })
export type ImportInput = z.infer<typeof ImportInput>

/** A row as it stands in the file: its number there, its cells as text by column, and what is wrong with which. */
export const ImportRow = z.object({
  row: z.number(),
  values: z.record(z.string(), z.string()),
  /** `path` names the column; an error of the whole row has an empty one. */
  errors: z.array(z.object({ path: z.string(), msg: z.string() })),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportResult = z.object({
  /** The columns of the template in their order, under the headings of the caller's language. */
  columns: z.array(z.object({ key: z.string(), title: z.string() })),
  acceptedCount: z.number(),
  rejectedCount: z.number(),
  accepted: z.array(ImportRow),
  rejected: z.array(ImportRow),
  /** Headings of the file that belong to no column: their cells are ignored. */
  ignoredColumns: z.array(z.string()),
  /** After `take`: the rejected rows with a column of errors, as a file to correct and upload again. */
  rejectedFileId: z.nullable(id),
})
export type ImportResult = z.infer<typeof ImportResult>

/** The answer shows the beginning of the rejected rows; the file has them all. */
export const rejectedLinesShown = 200

/** A sheet read into lines for a form: the good rows as lines, each with a key of its own. Nothing is saved. */
export const importedLines = <L extends z.core.$ZodType>(line: L) =>
  z.extend(z.omit(ImportResult, { accepted: true }), { lines: z.array(line) })
