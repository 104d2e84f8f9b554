import { rate, roundRate, times } from '@quayside/contract/kernel/money.ts'

type Product = {
  id: string
  model: string
  brand: string
  name: string
  category: number
  origin: string
  unit: string
  manufacturer: string
}

export type DemoGoods = {
  products: readonly Product[]
  /** Models of free goods in store. */
  stored: ReadonlySet<string>
}

export const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

type Placed = { place: number; currency: string; isOdd: boolean; daysAgo: number }

/** A few of the goods that lie in store, so that lots can be bound to them. */
export const storedLinesOf = (stock: DemoGoods, placed: Placed) =>
  linesOf({ products: stock.products.filter(({ model }) => stock.stored.has(model)) }, placed)
    .slice(0, 3)
    .map((line) => ({ ...line, qty: line.minimumPackQuantity, packages: '1', reelCount: '1' }))

/** A relay from Malaysia: 10 % duty, and 0 % by the agreement with ASEAN. */
const preferredModel = 'G5V-2-H1 DC5'

export const preferredLines = ({ products }: DemoGoods, placed: Placed) =>
  linesOf({ products: products.filter(({ model }) => model === preferredModel) }, placed).map((line) => ({
    ...line,
    key: 'relay',
  }))

/** Goods of the catalogue at prices that wander a little, in whole reels. */
export function linesOf(
  { products }: Pick<DemoGoods, 'products'>,
  { place, currency, isOdd, daysAgo }: Placed,
) {
  const count = Math.min(products.length, 2 + ((place * 5) % 9))
  const inRmb = { RMB: 1, HKD: 0.92, USD: 7.1 }[currency] ?? 7.1
  return Array.from({ length: count }, (_, n) => {
    const index = (place * 3 + n * 5) % products.length
    const product = at(products, index)
    const usual = (0.4 + ((index * 37) % 83) / 3) / inRmb
    const swing = 1 + 0.07 * Math.sin((daysAgo + index) / 17)
    const price = roundRate((usual * swing * (isOdd && n === 0 ? 1.9 : 1)).toFixed(6))
    const reels = 1 + ((place + n) % 6)
    const pack = at([1000, 2500, 3000, 500], index)
    const net = (reels * (0.35 + (index % 7) / 10)).toFixed(2)
    return {
      key: `${n + 1}`,
      productId: product.id,
      model: product.model,
      name: product.name,
      type: product.category,
      brand: product.brand,
      origin: product.origin,
      unit: product.unit,
      qty: String(reels * pack),
      price,
      manufacturer: product.manufacturer,
      packages: String(Math.ceil(reels / 4)),
      netWeight: net,
      grossWeight: (Number(net) * 1.12 + 0.1).toFixed(2),
      packing: '2',
      poNumber: `PO${240_000 + place * 11 + n}`,
      minimumPackQuantity: String(pack),
      reelCount: String(reels),
      reelNumber: '',
      sellingPrice: roundRate(times(price, rate('1.08'))),
    }
  })
}
