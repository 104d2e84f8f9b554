import * as z from 'zod/mini'
import { FeeDetail, feeColumns, feeDisputeColumns } from '../finance/fee.ts'
import { feeUnit } from '../finance/finance.codes.ts'
import { rate } from '../kernel/money.ts'
import { inCurrency, inRecordCurrency } from '../kernel/money-fields.ts'
import { NextStep } from '../kernel/record.ts'
import {
  amountFromZero,
  chargedPrice,
  code,
  date,
  id,
  optionalText,
  orEmpty,
  positiveRate,
  requiredText,
  text,
} from '../kernel/schema.ts'
import { ConsultationMessage } from '../notices/consultation.ts'
import { currency } from '../rates/rate.codes.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

/** A line of the fees of all companies. */
export const OfficeFee = officeRow(feeColumns)
export type OfficeFee = z.infer<typeof OfficeFee>
export const OfficeFeeQuery = z.extend(RecordQuery, {
  kind: z.optional(text(30)),
  orderId: z.optional(id),
})
export type OfficeFeeQuery = z.infer<typeof OfficeFeeQuery>

/** A line of the objections of all companies; amount, kind and order are the fee's. */
export const OfficeDispute = officeRow(feeDisputeColumns, {
  orderId: z.nullable(id),
  orderNo: z.nullable(z.string()),
  kind: z.string(),
  currency: z.string(),
  amount: z.string(),
})
export type OfficeDispute = z.infer<typeof OfficeDispute>

export const FeeReview = z.extend(FeeDetail, { ...reviewed, nextSteps: z.array(NextStep) })
export type FeeReview = z.infer<typeof FeeReview>

/** The fee of a dispute; `id` is the fee's. */
export const DisputeReview = z.extend(FeeReview, { disputeId: id, messages: z.array(ConsultationMessage) })
export type DisputeReview = z.infer<typeof DisputeReview>

/** What the fee becomes; 0 takes it back wholly. */
export const UpholdInput = z.strictObject({
  amount: amountFromZero(inRecordCurrency),
  answer: optionalText(1000),
})
export type UpholdInput = z.infer<typeof UpholdInput>

/** A fee on an order, or on a company alone. The amount is quantity × unit price. */
export const FeeDraft = z.strictObject({
  companyId: z.optional(id),
  orderId: z.optional(id),
  kind: requiredText(30),
  currency: z._default(code(currency), currency.codes.RMB),
  quantity: z._default(positiveRate, rate('1')),
  unit: orEmpty(code(feeUnit)),
  unitPrice: chargedPrice({ ...inCurrency('currency'), quantity: 'quantity' }),
  chargedOn: z.optional(date),
  note: optionalText(500),
})
export type FeeDraft = z.infer<typeof FeeDraft>
export const ChargeInput = z.strictObject({ fees: z.array(FeeDraft).check(z.minLength(1), z.maxLength(500)) })

/** A row of a sheet of fees: an order by its number, a kind by its name in any language. */
export const FeeSheetRow = z.strictObject({
  orderNo: requiredText(40),
  kind: FeeDraft.shape.kind,
  quantity: FeeDraft.shape.quantity,
  unit: FeeDraft.shape.unit,
  unitPrice: FeeDraft.shape.unitPrice,
  currency: FeeDraft.shape.currency,
  chargedOn: FeeDraft.shape.chargedOn,
  note: FeeDraft.shape.note,
})
export type FeeSheetRow = z.infer<typeof FeeSheetRow>
