import * as z from 'zod/mini'
import { Debt } from '../finance/debt.ts'
import { FeeDetail } from '../finance/fee.ts'
import { feeUnit, taxKinds, voucherKind } from '../finance/finance.codes.ts'
import { MoneyUse } from '../finance/payment-record.ts'
import { rate, zero } from '../kernel/money.ts'
import { NextStep, TimelineEntry } from '../kernel/record.ts'
import {
  amountText,
  code,
  date,
  id,
  optionalText,
  orEmpty,
  rateText,
  requiredText,
  text,
} from '../kernel/schema.ts'
import { ConsultationMessage } from '../notices/consultation.ts'
import { BankDetails } from '../payments/application-form.ts'
import { PaymentApplicationDetail } from '../payments/payment-application.ts'
import { currency } from '../rates/rate.codes.ts'
import { ReasonInput, RecordQuery, RecordRow, reviewed } from './record.ts'

export const OfficeApplication = z.extend(RecordRow, {
  currency: z.string(),
  amount: z.string(),
  rmbAmount: z.string(),
  supplierName: z.string(),
  isAccountRecent: z.boolean(),
  overLimitBy: z.string(),
  earmarked: z.string(),
})
export type OfficeApplication = z.infer<typeof OfficeApplication>

export const ApplicationReview = z.extend(z.omit(PaymentApplicationDetail, { isMine: true }), {
  ...reviewed,
  arrangedBy: z.string(),
  /** What stood in place of an account that was added or changed shortly before. */
  previousAccount: z.nullable(BankDetails),
  /** In RMB; null where no limit was agreed. */
  credit: z.nullable(z.object({ limit: z.string(), exposure: z.string() })),
  /** Its amount needs another person to pay than the one who arranged it. */
  needsSecondPerson: z.boolean(),
})
export type ApplicationReview = z.infer<typeof ApplicationReview>

/** The charge is what the bank took, in the application's currency; who bears it is the application's. */
export const PayInput = z.strictObject({
  paidOn: z.optional(date),
  bankCharge: z._default(amountText, zero),
  bankReference: optionalText(60),
  slipFileIds: z._default(z.array(id).check(z.maxLength(10)), []),
  note: optionalText(500),
})
export type PayInput = z.infer<typeof PayInput>

/** A bank that returns a payment may keep its charge. */
export const PaymentReversal = z.extend(ReasonInput, { isChargeKept: z._default(z.boolean(), false) })
export type PaymentReversal = z.infer<typeof PaymentReversal>

/** A line of the fees of all companies. */
export const OfficeFee = z.extend(RecordRow, {
  orderId: z.nullable(id),
  orderNo: z.nullable(z.string()),
  /** Dictionary 1019. */
  kind: z.string(),
  currency: z.string(),
  amount: z.string(),
  chargedOn: date,
  outstanding: z.string(),
  note: z.string(),
})
export type OfficeFee = z.infer<typeof OfficeFee>
export const OfficeFeeQuery = z.extend(RecordQuery, {
  kind: z.optional(text(30)),
  orderId: z.optional(id),
})
export type OfficeFeeQuery = z.infer<typeof OfficeFeeQuery>

