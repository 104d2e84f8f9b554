import * as z from 'zod/mini'
import { quotedFeeColumns } from '../finance/quoted-fee.ts'
import type { KeyOf } from '../kernel/codes.ts'
import type { Columns } from '../kernel/columns.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { amountFromZero, code, requiredText, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { filingQuoteState } from './filing.codes.ts'

/** The columns of a filing that say what it costs, and whether the customer agreed. */
export const filingQuoteColumns = {
  quoteState: { kind: 'code', codes: filingQuoteState, width: 12 },
  ...quotedFeeColumns,
  /** The provider's explanation of the price. */
  quoteNote: { kind: 'text', isLong: true, width: 30 },
  /** Why the customer declined it. */
  quoteAnswer: { kind: 'text', isLong: true, width: 30 },
} as const satisfies Columns

export type QuoteFacts = { readonly quote: KeyOf<typeof filingQuoteState> }

const whereQuoted = ({ quote }: QuoteFacts) =>
  quote === 'quoted' ? undefined : ('filing.noOpenQuote' as const)

/** A filing ends at a price that the customer accepted, or at none. */
export const unlessQuoteIsOpen = ({ quote }: QuoteFacts) =>
  quote === 'quoted' || quote === 'declined' ? ('filing.quoteNotAccepted' as const) : undefined

/** The provider may quote again until the customer has accepted. */
export const quoteTransitions = <const S extends string>(from: readonly S[]) =>
  [
    {
      name: 'quoteFee',
      from,
      actor: 'provider',
      needs: ['unitPrice'],
      when: ({ quote }: QuoteFacts) => (quote === 'accepted' ? ('filing.quoteAccepted' as const) : undefined),
    },
    { name: 'acceptFee', from, actor: 'customer', needs: ['amount'], when: whereQuoted },
    { name: 'declineFee', from, actor: 'customer', needs: ['reason'], when: whereQuoted },
  ] as const

/** The price is named, so that what is accepted is what was seen. */
export const AcceptFee = z.strictObject({
  currency: code(currency),
  amount: amountFromZero(inCurrency('currency')),
  note: z.optional(text(500)),
})
export type AcceptFee = z.infer<typeof AcceptFee>
export const DeclineFee = z.strictObject({ reason: requiredText(500) })
export type DeclineFee = z.infer<typeof DeclineFee>
