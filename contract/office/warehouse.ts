import * as z from 'zod/mini'
import { code, date, id, optionalText, text } from '../kernel/schema.ts'
import { GoodsPickupDetail } from '../warehouse/goods-pickup.ts'
import { InboundDetail } from '../warehouse/inbound.ts'
import { inboundLinesAtMost } from '../warehouse/inbound-line.ts'
import { OutboundDetail } from '../warehouse/outbound.ts'
import { outboundLinesAtMost } from '../warehouse/outbound-line.ts'
import { StockDifference } from '../warehouse/stock-difference.ts'
import { differenceKind } from '../warehouse/warehouse.codes.ts'
import { LineCount, LinePut, LotPick } from './goods.ts'
import { reviewed } from './record.ts'

export const quantity = z
  .string()
  .check(z.trim(), z.minLength(1, 'field.required'), z.regex(/^\d{1,9}(\.\d{1,6})?$/, 'orderLine.quantity'))
export const positive = quantity.check(z.refine((value) => Number(value) > 0, 'orderLine.notPositive'))

export const InboundReview = z.extend(InboundDetail, {
  ...reviewed,
  counts: z.array(LineCount),
  puts: z.array(LinePut),
})
export type InboundReview = z.infer<typeof InboundReview>
export const OutboundReview = z.extend(OutboundDetail, { ...reviewed, picks: z.array(LotPick) })
export type OutboundReview = z.infer<typeof OutboundReview>
export const PickupReview = z.extend(GoodsPickupDetail, reviewed)
export type PickupReview = z.infer<typeof PickupReview>
export const DifferenceReview = z.extend(StockDifference, {
  ...reviewed,
  timeline: InboundDetail.shape.timeline,
})
export type DifferenceReview = z.infer<typeof DifferenceReview>

const goodsDay = z.optional(z.nullable(date))
export const goodsDays = { producedOn: goodsDay, expiresOn: goodsDay }

/** A line as it was counted; short and over follow from the quantity and ask for a reason. */
export const CountLine = z.strictObject({
  lineId: id,
  qty: quantity,
  /** As they are printed on the goods; absent: as they were announced. */
  ...goodsDays,
  differences: z._default(
    z
      .array(
        z.strictObject({
          kind: code(differenceKind),
          qty: z._default(quantity, '0'),
          reason: optionalText(500),
          /** Photos that were uploaded for the order. */
          fileIds: z._default(z.array(id).check(z.maxLength(10)), []),
        }),
      )
      .check(z.maxLength(10)),
    [],
  ),
})
export type CountLine = z.infer<typeof CountLine>
export const receivedLines = z.array(CountLine).check(z.maxLength(inboundLinesAtMost))
/** Everything came as announced where no lines are given. */
export const ReceiveInbound = z.strictObject({
  lines: z.optional(receivedLines),
  note: z.optional(text(500)),
})
export type ReceiveInbound = z.infer<typeof ReceiveInbound>

const storedLines = z
  .array(
    z.strictObject({
      lineId: id,
      lots: z
        .array(
          z.strictObject({
            qty: positive,
            locationId: z._default(z.nullable(id), null),
            /** Where several lots are made of a line; otherwise the line's own. */
            palletNumber: z.optional(text(60)),
            lotNumber: z.optional(text(60)),
            batchNumber: z.optional(text(60)),
            dateCode: z.optional(text(20)),
            ...goodsDays,
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    }),
  )
  .check(z.maxLength(inboundLinesAtMost))
/** Without lines each becomes one lot at `locationId`. */
export const StoreInbound = z.strictObject({
  lines: z.optional(storedLines),
  locationId: z._default(z.nullable(id), null),
  note: z.optional(text(500)),
})
export type StoreInbound = z.infer<typeof StoreInbound>

/** All places that a line has been put to so far; none takes it from them. */
export const PutLine = z.strictObject({
  lineId: id,
  lots: z.array(z.strictObject({ qty: positive, locationId: id })).check(z.maxLength(500)),
})
export type PutLine = z.infer<typeof PutLine>

/** How much of a reserved lot lies ready; nothing puts it back. */
export const PickLot = z.strictObject({ lineId: id, lotId: id, qty: quantity })
export type PickLot = z.infer<typeof PickLot>

const shippedLots = z
  .array(z.strictObject({ lineId: id, lotId: id, qty: positive }))
  .check(z.minLength(1), z.maxLength(outboundLinesAtMost))
/** Without lots all that is still reserved. */
export const ShipOutbound = z.strictObject({
  lots: z.optional(shippedLots),
  vehicle: optionalText(60),
  expressNumber: optionalText(60),
  note: z.optional(text(500)),
})
export type ShipOutbound = z.infer<typeof ShipOutbound>
