import * as z from 'zod/mini'
import { shapesOf } from '../kernel/columns.ts'
import { id, instant, optionalText, requiredText } from '../kernel/schema.ts'
import { ForwarderQuotationDetail, quotationTerms } from './forwarder-quotation.ts'
import { ShipmentSize, shipmentColumns } from './shipment.ts'

const quoteRequestStates = ['waiting', 'answered', 'expired', 'withdrawn'] as const
export type QuoteRequestState = (typeof quoteRequestStates)[number]

/** A forwarder that was asked for a quotation. */
export const QuoteRequest = z.object({
  id,
  forwarder: z.string(),
  state: z.enum(quoteRequestStates),
  expiresAt: instant,
  /** The time at which the forwarder first looked at it. */
  openedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  quotationId: z.nullable(id),
  askedBy: z.string(),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

const forwardersAtMost = 20

export const AskForwarders = z.strictObject({
  forwarders: z
    .array(requiredText(60))
    .check(z.minLength(1, 'selection.empty'), z.maxLength(forwardersAtMost)),
  /** Days for which the links are valid. */
  validDays: z._default(z.number().check(z.int(), z.gte(1), z.lte(30)), 7),
  /** What each of them reads. */
  note: optionalText(500),
})
export type AskForwarders = z.infer<typeof AskForwarders>

/** The secrets are answered this once: of each, only the hash is stored. */
export const AskedForwarders = z.object({
  requests: z.array(z.object({ id, forwarder: z.string(), token: z.string(), expiresAt: instant })),
})
export type AskedForwarders = z.infer<typeof AskedForwarders>

/** 128 random bits. */
const token = z.string().check(z.regex(/^[\w-]{22}$/, 'field.id'))
export const QuoteLinkInput = z.strictObject({ token })
export type QuoteLinkInput = z.infer<typeof QuoteLinkInput>
export const QuoteLinkAnswer = z.strictObject({ token, ...quotationTerms })
export type QuoteLinkAnswer = z.infer<typeof QuoteLinkAnswer>

const {
  orderId: _order,
  productId: _product,
  remarks: _remarks,
  goodsValue: _value,
  currency: _currency,
  ...carried
} = shapesOf(shipmentColumns).row

/** What a forwarder reads: the goods and their way, nothing of the customer, and its own quotation. */
export const QuoteLink = z.object({
  enquiryNumber: z.string(),
  forwarder: z.string(),
  note: z.string(),
  expiresAt: instant,
  /** The ports by name, and the kinds of charges, in the reader's language. */
  origin: z.string(),
  destination: z.string(),
  chargeKinds: z.array(z.object({ value: z.string(), name: z.string() })),
  shipment: z.object({ ...carried, sizes: z.array(ShipmentSize) }),
  quotation: z.nullable(
    z.pick(ForwarderQuotationDetail, {
      number: true,
      carrier: true,
      viaPort: true,
      transitDays: true,
      departsOn: true,
      freeDays: true,
      validUntil: true,
      remarks: true,
      charges: true,
    }),
  ),
})
export type QuoteLink = z.infer<typeof QuoteLink>
