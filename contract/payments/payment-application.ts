import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { maskAccount } from '../kernel/mask.ts'
import { inRecordCurrency } from '../kernel/money-fields.ts'
import { attachmentInput, documentShape, flagCode } from '../kernel/record.ts'
import { amountText, code, date, id, optionalText, rateText, smsCode } from '../kernel/schema.ts'
import { SupplierAccountSave } from '../partners/supplier-account.ts'
import type { Permission } from '../permissions.ts'
import { bankFeeBearer, paymentApplicationState } from './payment.codes.ts'

export const paymentApplicationColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: paymentApplicationState, sort: 'plain', width: 14 },
  /** The orders it pays for. */
  orderNos: { kind: 'text', isComputed: true, row: z.array(z.string()), width: 30 },
  supplierId: { kind: 'id', isExported: false },
  supplierName: { kind: 'text', sort: 'pinyin', width: 36 },
  accountName: { kind: 'text', width: 30 },
  accountNumber: {
    kind: 'text',
    isComputed: true,
    mask: maskAccount,
    width: 14,
    withheld: {
      erp: 'It is kept sealed; the record itself has it whole.',
      office: 'It is kept sealed; the record itself has it.',
    },
  },
  bankName: { kind: 'text', width: 30 },
  currency: { kind: 'text', sort: 'plain', width: 8 },
  amount: { kind: 'money', sort: 'plain' },
  rate: { kind: 'rate' },
  rateDate: { kind: 'date' },
  rmbAmount: { kind: 'money', sort: 'plain' },
  paymentMethod: { kind: 'text', dictionary: 1015, width: 14 },
  bankFeeBearer: { kind: 'code', codes: bankFeeBearer, width: 12 },
  /** The account had been added or changed within seven days and was confirmed by a text message. */
  isAccountRecent: { kind: 'flag', width: 10 },
  /** By how much the company's credit limit is exceeded, in RMB; 0.00 within it. */
  overLimitBy: { kind: 'money' },
  remark: { kind: 'text', isLong: true, width: 30 },
  /** Why another supplier than the orders' is paid; empty where it is theirs. */
  otherSupplierReason: { kind: 'text', isLong: true, width: 30 },
  /** Why it was rejected or not released. */
  reason: { kind: 'text', width: 30 },
  appliedByName: { kind: 'text', isJoined: true, width: 14 },
  receivedInFullOn: { kind: 'date', isNullable: true },
  paidOn: { kind: 'date', isNullable: true, sort: 'plain' },
  /** What the bank took, in the application's currency. */
  bankCharge: { kind: 'money', isNullable: true },
  /** The bank's own number of the payment. */
  bankReference: { kind: 'text', isCopied: true, width: 24 },
  ...timestamps,
} as const satisfies Columns
export const shapes = shapesOf(paymentApplicationColumns)

export const PaymentApplication = z.object(shapes.row)
export type PaymentApplication = z.infer<typeof PaymentApplication>

/** `orderIds` in the order of their numbers; `isMine`: the member who asks applied for it. */
export const PaymentApplicationRow = z.extend(PaymentApplication, {
  orderIds: z.array(id),
  isMine: flagCode,
})
export type PaymentApplicationRow = z.infer<typeof PaymentApplicationRow>

export const ApplicationLine = z.object({
  orderId: id,
  orderNo: z.string(),
  modelType: z.number(),
  orderState: z.number(),
  orderAmount: z.string(),
  /** What the order's other applications ask for, as far as they were neither rejected nor cancelled. */
  otherApplied: z.string(),
  amount: z.string(),
  /** What may still be applied for after all of them. */
  remaining: z.string(),
  /** What of the order was paid, by any of them. */
  paidAmount: z.string(),
})

/** How often an account was paid, and the last of these payments. */
const PaidBefore = z.object({
  timesPaid: z.number(),
  lastPaid: z.nullable(z.object({ on: date, currency: z.string(), amount: z.string() })),
})

export const PaymentApplicationDetail = z.extend(PaymentApplicationRow, {
  ...documentShape,
  accountId: id,
  bankAddress: z.string(),
  bankCountry: z.string(),
  swiftCode: z.string(),
  rateSource: z.string(),
  lines: z.array(ApplicationLine),
  /** RMB of the company's money that is kept for this payment. */
  earmarked: z.string(),
  /** Three working days after full receipt; null before, and where the calendar of that year is not published. */
  payBy: z.nullable(date),
  isCalendarMissing: z.boolean(),
  releasedByName: z.string(),
  /** Earlier payments to the same account: who releases sees at once whether it is known. */
  paidBefore: PaidBefore,
})
export type PaymentApplicationDetail = z.infer<typeof PaymentApplicationDetail>

/** What the customer attaches; the provider adds the bank slip. */
export const applicationDocuments = ['proforma-invoice', 'commercial-invoice', 'contract', 'other'] as const
export type ApplicationDocument = (typeof applicationDocuments)[number]
export const bankSlip = 'bank-slip'

const {
  id: _id,
  version: _version,
  supplierId: _supplier,
  isDefault: _default,
  ...accountShape
} = SupplierAccountSave.shape
/** An account that is saved with the supplier. */
const NewAccount = z.strictObject({
  ...accountShape,
  bankAddress: optionalText(300),
})

/** How many orders one application can have. */
export const ordersAtOnce = 200

/** What is missing or wrong is said by `checkPaymentApplication`, so that form and server find the same. */
export const PaymentApplicationSave = z.strictObject({
  orders: z
    .array(z.strictObject({ orderId: id, amount: z.union([amountText(inRecordCurrency), z.literal('')]) }))
    .check(z.maxLength(ordersAtOnce)),
  supplierId: z._default(z.nullable(id), null),
  accountId: z._default(z.nullable(id), null),
  account: z.optional(NewAccount),
  paymentMethod: optionalText(30),
  bankFeeBearer: z._default(code(bankFeeBearer), bankFeeBearer.codes.customer),
  /** The rate that the form showed; another one since is refused instead of taken. */
  rate: z.optional(rateText),
  remark: optionalText(500),
  otherSupplierReason: optionalText(500),
  /** From `sendCode`, where the account is recent. */
  code: z.optional(smsCode),
  attachments: z._default(attachmentInput(applicationDocuments), {}),
})
export type PaymentApplicationSave = z.infer<typeof PaymentApplicationSave>

/** Which permission each of the customer's steps asks for. */
export const applicationStepAccess = {
  release: 'finance-application-release',
  refuse: 'finance-application-release',
  cancel: 'finance-application-cancel',
} as const satisfies Record<string, Permission>
