import * as z from 'zod/mini'
import { TimelineEntry } from '../kernel/record.ts'
import { date, id } from '../kernel/schema.ts'
import { ForwarderQuotationDetail } from './forwarder-quotation.ts'

const ChargeKind = z.object({
  value: z.string(),
  name: z.string(),
  /** A value of `chargeSection`. */
  section: z.string(),
})
export type ChargeKind = z.infer<typeof ChargeKind>
const QuoteRate = z.object({ currency: z.string(), rate: z.string(), day: date })
export type QuoteRate = z.infer<typeof QuoteRate>

export const QuoteComparisonQuery = z.strictObject({ enquiryId: id })
/** All quotations of an enquiry with what is needed to put them side by side: one call. */
export const QuoteComparison = z.object({
  enquiry: z.object({
    id,
    number: z.string(),
    state: z.number(),
    direction: z.nullable(z.number()),
    mode: z.nullable(z.number()),
    originPort: z.string(),
    destinationPort: z.string(),
    goodsName: z.string(),
    goodsValue: z.nullable(z.string()),
    currency: z.string(),
    volume: z.nullable(z.string()),
    grossWeight: z.nullable(z.string()),
    containerType: z.string(),
    containerCount: z.nullable(z.number()),
    departBy: z.nullable(date),
    incoterm: z.string(),
    forwarderOrderId: z.nullable(id),
  }),
  quotes: z.array(ForwarderQuotationDetail),
  /** Kinds of the charges that are quoted, in the dictionary’s order. */
  kinds: z.array(ChargeKind),
  /** The bank’s rates of today; a currency without one cannot be summed. */
  rates: z.array(QuoteRate),
  today: date,
  timeline: z.array(TimelineEntry),
})
export type QuoteComparison = z.infer<typeof QuoteComparison>
