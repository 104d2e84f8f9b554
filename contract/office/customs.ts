import * as z from 'zod/mini'
import { tradeMode } from '../customs/customs.codes.ts'
import { DeclarationDetail, declarationColumns, declarationDocuments } from '../customs/declaration.ts'
import { draftNumber } from '../kernel/lines/line-cells.ts'
import { inRecordCurrency } from '../kernel/money-fields.ts'
import { attachmentInput, NextStep } from '../kernel/record.ts'
import {
  amountText,
  code,
  date,
  id,
  ids,
  optionalText,
  orEmpty,
  requiredText,
  text,
} from '../kernel/schema.ts'
import { declarationState } from '../orders/declaration.codes.ts'
import { percent } from '../products/classification.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

export const OfficeDeclaration = officeRow(declarationColumns, { taxes: z.string() })
export type OfficeDeclaration = z.infer<typeof OfficeDeclaration>
export const OfficeDeclarationQuery = z.extend(RecordQuery, { orderId: z.optional(id) })
export type OfficeDeclarationQuery = z.infer<typeof OfficeDeclarationQuery>

export const DeclarationReview = z.extend(DeclarationDetail, {
  ...reviewed,
  nextSteps: z.array(NextStep),
  /** The paths of the fields that customs asks for and that are still empty. */
  missing: z.array(z.string()),
})
export type DeclarationReview = z.infer<typeof DeclarationReview>

const office = orEmpty(z.string().check(z.regex(/^\d{4}$/, 'field.code')))
const header = {
  declarationNo: optionalText(18),
  customsOffice: office,
  tradeMode: z._default(code(tradeMode), tradeMode.codes.generalTrade),
  /** Dictionary 1006. */
  transportMode: orEmpty(z.string().check(z.regex(/^[0-9A-Z]$/, 'field.code'))),
  billOfLading: optionalText(60),
  note: optionalText(500),
}

/** What of a line can be changed; the unit price and the taxes follow. */
export const DeclarationLineEdit = z.strictObject({
  id,
  hsCode: z.string().check(z.regex(/^\d{10}$/, 'hsCode.format')),
  inspectionCode: orEmpty(z.string().check(z.regex(/^\d{3}$/, 'field.code'))),
  name: requiredText(200),
  elements: optionalText(1000),
  origin: z.string().check(z.regex(/^[A-Z]{2}$/, 'field.code')),
  qty: draftNumber('quantity'),
  value: amountText(inRecordCurrency),
  firstQty: draftNumber('quantity'),
  secondQty: draftNumber('quantity'),
  netWeight: draftNumber('weight'),
  grossWeight: draftNumber('weight'),
  dutyRate: percent,
  vatRate: percent,
  consumptionRate: percent,
})
export type DeclarationLineEdit = z.infer<typeof DeclarationLineEdit>

/** Lines that are not named stay as they are. */
export const DeclarationEdit = z.strictObject({
  ...header,
  lines: z._default(z.array(DeclarationLineEdit).check(z.maxLength(50)), []),
})
export type DeclarationEdit = z.infer<typeof DeclarationEdit>

/** Papers of a declaration, which its customer may open. A kind that is given replaces what was there. */
export const declarationPapersBody = { attachments: attachmentInput(declarationDocuments) }
export const DeclarationPapers = z.strictObject({ ...declarationPapersBody, note: z.optional(text(500)) })
export type DeclarationPapers = z.infer<typeof DeclarationPapers>

export const DeclareInput = z.strictObject({
  declaredOn: z.optional(date),
  declarationNo: z.optional(text(18)),
  note: z.optional(text(500)),
})
/** A state as customs reports it, on the day it happened, today where none is given. */
export const MarkInput = z.strictObject({
  declarationState: code(declarationState),
  happenedOn: z.optional(date),
  declarationNo: z.optional(text(18)),
  reason: z.optional(requiredText(500)),
  note: z.optional(text(500)),
})
export type MarkInput = z.infer<typeof MarkInput>
export const MarkMany = z.extend(z.omit(MarkInput, { declarationNo: true }), { ids })
export type MarkMany = z.infer<typeof MarkMany>

/** From the split of an order; what is given of the header stands in each of them. */
export const CreateDeclarations = z.omit(z.strictObject({ ...header, orderId: id }), {
  declarationNo: true,
  note: true,
})
export type CreateDeclarations = z.infer<typeof CreateDeclarations>
/** Into another declaration of the same order, or into a new one. */
export const MoveLines = z.strictObject({
  lineIds: z.array(id).check(z.minLength(1, 'selection.empty'), z.maxLength(50)),
  toId: z._default(z.nullable(id), null),
})
export type MoveLines = z.infer<typeof MoveLines>
