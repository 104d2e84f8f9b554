import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { code, date, id, idList, instant, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'

/** An order as the form of a payment application shows it. */
export const PayableOrder = z.object({
  id,
  orderNo: z.string(),
  modelType: z.number(),
  state: z.number(),
  stateLabel: z.string(),
  supplierId: z.nullable(id),
  supplierName: z.string(),
  contractNo: z.string(),
  orderDate: date,
  currency: z.string(),
  orderAmount: z.string(),
  appliedAmount: z.string(),
  /** What may still be applied for. */
  remaining: z.string(),
})
export type PayableOrder = z.infer<typeof PayableOrder>

/** Orders that can be added: submitted or audited, with something left. */
export const PayableOrderQuery = listQuery({
  filters: {
    /** Order number, contract number or supplier. */
    keyword: z.optional(text(100)),
    supplierId: z.optional(id),
    currency: z.optional(code(currency)),
  },
  sortable: ['orderNo', 'orderDate', 'orderAmount', 'remaining'],
})
export type PayableOrderQuery = z.infer<typeof PayableOrderQuery>

/** What is chosen so far. */
export const FormFactsQuery = z.strictObject({
  orderIds: z.optional(idList),
  supplierId: z.optional(id),
  accountId: z.optional(id),
})
export type FormFactsQuery = z.infer<typeof FormFactsQuery>

export const BankDetails = z.object({
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  bankAddress: z.string(),
  bankCountry: z.string(),
  swiftCode: z.string(),
})
export type BankDetails = z.infer<typeof BankDetails>

/** The account that is to be paid, and what it was before a recent change. */
export const BeneficiaryFacts = z.extend(BankDetails, {
  accountId: id,
  currency: z.string(),
  /** Added or changed within seven days: `sendCode` and its code are asked for. */
  isRecent: z.boolean(),
  changedAt: instant,
  changedBy: z.string(),
  timesPaid: z.number(),
  lastPaid: z.nullable(z.object({ on: date, currency: z.string(), amount: z.string() })),
  /** Before the change; for a new account, the supplier's account that was paid last. Null without either. */
  previous: z.nullable(
    z.extend(BankDetails, {
      accountId: id,
      timesPaid: z.number(),
      lastPaid: z.nullable(z.object({ on: date, currency: z.string(), amount: z.string() })),
    }),
  ),
})
export type BeneficiaryFacts = z.infer<typeof BeneficiaryFacts>

/** All that the form shows beside what was typed: one call whenever a choice changes. */
export const FormFacts = z.object({
  /** The orders stand as they were asked for. */
  orders: z.array(PayableOrder),
  supplier: z.nullable(
    z.object({
      id,
      number: z.string(),
      name: z.string(),
      isOverseas: z.boolean(),
      /** Whom to call about a changed account, at the number that was known before. */
      contact: z.string(),
      phone: z.string(),
    }),
  ),
  /** The supplier's accounts, the default one first. */
  accounts: z.array(
    z.object({
      id,
      accountName: z.string(),
      /** Masked. */
      accountNumber: z.string(),
      bankName: z.string(),
      currency: z.string(),
      isDefault: z.boolean(),
    }),
  ),
  beneficiary: z.nullable(BeneficiaryFacts),
  /** The bank's rate for each foreign currency of the orders, as an application made now would take it. */
  rates: z.array(z.object({ currency: z.string(), rate: z.string(), source: z.string(), day: date })),
  /** What the bank took at the last payment in the orders' currency; null where none was paid yet. */
  lastCharge: z.nullable(z.object({ on: date, currency: z.string(), amount: z.string() })),
  /** RMB above which a second member releases the application; null where the company asks for none. */
  releaseAbove: z.nullable(z.string()),
  /** The other members who may release it. */
  releasers: z.array(z.string()),
  /** In RMB. `exposure` is what is owed or applied for already; null where no limit was agreed. */
  credit: z.nullable(z.object({ limit: z.string(), exposure: z.string() })),
})
export type FormFacts = z.infer<typeof FormFacts>
