import * as z from 'zod/mini'
import { Debt } from '../finance/debt.ts'
import { taxKinds } from '../finance/finance.codes.ts'
import { MoneyUse } from '../finance/payment-record.ts'
import { voucherKind, voucherState } from '../finance/voucher.codes.ts'
import { bookingQuestions } from '../finance/voucher.rules.ts'
import { type Columns, timestamps } from '../kernel/columns.ts'
import { inCurrency, inRecordCurrency, inRmb } from '../kernel/money-fields.ts'
import { NextStep, TimelineEntry } from '../kernel/record.ts'
import { amountText, code, date, id, optionalText, positiveRate } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

const enteredKinds = {
  values: voucherKind.values.filter((kind) => kind !== voucherKind.codes.reversal),
}
/** Questions that the person who books has answered with yes. */
export const confirmed = z._default(z.array(z.enum(bookingQuestions)), [])
/** Which fields a kind asks for is checked by `checkVoucher`. */
export const VoucherDraft = z.strictObject({
  kind: code(enteredKinds),
  companyId: id,
  currency: z._default(code(currency), currency.codes.RMB),
  amount: amountText(inCurrency('currency')),
  occurredOn: z.optional(date),
  orderId: z.optional(id),
  taxKind: z._default(z.enum(['', ...taxKinds]), ''),
  basis: optionalText(200),
  /** The rate of foreign exchange that is settled: RMB for one unit. */
  rate: z.optional(positiveRate),
  rateSource: optionalText(30),
  counterparty: optionalText(200),
  counterpartyAccount: optionalText(60),
  /** The provider's bank that the money came to or left: references are one bank's own. */
  bank: optionalText(100),
  bankReference: optionalText(60),
  note: optionalText(500),
  announcedTransferId: z.optional(id),
  applicationId: z.optional(id),
  /** The debt that an exchange difference in the company's favour lowers. */
  itemId: z.optional(id),
  confirmed,
})
export type VoucherDraft = z.infer<typeof VoucherDraft>

export const cashVoucherColumns = {
  number: { kind: 'text' },
  kind: { kind: 'text' },
  state: { kind: 'code', codes: voucherState },
  currency: { kind: 'text' },
  amount: { kind: 'money' },
  occurredOn: { kind: 'date' },
  orderId: { kind: 'id', isNullable: true },
  taxKind: { kind: 'text' },
  basis: { kind: 'text' },
  rate: { kind: 'rate', isNullable: true },
  rateSource: { kind: 'text' },
  rmbAmount: { kind: 'money', isNullable: true },
  counterparty: { kind: 'text' },
  counterpartyAccount: { kind: 'text' },
  bank: { kind: 'text' },
  bankReference: { kind: 'text' },
  note: { kind: 'text' },
  announcedTransferId: { kind: 'id', isNullable: true },
  applicationId: { kind: 'id', isNullable: true },
  ...timestamps,
} as const satisfies Columns

export const CashVoucherRow = officeRow(cashVoucherColumns, {
  enteredBy: z.string(),
  /** What is neither used nor kept for an application of money that came in. */
  free: z.nullable(z.string()),
})
export type CashVoucherRow = z.infer<typeof CashVoucherRow>

export const CashVoucherQuery = z.extend(RecordQuery, { kind: z.optional(code(voucherKind)) })
export type CashVoucherQuery = z.infer<typeof CashVoucherQuery>

export const CashVoucherReview = z.extend(CashVoucherRow, {
  version: z.number(),
  orderNo: z.nullable(z.string()),
  entryId: z.nullable(id),
  releasedBy: z.string(),
  earmarks: z.array(z.object({ applicationId: id, applicationNo: z.string(), amount: z.string() })),
  uses: z.array(MoneyUse),
  timeline: z.array(TimelineEntry),
  nextSteps: z.array(NextStep),
  blockedSteps: reviewed.blockedSteps,
})
export type CashVoucherReview = z.infer<typeof CashVoucherReview>

const part = z.strictObject({ itemId: id, amount: amountText(inRecordCurrency) })
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

export const EarmarkInput = z.strictObject({ applicationId: id, amount: z.optional(amountText(inRmb)) })
export type EarmarkInput = z.infer<typeof EarmarkInput>
