import * as z from 'zod/mini'
import { taxBillKind } from '../customs/customs.codes.ts'
import { TaxBillDetail, taxBillColumns } from '../customs/tax-bill.ts'
import { inRmb } from '../kernel/money-fields.ts'
import { flag, NextStep } from '../kernel/record.ts'
import { amountText, code, date, id, optionalText, text } from '../kernel/schema.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

export const OfficeTaxBill = officeRow(taxBillColumns)
export type OfficeTaxBill = z.infer<typeof OfficeTaxBill>
export const OfficeTaxBillQuery = z.extend(RecordQuery, {
  kind: z.optional(code(taxBillKind)),
  declarationId: z.optional(id),
  /** 1: open after its due date. */
  isOverdue: z.optional(flag),
})
export type OfficeTaxBillQuery = z.infer<typeof OfficeTaxBillQuery>

export const TaxBillReview = z.extend(TaxBillDetail, { ...reviewed, nextSteps: z.array(NextStep) })
export type TaxBillReview = z.infer<typeof TaxBillReview>

/** A bill of customs; without a number it has the next one of its kind. */
export const TaxBillDraft = z.strictObject({
  declarationId: id,
  kind: code(taxBillKind),
  number: optionalText(24),
  amount: amountText(inRmb),
  issuedOn: z.optional(date),
  /** Asked for where the bills of its kind do not come to the declared tax. */
  differenceReason: optionalText(500),
  note: optionalText(500),
  fileIds: z._default(z.array(id).check(z.maxLength(5)), []),
})
export type TaxBillDraft = z.infer<typeof TaxBillDraft>

export const PayTaxInput = z.strictObject({
  paidOn: z.optional(date),
  bankReference: optionalText(60),
  note: z.optional(text(500)),
})
export type PayTaxInput = z.infer<typeof PayTaxInput>
export const RecordPaidInput = z.strictObject({ paidOn: z.optional(date), note: z.optional(text(500)) })
