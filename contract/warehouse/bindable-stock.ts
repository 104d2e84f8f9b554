import * as z from 'zod/mini'
import { date, id } from '../kernel/schema.ts'
import { lotShape } from './lot-shape.ts'

/** Free lots that could serve the lines of an order of stored goods. */
export const BindableStock = z.object({
  lines: z.array(
    z.object({
      lineId: id,
      model: z.string(),
      brand: z.string(),
      qty: z.string(),
      /** Counts the free lots that are good and not expired; the others are taken only by name. */
      available: z.string(),
      missing: z.string(),
      lots: z.array(
        z.object({
          ...lotShape,
          quality: z.number(),
          warehouseName: z.string(),
          location: z.string(),
          storedOn: date,
          available: z.string(),
          /** What first in, first out would take. */
          proposed: z.string(),
        }),
      ),
    }),
  ),
})
export type BindableStock = z.infer<typeof BindableStock>
