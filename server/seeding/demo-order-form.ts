import { addDays, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { demoOrderTexts as said } from '@quayside/db/seeds/demo/order-texts.ts'
import type { DemoOrderEnd } from '@quayside/db/seeds/demo/orders.ts'
import { at, type DemoGoods, linesOf, preferredLines, storedLinesOf } from './demo-order-lines.ts'

type Supplier = { id: string; isOverseas: number }
type Address = { id: string; type: number; region: string; detail: string; contact: string }
/** What the company has entered before it places orders. */
export type DemoStock = DemoGoods & {
  readonly warehouses: readonly { id: string; name: string; address: string }[]
  suppliers: readonly Supplier[]
  addresses: readonly Address[]
  customers: readonly { id: string; type: number }[]
}
/** An order to be placed: where it ends, how long ago it was placed, and a number that varies the rest. */
export type DemoOrder = { kind: GeneralModelType; end: DemoOrderEnd; daysAgo: number; place: number }

/** The order's form as the company fills it in. */
export function demoOrderForm(now: Date, stock: DemoStock, { kind, end, daysAgo, place }: DemoOrder) {
  const isAbroad = kind === 'import' || kind === 'transit'
  const own = stock.suppliers.filter(({ isOverseas }) => (isOverseas === 1) === isAbroad)
  const currency = kind === 'domestic' ? 'RMB' : place % 4 === 3 && kind === 'import' ? 'HKD' : 'USD'
  const orderDate = addDays(shanghaiDate(now), -daysAgo)
  // With a certificate an agreement's rate is taken; without one the page says what it would save.
  const isDutiable = kind === 'import' && (end === 'audited' || end === 'submitted')
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
    destinationPort: kind === 'export' ? at(['DEHAM', 'NLRTM', 'USLAX'], place) : '',
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
          : [
              ...linesOf(stock, { place, currency, isOdd, daysAgo }),
              ...(isDutiable ? preferredLines(stock, { place, currency, isOdd: false, daysAgo }) : []),
            ],
  }
}

function receivingOf({ warehouses }: DemoStock, place: number, isStored: boolean, day: string) {
  if (isStored) return {}
  const [inHongKong] = warehouses
  const base = { warehouseId: inHongKong?.id ?? null, warehouse: inHongKong?.name ?? '' }
  // Goods come on the third day: most suppliers had promised it, some an earlier one.
  const promised = addDays(day, place % 5 === 2 ? 1 : 4)
  switch (place % 3) {
    case 0:
      return { ...base, mode: 0, time: `${promised} 15:00` }
    case 1:
      return { ...base, mode: 1, ...said.supplierPickup, time: `${promised} 10:30` }
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
