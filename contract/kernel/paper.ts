import * as z from 'zod/mini'
import { UploadedFile } from './file.ts'
import { id, queryNumber } from './schema.ts'

/** A text at its place: in points from the upper left corner of a PDF's page, in columns and rows of a sheet. */
export const PaperText = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  text: z.string(),
})
export type PaperText = z.infer<typeof PaperText>

const PaperPage = z.object({ width: z.number(), height: z.number(), texts: z.array(PaperText) })
export type PaperPage = z.infer<typeof PaperPage>

/** The texts that a value was read from: their numbers, counted over all pages. */
const PaperCell = z.array(z.number())
export type PaperCell = z.infer<typeof PaperCell>

/** A total that the document states: of a column of its table, or beside a label of its own. */
const PaperTotal = z.object({ heading: z.string(), places: PaperCell, text: z.string() })
export type PaperTotal = z.infer<typeof PaperTotal>

export const PaperTable = z.object({
  headings: z.array(z.string()),
  heads: z.array(PaperCell),
  rows: z.array(z.array(PaperCell)),
  totals: z.array(PaperTotal),
})
export type PaperTable = z.infer<typeof PaperTable>

/** What was read of a supplier's document: its texts at their places, and the tables of lines that they form. */
export const Paper = z.object({
  kind: z.enum(['pdf', 'sheet']),
  /** The names of a workbook's sheets, and the place of the one that was read. */
  sheets: z.array(z.string()),
  sheet: z.number(),
  pages: z.array(PaperPage),
  tables: z.array(PaperTable),
})
export type Paper = z.infer<typeof Paper>

/** Which sheet of a workbook is read, counted from 0; the first one with lines where it is not said. */
export const PaperQuery = z.strictObject({ sheet: z.optional(queryNumber(0, 199)) })
export type PaperQuery = z.infer<typeof PaperQuery>

export const ReadPaper = z.object({
  file: z.pick(UploadedFile, { id: true, name: true, mime: true, bytes: true }),
  paper: Paper,
})
export type ReadPaper = z.infer<typeof ReadPaper>

/**
 * How many lines of a draft were taken from which of its documents: its timeline names each once. From the QR code of an
 * invoice no line is taken, but what stands above them.
 */
export const PaperReading = z.strictObject({
  fileId: id,
  lines: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
})
export type PaperReading = z.infer<typeof PaperReading>
/** What a form took from which file, beside what it saves. */
export const PaperReadings = z.optional(z.array(PaperReading).check(z.maxLength(20)))

const endsWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：（）]$/u
const beginsWide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：（）]/u

/** Parts of a text that stand on several lines; Chinese needs no space between them. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.reduce((whole, text) => {
    if (whole === '' || text === '') return whole + text
    return endsWide.test(whole) && beginsWide.test(text) ? whole + text : `${whole} ${text}`
  }, '')
