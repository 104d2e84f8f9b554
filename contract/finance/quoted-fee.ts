import * as z from 'zod/mini'
import type { Columns } from '../kernel/columns.ts'
import { rate } from '../kernel/money.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { chargedPrice, code, orEmpty, positiveRate, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { feeUnit } from './finance.codes.ts'

/** What a document costs, as its provider set it; the amount is quantity × unit price. */
export const quotedFeeColumns = {
  currency: { kind: 'text', width: 8 },
  feeQuantity: { kind: 'quantity', isNullable: true, width: 12 },
  feeUnit: { kind: 'text', codes: feeUnit, width: 10 },
  unitPrice: { kind: 'price', isNullable: true, width: 12 },
  amount: { kind: 'money', isNullable: true, sort: 'plain' },
} as const satisfies Columns

/** The price of a document; 0 where nothing is charged. */
export const quotedFee = {
  currency: z._default(code(currency), currency.codes.RMB),
  feeQuantity: z._default(positiveRate, rate('1')),
  feeUnit: orEmpty(code(feeUnit)),
  unitPrice: chargedPrice({ ...inCurrency('currency'), quantity: 'feeQuantity' }),
}
export const QuotedFee = z.strictObject({ ...quotedFee, note: z.optional(text(500)) })
export type QuotedFee = z.infer<typeof QuotedFee>
