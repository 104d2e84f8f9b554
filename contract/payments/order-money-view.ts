import * as z from 'zod/mini'
import { Debt } from '../finance/debt.ts'
import { PaymentRecord } from '../finance/payment-record.ts'
import { date, id } from '../kernel/schema.ts'
import { PaymentApplication } from './payment-application.ts'

export const MoneyDeadline = z.object({
  name: z.enum(['exportReceipt', 'supplierPayment', 'payout', 'vatInvoice', 'debt']),
  /** Null where the calendar of that year is not published. */
  dueOn: z.nullable(date),
  /** What it is about: the application, voucher or debt. */
  documentNo: z.string(),
  amount: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  isDone: z.boolean(),
})
export type MoneyDeadline = z.infer<typeof MoneyDeadline>

/** The money tab of an order. */
export const OrderMoneyView = z.object({
  orderId: id,
  orderNo: z.string(),
  currency: z.string(),
  orderAmount: z.string(),
  appliedAmount: z.string(),
  paidAmount: z.string(),
  paymentState: z.number(),
  fxPaymentState: z.number(),
  writeOffState: z.number(),
  invoicingState: z.number(),
  /** Per currency: what was booked against the company, settled, and still open. */
  sums: z.array(
    z.object({ currency: z.string(), amount: z.string(), settled: z.string(), outstanding: z.string() }),
  ),
  items: z.array(Debt),
  applications: z.array(z.extend(PaymentApplication, { appliedHere: z.string() })),
  /** Money that came in for this order or was used for it. */
  receipts: z.array(PaymentRecord),
  deadlines: z.array(MoneyDeadline),
})
export type OrderMoneyView = z.infer<typeof OrderMoneyView>
