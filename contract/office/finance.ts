import * as z from 'zod/mini'
import { zero } from '../kernel/money.ts'
import { inRecordCurrency, inRmb } from '../kernel/money-fields.ts'
import { amountFromZero, date, id, optionalText, shareText } from '../kernel/schema.ts'
import { BankDetails } from '../payments/application-form.ts'
import { PaymentApplicationDetail, paymentApplicationColumns } from '../payments/payment-application.ts'
import { officeRow, ReasonInput, reviewed } from './record.ts'

export const OfficeApplication = officeRow(paymentApplicationColumns, {
  /** RMB of the company's money that is kept for this payment. */
  earmarked: z.string(),
})
export type OfficeApplication = z.infer<typeof OfficeApplication>

export const ApplicationReview = z.extend(
  z.omit(PaymentApplicationDetail, { isMine: true, paidBefore: true }),
  {
    ...reviewed,
    arrangedBy: z.string(),
    /** What stood in place of an account that was added or changed shortly before. */
    previousAccount: z.nullable(BankDetails),
    /** In RMB; null where no limit was agreed. */
    credit: z.nullable(z.object({ limit: z.string(), exposure: z.string() })),
    /** Its amount needs another person to pay than the one who arranged it. */
    needsSecondPerson: z.boolean(),
  },
)
export type ApplicationReview = z.infer<typeof ApplicationReview>

/** The charge is what the bank took, in the application's currency; who bears it is the application's. */
export const PayInput = z.strictObject({
  paidOn: z.optional(date),
  bankCharge: z._default(amountFromZero(inRecordCurrency), zero),
  bankReference: optionalText(60),
  slipFileIds: z._default(z.array(id).check(z.maxLength(10)), []),
  note: optionalText(500),
})
export type PayInput = z.infer<typeof PayInput>

/** A bank that returns a payment may keep its charge. */
export const PaymentReversal = z.extend(ReasonInput, { isChargeKept: z._default(z.boolean(), false) })
export type PaymentReversal = z.infer<typeof PaymentReversal>

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
  agencyRate: shareText,
  minimumFee: z._default(amountFromZero(inRmb), zero),
  paymentDays: z.number().check(z.int(), z.gte(0), z.lte(365)),
  creditLimit: z._default(z.nullable(amountFromZero(inRmb)), null),
  note: optionalText(500),
})
export type TermsSave = z.infer<typeof TermsSave>
