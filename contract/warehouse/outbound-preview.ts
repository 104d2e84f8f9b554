import * as z from 'zod/mini'
import { date, id } from '../kernel/schema.ts'
import { lotShape } from './lot-shape.ts'
import { OutboundLineDraft, outboundLinesAtMost } from './outbound-line.ts'

/** What would be taken: nothing is saved or reserved. */
export const PreviewInput = z.strictObject({
  warehouseId: id,
  lines: z.array(OutboundLineDraft).check(z.minLength(1), z.maxLength(outboundLinesAtMost)),
})
export type PreviewInput = z.infer<typeof PreviewInput>

const PreviewedLot = z.object({
  ...lotShape,
  quality: z.number(),
  /** 1: the date code cannot be read, so that the lot is taken last. */
  isDateCodeUnreadable: z.number(),
  location: z.string(),
  storedOn: date,
  available: z.string(),
  qty: z.string(),
})
export const OutboundPreview = z.object({
  strategies: z.array(
    z.object({
      strategy: z.number(),
      lotsTaken: z.number(),
      lotsBroken: z.number(),
      oldestDateCodeLeft: z.nullable(z.string()),
      /** The next day on which some of what is left expires. */
      nextExpiryLeft: z.nullable(date),
      unreadable: z.number(),
      /** Storage of the next 30 days that lots which leave wholly no longer cost; null without a tariff. */
      saved: z.nullable(z.object({ currency: z.string(), amount: z.string() })),
      lines: z.array(
        z.object({
          /** What is free of the lots that this strategy may take, after what earlier lines take. */
          available: z.string(),
          missing: z.string(),
          lots: z.array(PreviewedLot),
        }),
      ),
    }),
  ),
  /** Some of the lots whose date code cannot be read, as it is written on them. */
  unreadableLots: z.array(z.object({ lotId: id, number: z.string(), dateCode: z.string() })),
  /** Some of the expired lots, which no strategy takes. */
  expiredLots: z.array(z.object({ lotId: id, number: z.string(), expiresOn: date, available: z.string() })),
})
export type OutboundPreview = z.infer<typeof OutboundPreview>
