import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, NextStep } from '../kernel/record.ts'
import {
  code,
  date,
  id,
  instant,
  optionalText,
  positiveRate,
  requiredText,
  text,
  version,
} from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import {
  counterOfferState,
  forwarderQuotationState,
  freightDirection,
  freightMode,
} from './forwarding.codes.ts'
import { FreightCharge, freightCharges, totalsOfCharges } from './freight-charge.ts'

const port = z.string().check(z.trim(), z.regex(/^([A-Z]{2}[0-9A-Z]{3}(-[0-9A-Z]{3})?)?$/, 'field.code'))
const days = z.number().check(z.int(), z.gte(0), z.lte(365))

export const quotationColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: forwarderQuotationState, width: 12 },
  enquiryId: { kind: 'id', isExported: false },
  enquiryNumber: { kind: 'text', isJoined: true, width: 18 },
  direction: { kind: 'code', codes: freightDirection, isJoined: true, isNullable: true, width: 8 },
  mode: { kind: 'code', codes: freightMode, isJoined: true, isNullable: true, width: 12 },
  originPort: { kind: 'text', dictionary: 1007, isJoined: true, width: 12 },
  destinationPort: { kind: 'text', dictionary: 1007, isJoined: true, width: 12 },
  carrier: { kind: 'text', save: requiredText(60), sort: 'plain', width: 18 },
  /** The port where the goods change ships; empty for a direct way. */
  viaPort: { kind: 'text', dictionary: 1007, save: z._default(port, ''), width: 12 },
  transitDays: { kind: 'integer', save: days, sort: 'plain' },
  departsOn: { kind: 'date', isNullable: true, save: z._default(z.nullable(date), null), sort: 'plain' },
  /** Days at the destination without demurrage. */
  freeDays: { kind: 'integer', isNullable: true, save: z._default(z.nullable(days), null) },
  validUntil: { kind: 'date', save: date, sort: 'plain' },
  totals: totalsOfCharges,
  /** The state of its latest counter-offer. */
  offerState: { kind: 'code', codes: counterOfferState, isJoined: true, isNullable: true, width: 12 },
  remarks: { kind: 'text', isLong: true, save: optionalText(500), width: 30 },
  reason: { kind: 'text', isLong: true, width: 30 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(quotationColumns)

export const ForwarderQuotation = z.object(shapes.row)
export type ForwarderQuotation = z.infer<typeof ForwarderQuotation>

/** What the customer wanted of a charge: another price or, without a price, that it be quoted at all. */
export const CounterOffer = z.object({
  id,
  chargeKind: z.string(),
  price: z.nullable(z.string()),
  currency: z.string(),
  note: z.string(),
  state: z.number(),
  answer: z.string(),
  madeBy: z.string(),
  answeredBy: z.string(),
  createdAt: instant,
  answeredAt: z.nullable(instant),
})
export type CounterOffer = z.infer<typeof CounterOffer>

export const ForwarderQuotationDetail = z.extend(ForwarderQuotation, {
  version: z.number(),
  charges: z.array(FreightCharge),
  offers: z.array(CounterOffer),
  nextSteps: z.array(NextStep),
})
export type ForwarderQuotationDetail = z.infer<typeof ForwarderQuotationDetail>

export const ForwarderQuotationQuery = listQuery({
  filters: {
    /** Number, enquiry or carrier. */
    keyword: z.optional(text(100)),
    enquiryId: z.optional(id),
    state: z.optional(code(forwarderQuotationState)),
    validUntilBegin: z.optional(date),
    validUntilEnd: z.optional(date),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type ForwarderQuotationQuery = z.infer<typeof ForwarderQuotationQuery>
export const ForwarderQuotationExport = exportQuery(ForwarderQuotationQuery, shapes.exported)
export type ForwarderQuotationExport = z.infer<typeof ForwarderQuotationExport>

/** What the provider enters; the number comes from the database. */
export const quotationTerms = { ...shapes.save, charges: freightCharges }
export const QuotationTerms = z.strictObject(quotationTerms)
export type QuotationTerms = z.infer<typeof QuotationTerms>

/** The version is of the quotation that was seen: a price changed since is not what was agreed to. */
export const ConfirmQuotation = z.strictObject({ version, note: optionalText(500) })
export type ConfirmQuotation = z.infer<typeof ConfirmQuotation>

export const CounterOfferInput = z.strictObject({
  chargeKind: FreightCharge.shape.kind,
  /** Per unit, in the charge’s currency; without it the charge is asked for. */
  price: z._default(z.nullable(positiveRate), null),
  note: optionalText(500),
})
export type CounterOfferInput = z.infer<typeof CounterOfferInput>

export const quotationStepAccess = {
  counterOffer: 'logistics-quotation-offer',
  confirmQuote: 'logistics-quotation-confirm',
} as const satisfies Record<string, Permission>