/** A line of the objections of all companies; amount, kind and order are the fee's. */
export const OfficeDispute = z.extend(RecordRow, {
  feeId: id,
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
export const UpholdInput = z.strictObject({ amount: amountText, answer: optionalText(1000) })
export type UpholdInput = z.infer<typeof UpholdInput>

/** A fee on an order, or on a company alone. The amount is quantity × unit price. */
export const FeeDraft = z.strictObject({
  companyId: z.optional(id),
  orderId: z.optional(id),
  kind: requiredText(30),
  currency: z._default(code(currency), currency.codes.RMB),
  quantity: z._default(rateText, rate('1')),
  unit: orEmpty(code(feeUnit)),
  unitPrice: rateText,
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

const enteredKinds = {
  values: voucherKind.values.filter((kind) => kind !== voucherKind.codes.reversal),
}
/** Which fields a kind asks for is checked by `checkVoucher`. */
export const VoucherDraft = z.strictObject({
  kind: code(enteredKinds),
  companyId: id,
  currency: z._default(code(currency), currency.codes.RMB),
  amount: amountText,
  occurredOn: z.optional(date),
  orderId: z.optional(id),
  taxKind: z._default(z.enum(['', ...taxKinds]), ''),
  basis: optionalText(200),
  /** Of foreign exchange that is settled: RMB for one unit. */
  rate: z.optional(rateText),
  rateSource: optionalText(30),
  counterparty: optionalText(200),
  counterpartyAccount: optionalText(60),
  bankReference: optionalText(60),
  note: optionalText(500),
  announcedTransferId: z.optional(id),
  applicationId: z.optional(id),
  /** Of an exchange difference in the company's favour: the debt that it lowers. */
  itemId: z.optional(id),
})
export type VoucherDraft = z.infer<typeof VoucherDraft>

export const CashVoucherRow = z.extend(RecordRow, {
  kind: z.string(),
  currency: z.string(),
  amount: z.string(),
  occurredOn: date,
  counterparty: z.string(),
  enteredBy: z.string(),
  /** Of money that came in: what is neither used nor kept for an application. */
  free: z.nullable(z.string()),
})
export type CashVoucherRow = z.infer<typeof CashVoucherRow>

export const CashVoucherQuery = z.extend(RecordQuery, { kind: z.optional(code(voucherKind)) })
export type CashVoucherQuery = z.infer<typeof CashVoucherQuery>

export const CashVoucherReview = z.extend(CashVoucherRow, {
  version: z.number(),
  orderId: z.nullable(id),
  orderNo: z.nullable(z.string()),
  taxKind: z.string(),
  basis: z.string(),
  rate: z.nullable(z.string()),
  rateSource: z.string(),
  rmbAmount: z.nullable(z.string()),
  counterpartyAccount: z.string(),
  bankReference: z.string(),
  note: z.string(),
  announcedTransferId: z.nullable(id),
  applicationId: z.nullable(id),
  entryId: z.nullable(id),
  releasedBy: z.string(),
  earmarks: z.array(z.object({ applicationId: id, applicationNo: z.string(), amount: z.string() })),
  uses: z.array(MoneyUse),
  timeline: z.array(TimelineEntry),
  nextSteps: z.array(NextStep),
  blockedSteps: reviewed.blockedSteps,
})
export type CashVoucherReview = z.infer<typeof CashVoucherReview>

const part = z.strictObject({ itemId: id, amount: amountText })
/** Without parts the oldest items are settled first; `itemIds` limits them. */
export const WriteOffInput = z.strictObject({
  parts: z.optional(z.array(part).check(z.minLength(1), z.maxLength(500))),
  itemIds: z.optional(z.array(id).check(z.maxLength(500))),
})
export type WriteOffInput = z.infer<typeof WriteOffInput>

export const WriteOffResult = z.object({
  parts: z.array(z.object({ itemId: id, amount: z.string() })),
  /** What stays deposit. */
  left: z.string(),
})
export type WriteOffResult = z.infer<typeof WriteOffResult>

/** What a write-off would settle, and all that is open in the currency. */
export const WriteOffProposal = z.extend(WriteOffResult, { free: z.string(), items: z.array(Debt) })

export const EarmarkInput = z.strictObject({ applicationId: id, amount: z.optional(amountText) })
export type EarmarkInput = z.infer<typeof EarmarkInput>

export const Terms = z.object({
  id,
  version: z.number(),
  companyId: id,
  validFrom: date,
  agencyRate: z.string(),
  minimumFee: z.string(),
  paymentDays: z.number(),
  creditLimit: z.nullable(z.string()),
  note: z.string(),
})
export type Terms = z.infer<typeof Terms>
export const TermsSave = z.strictObject({
  companyId: id,
  validFrom: date,
  agencyRate: rateText,
  minimumFee: z._default(amountText, zero),
  paymentDays: z.number().check(z.int(), z.gte(0), z.lte(365)),
  creditLimit: z._default(z.nullable(amountText), null),
  note: optionalText(500),
})
export type TermsSave = z.infer<typeof TermsSave>
