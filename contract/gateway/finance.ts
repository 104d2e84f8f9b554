import * as z from 'zod/mini'
import { MoneyUse } from '../finance/payment-record.ts'
import { bankLineState, voucherKind } from '../finance/voucher.codes.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { code, date, id, instant, optionalText, positiveAmount, requiredText } from '../kernel/schema.ts'
import { bankEntry } from '../office/bank.ts'
import { PayInput, PaymentReversal, Terms, TermsSave } from '../office/finance.ts'
import { CashVoucherReview, EarmarkInput, VoucherDraft, WriteOffInput } from '../office/voucher.ts'
import { ApplicationLine } from '../payments/payment-application.ts'
import { currency } from '../rates/rate.codes.ts'
import { cursor, limit } from './feed.ts'

const page = { after: cursor, limit, companyId: z.optional(id) }
const stamps = { version: z.number(), createdAt: instant, updatedAt: instant }

export const erpApplication = {
  query: { supplierId: z.optional(id) },
  row: {
    bankAddress: z.string(),
    bankCountry: z.string(),
    swiftCode: z.string(),
    rateSource: z.string(),
  },
  detail: { accountNumber: z.string(), lines: z.array(ApplicationLine) },
}
/** The ERP has no files of its own here. */
export const payBody = z.omit(PayInput, { slipFileIds: true, note: true }).shape
export const reversalBody = z.omit(PaymentReversal, { reason: true }).shape

export const erpCashVoucher = {
  query: { kind: z.optional(code(voucherKind)), orderId: z.optional(id) },
  detail: {
    /** What is neither used nor kept for an application of money that came in. */
    free: z.nullable(z.string()),
    uses: z.array(MoneyUse),
    earmarks: CashVoucherReview.shape.earmarks,
  },
}
/** What received money is used for; without parts, the oldest debts first. `useId` is the id of one of `uses`. */
export const voucherActions = {
  writeOff: WriteOffInput.shape,
  earmark: EarmarkInput.shape,
  undoWriteOff: { useId: id },
}
/** Money in or out that the ERP books, by its own number; sent again it books nothing twice. */
export const ErpVoucherDraft = z.extend(z.omit(VoucherDraft, { confirmed: true }), {
  reference: requiredText(100),
})
export type ErpVoucherDraft = z.infer<typeof ErpVoucherDraft>

export const BankLinesQuery = z.strictObject({
  after: cursor,
  limit,
  state: z.optional(code(bankLineState)),
  statementId: z.optional(id),
})
/** Money that came in at one of the provider's banks. */
export const ErpBankLine = z.object({
  id,
  statementId: id,
  state: z.number(),
  ...bankEntry,
  /** The receipt that was booked for it. */
  voucherId: z.nullable(id),
  ...stamps,
})
/** A line by the bank's own number, the same whether it comes from here or in a file. */
export const ErpBankLineDraft = z.strictObject({
  bank: requiredText(100),
  bankReference: requiredText(60),
  occurredOn: date,
  currency: z._default(code(currency), currency.codes.RMB),
  amount: positiveAmount(inCurrency('currency')),
  payerName: optionalText(200),
  payerAccount: optionalText(60),
  payerBank: optionalText(200),
  remark: optionalText(500),
})
export type ErpBankLineDraft = z.infer<typeof ErpBankLineDraft>

export const TermsQuery = z.strictObject(page)
export const ErpTerms = z.extend(Terms, { createdAt: instant, updatedAt: instant })
/** Terms from a day on, by the ERP's own number; sent again they are agreed once. */
export const ErpTermsDraft = z.extend(TermsSave, { reference: requiredText(100) })
export type ErpTermsDraft = z.infer<typeof ErpTermsDraft>
