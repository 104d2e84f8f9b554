import { addDays } from '@quayside/contract/finance/open-items.ts'
import { rate, roundRate, times } from '@quayside/contract/kernel/money.ts'
import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { type DemoOrderEnd, demoOrderTexts as said } from '@quayside/db/seeds/demo/orders.ts'
import { shanghaiDate } from '../platform/clock.ts'

type Supplier = { id: string; isOverseas: number }
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
type Address = { id: string; type: number; region: string; detail: string; contact: string }
/** What the company has entered before it places orders. */
export type DemoStock = {
  readonly warehouses: readonly { id: string; name: string; address: string }[]
  suppliers: readonly Supplier[]
  products: readonly Product[]
  addresses: readonly Address[]
  customers: readonly { id: string; type: number }[]
  /** Models of free goods in store. */
  stored: ReadonlySet<string>
}
/** An order to be placed: where it ends, how long ago it was placed, and a number that varies the rest. */
export type DemoOrder = { kind: GeneralModelType; end: DemoOrderEnd; daysAgo: number; place: number }

const dayMs = 86_400_000

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

/** The order's form as the company fills it in. */
export function demoOrderForm(now: Date, stock: DemoStock, { kind, end, daysAgo, place }: DemoOrder) {
  const isAbroad = kind === 'import' || kind === 'transit'
  const own = stock.suppliers.filter(({ isOverseas }) => (isOverseas === 1) === isAbroad)
  const currency = kind === 'domestic' ? 'RMB' : place % 4 === 3 && kind === 'import' ? 'HKD' : 'USD'
  const orderDate = shanghaiDate(new Date(now.getTime() - daysAgo * dayMs))
  const isStored = end === 'awaitingBinding' || end === 'bound'
  const isOdd = end === 'priceAwaiting' || end === 'priceAnomaly' || end === 'priceFailed'
  return {
    modelType: orderKind.codes[kind],
    orderDate,
    supplierId: at(own.length > 0 ? own : stock.suppliers, place).id,
    customerId: kind === 'export' ? at(stock.customers, place).id : null,
    currency,
    incoterms: at(
      { import: ['FOB', 'EXW', 'FCA'], export: ['FOB', 'CIF'], transit: ['FCA'], domestic: ['DAP'] }[kind],
      place,
    ),
    contractNo:
      end === 'draft' && place % 2 === 0 ? '' : `SE-${orderDate.slice(2, 7).replace('-', '')}-${100 + place}`,
    supplierInvoiceNo: daysAgo > 5 ? `INV${orderDate.replaceAll('-', '').slice(2)}${place % 10}` : '',
    shippingNoteNo: daysAgo > 8 ? `DN-${70_000 + place * 13}` : '',
    paymentMethod: at(['TT', 'TT-DEPOSIT', 'OA', 'MONTHLY'], place),
    remarks: at(said.remarks, place),
    isWarehouseType: isStored ? 1 : 0,
    receiving: receivingOf(stock, place, isStored, orderDate),
    delivery: deliveryOf(stock, place, orderDate),
    lines:
      end === 'draft' && place % 2 === 1
        ? []
        : isStored
          ? storedLinesOf(stock, { place, currency, isOdd, daysAgo })
          : linesOf(stock, { place, currency, isOdd, daysAgo }),
  }
}

function receivingOf({ warehouses }: DemoStock, place: number, isStored: boolean, day: string) {
  if (isStored) return {}
  const [inHongKong] = warehouses
  const base = { warehouseId: inHongKong?.id ?? null, warehouse: inHongKong?.name ?? '' }
  switch (place % 3) {
    case 0:
      return { ...base, mode: 0, time: `${day} 15:00` }
    case 1:
      return { ...base, mode: 1, ...said.supplierPickup, time: `${day} 10:30` }
    default:
      return {
        ...base,
        mode: 2,
        expressProvider: 'SF',
        expressNumber: `SF14${2_000_000 + place * 7919}`,
        freightPayment: 'collect',
      }
  }
}

function deliveryOf(stock: DemoStock, place: number, day: string) {
  const person = at(said.consignees, place)
  if (place % 4 === 2) {
    const [, inShenzhen] = stock.warehouses
    return {
      type: 0,
      warehouseId: inShenzhen?.id ?? null,
      warehouse: inShenzhen?.name ?? '',
      pickupAddress: inShenzhen?.address ?? '',
      pickupTime: `${day} 16:00`,
      pickupName: person.name,
      pickupIdNumber: person.idNumber,
      pickupPhone: person.phone,
    }
  }
  const address = at(stock.addresses, place)
  return {
    type: at([1, 2, 5, 3], place),
    addressId: address.id,
    address: `${address.region}${address.detail}`,
    contact: address.contact,
    consigneeName: person.name,
    consigneeIdNumber: person.idNumber,
    consigneePhone: person.phone,
    isCustomsClearance: 1,
    // Most of them keep the day that was agreed; for some it was too early.
    time: `${addDays(day, place % 5 === 2 ? 7 : 12)} 17:00`,
    ...(place % 4 === 0 && { expressProvider: 'SF', freightPayment: 'monthly' }),
  }
}

type Placed = { place: number; currency: string; isOdd: boolean; daysAgo: number }

/** A few of the goods that lie in store, so that lots can be bound to them. */
const storedLinesOf = (stock: DemoStock, placed: Placed) =>
  linesOf({ ...stock, products: stock.products.filter(({ model }) => stock.stored.has(model)) }, placed)
    .slice(0, 3)
    .map((line) => ({ ...line, qty: line.minimumPackQuantity, packages: '1', reelCount: '1' }))

/** Goods of the catalogue at prices that wander a little, in whole reels. */
function linesOf({ products }: DemoStock, { place, currency, isOdd, daysAgo }: Placed) {
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
