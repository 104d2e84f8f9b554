import * as z from 'zod/mini'
import { type Columns, shapesOf } from '../kernel/columns.ts'
import { formatPattern } from '../kernel/formats.ts'
import { code, id, optionalText, requiredText } from '../kernel/schema.ts'
import { cccStatus, hongKongControl } from './product.codes.ts'

/** A percentage as tariffs print it: `13`, `6.5`; at most four decimals. */
export const percent = z
  .string()
  .check(z.trim(), z.regex(/^(0|[1-9]\d{0,2})(\.\d{1,4})?$/, 'classification.percent'))
const givenPercent = z._default(z.nullable(percent), null)

/** Letters and digits of dictionaries 1009 and 1010; upper and lower case are different documents. */
const conditions = z._default(
  z.string().check(z.trim(), z.maxLength(40), z.regex(/^[0-9A-Za-z]*$/, 'classification.conditions')),
  '',
)

/** What the provider finds for a product: its customs code, rates in percent, conditions and controls. */
export const classificationColumns = {
  hsCode: {
    kind: 'text',
    save: z.string().check(z.trim(), z.regex(formatPattern.hsCode, 'format.hsCode')),
    width: 16,
  },
  tariffRate: { kind: 'percent', isNullable: true, save: givenPercent, width: 10 },
  vatRate: { kind: 'percent', isNullable: true, save: givenPercent, width: 10 },
  refundRate: { kind: 'percent', isNullable: true, save: givenPercent, width: 10 },
  consumptionRate: { kind: 'percent', isNullable: true, save: givenPercent, width: 10 },
  temporaryRate: { kind: 'percent', isNullable: true, save: givenPercent, width: 10 },
  customsConditions: { kind: 'text', save: conditions, width: 14 },
  inspectionConditions: { kind: 'text', save: conditions, width: 14 },
  cccStatus: { kind: 'code', codes: cccStatus, save: code(cccStatus), width: 14 },
  hongKongControl: {
    kind: 'code',
    codes: hongKongControl,
    isNullable: true,
    save: code(hongKongControl),
    width: 12,
  },
} as const satisfies Columns
const { save } = shapesOf(classificationColumns)

export const ClassificationAnswer = z.strictObject({ ...save, note: optionalText(500) })
export type ClassificationAnswer = z.infer<typeof ClassificationAnswer>

const { note, ...answerShape } = ClassificationAnswer.shape
/** A row of a sheet with answers: the request by its number, and what was found for it. */
export const AnswerSheetRow = z.strictObject({
  number: requiredText(40),
  ...answerShape,
  /** Dots and blanks are left out. */
  hsCode: z.pipe(
    z.pipe(
      z.string(),
      z.transform((cell) => cell.replaceAll(/[.\s-]/g, '')),
    ),
    classificationColumns.hsCode.save,
  ),
  cccStatus: z._default(classificationColumns.cccStatus.save, cccStatus.codes.no),
  hongKongControl: z._default(classificationColumns.hongKongControl.save, hongKongControl.codes.no),
  answerNote: note,
})
export type AnswerSheetRow = z.infer<typeof AnswerSheetRow>

/** As many as one call takes. */
export const answersAtMost = 500
/** The answers of several requests. */
export const ClassifyMany = z.strictObject({
  answers: z.array(z.extend(ClassificationAnswer, { id })).check(z.minLength(1), z.maxLength(answersAtMost)),
})
export type ClassifyMany = z.infer<typeof ClassifyMany>
/** As a sheet has it: codes are text. */
export type ClassifyManyInput = z.input<typeof ClassifyMany>
