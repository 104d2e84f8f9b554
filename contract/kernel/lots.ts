import * as z from 'zod/mini'
import { requiredText } from './schema.ts'

/** Goods in storage by the number of their lot, and how much of it is meant. */
export const Lot = z.strictObject({
  lotNumber: requiredText(60),
  qty: z.string().check(
    z.trim(),
    z.minLength(1, 'field.required'),
    z.regex(/^\d{1,9}(\.\d{1,6})?$/, 'orderLine.quantity'),
    z.refine((qty) => Number(qty) > 0, 'orderLine.notPositive'),
  ),
})
export type Lot = z.infer<typeof Lot>

const lotsAtMost = 1000

/** At least one, and each lot only once: a second row of the same lot is a mistake. */
export const Lots = z
  .array(Lot)
  .check(z.minLength(1, 'field.required'), z.maxLength(lotsAtMost), (context) => {
    const seen = new Set<string>()
    for (const [place, { lotNumber }] of context.value.entries()) {
      if (seen.has(lotNumber))
        context.issues.push({
          code: 'custom',
          path: [place, 'lotNumber'],
          message: 'order.lotTwice',
          input: context.value,
        })
      seen.add(lotNumber)
    }
  })
export type Lots = z.infer<typeof Lots>
