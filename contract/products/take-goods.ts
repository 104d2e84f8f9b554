import * as z from 'zod/mini'
import { code, date, optionalText, orEmpty } from '../kernel/schema.ts'
import { selectedSupplier } from '../partners/supplier-account.ts'
import { currency } from '../rates/rate.codes.ts'
import { unitPrice } from './supplier-goods.ts'

/** Lines of a supplier's invoice or price list that are taken at once. */
export const goodsTakenAtMost = 1000

const GoodsLine = z.strictObject({
  model: optionalText(100),
  brand: optionalText(100),
  name: optionalText(200),
  /** Codes of the dictionaries of countries and units. */
  origin: optionalText(2),
  unit: optionalText(3),
  manufacturer: optionalText(200),
  price: orEmpty(unitPrice),
})
export type GoodsLine = z.infer<typeof GoodsLine>

const taking = {
  /** `preview` says what would become of each line, `take` does it. */
  mode: z.enum(['preview', 'take']),
  lines: z.array(GoodsLine).check(z.minLength(1), z.maxLength(goodsTakenAtMost)),
}

/** Lines that become products. */
export const TakeProducts = z.strictObject(taking)
export type TakeProducts = z.infer<typeof TakeProducts>

/** Lines that become a supplier's goods, with the currency and the day of their prices. */
export const TakeSupplierGoods = z.strictObject({
  ...taking,
  supplierId: selectedSupplier,
  currency: code(currency),
  pricedOn: date,
})
export type TakeSupplierGoods = z.infer<typeof TakeSupplierGoods>

/**
 * `known` is a product of the company already, `repeated` one that stands further up; model and brand say which product
 * it is, so that `incomplete` is none. `notAllowed` would be new, and the caller may not add products.
 */
const goodsLineState = ['new', 'known', 'repeated', 'incomplete', 'notAllowed'] as const
export type GoodsLineState = (typeof goodsLineState)[number]

export const GoodsTaken = z.object({
  lines: z.array(
    z.object({
      state: z.enum(goodsLineState),
      /** Its price becomes the supplier's: there is one, and it is not the last price of the same day already. */
      isPriced: z.boolean(),
    }),
  ),
  added: z.number(),
  priced: z.number(),
})
export type GoodsTaken = z.infer<typeof GoodsTaken>
