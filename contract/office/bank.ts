import * as z from 'zod/mini'
import { BankMapping, bankFields } from '../finance/bank-statement.ts'
import { Debt } from '../finance/debt.ts'
import { inRecordCurrency } from '../kernel/money-fields.ts'
import { amountText, code, date, id, instant, optionalText, requiredText } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { confirmed } from './voucher.ts'

/** A form's field beside a file is text. */
const mappingText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(4000)),
    z.transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', message: 'field.code', input: text })
        return z.NEVER
      }
    }),
  ),
  BankMapping,
)

export const BankCheckInput = z.strictObject({
  /** The bank and account; its last mapping is remembered. */
  bank: optionalText(100),
  currency: z._default(code(currency), currency.codes.RMB),
  mapping: z.optional(mappingText),
})
export type BankCheckInput = z.infer<typeof BankCheckInput>
export const BankTakeInput = z.extend(BankCheckInput, { bank: requiredText(100) })

/** What a bank says of one payment. */
export const bankEntry = {
  occurredOn: date,
  occurredAt: z.string(),
  currency: z.string(),
  amount: z.string(),
  payerName: z.string(),
  payerAccount: z.string(),
  payerBank: z.string(),
  remark: z.string(),
  bankReference: z.string(),
}
const entry = z.object({ row: z.number(), ...bankEntry })

/** What a file would bring, and how its headings are understood. */
export const BankCheck = z.object({
  headings: z.array(z.string()),
  mapping: BankMapping,
  missing: z.array(z.enum(bankFields)),
  entryCount: z.number(),
  repeatedCount: z.number(),
  outgoingCount: z.number(),
  /** Rows of the file that were not understood. */
  unread: z.array(z.number()),
  /** Receipts in a currency that is not booked: the file is refused because of them. */
  unknownCurrencies: z.array(z.object({ row: z.number(), value: z.string() })),
  /** Receipts with a fraction that their currency does not have: the file is refused because of them as well. */
  fractions: z.array(z.object({ row: z.number(), currency: z.string(), amount: z.string() })),
  sample: z.array(entry),
})
export type BankCheck = z.infer<typeof BankCheck>

export const BankFormat = z.object({ bank: z.string(), currency: z.string(), mapping: BankMapping })

export const BankTaken = z.object({ id, lineCount: z.number(), repeatedCount: z.number() })

const matchVerdicts = ['exact', 'likely', 'several', 'otherPayer', 'none'] as const

const BankLineRow = z.object({
  id,
  version: z.number(),
  state: z.number(),
  ...entry.shape,
  statementId: id,
  verdict: z.enum(matchVerdicts),
  score: z.number(),
  candidateCount: z.number(),
  /** The company of the booked receipt, or of the only candidate. */
  companyName: z.string(),
  voucherId: z.nullable(id),
  voucherNo: z.string(),
})

const figures = z.array(z.object({ currency: z.string(), amount: z.string() }))
export const BankBoard = z.object({
  /** What waits, the newest first, and what was decided last. */
  lines: z.array(z.omit(BankLineRow, { row: true })),
  openCount: z.number(),
  exact: z.object({ count: z.number(), sums: figures }),
  statement: z.nullable(
    z.object({ id, bank: z.string(), createdAt: instant, lineCount: z.number(), repeatedCount: z.number() }),
  ),
})
export type BankBoard = z.infer<typeof BankBoard>

const reason = z.object({
  about: z.enum(['amount', 'payer', 'remark']),
  code: z.string(),
  value: z.string(),
  times: z.optional(z.number()),
})
/** How far an order is settled, and how many of its debts are open, in whatever currencies. */
const SettledOrder = z.object({ id, number: z.string(), writeOffState: z.number(), openItems: z.number() })
export type SettledOrder = z.infer<typeof SettledOrder>

export const BankCandidate = z.object({
  companyId: id,
  companyName: z.string(),
  transferId: z.nullable(id),
  transferNo: z.string(),
  applicationId: z.nullable(id),
  applicationNo: z.string(),
  reasons: z.array(reason),
  score: z.number(),
  parts: z.array(z.object({ itemId: id, amount: z.string() })),
  left: z.string(),
  /** All open debts of the company in the line's currency. */
  items: z.array(Debt),
  /** The orders of these debts. */
  orders: z.array(SettledOrder),
})
export type BankCandidate = z.infer<typeof BankCandidate>

export const BankProposal = z.object({
  verdict: z.enum(matchVerdicts),
  candidates: z.array(BankCandidate),
})
export type BankProposal = z.infer<typeof BankProposal>

/** Without parts only the receipt is booked. */
export const BankConfirm = z.strictObject({
  companyId: id,
  transferId: z._default(z.nullable(id), null),
  applicationId: z._default(z.nullable(id), null),
  parts: z._default(
    z.array(z.strictObject({ itemId: id, amount: amountText(inRecordCurrency) })).check(z.maxLength(500)),
    [],
  ),
  confirmed,
})
export type BankConfirm = z.infer<typeof BankConfirm>
export const BankConfirmed = z.object({ voucherId: id, voucherNo: z.string(), left: z.string() })
export type BankConfirmed = z.infer<typeof BankConfirmed>
