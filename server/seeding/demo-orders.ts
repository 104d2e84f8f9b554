import { rate, roundRate, times } from '@quayside/contract/kernel/money.ts'
import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { type PaymentStateKey, paymentState } from '@quayside/contract/payments/payment.codes.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import {
  type DemoOrderEnd,
  demoOrders,
  rivalOrders,
  demoOrderTexts as said,
} from '@quayside/db/seeds/demo/orders.ts'
import {
  setArchiveState,
  setDeclarationState,
  setPaymentState,
  setPriceAudit,
} from '../modules/orders/mark-order.ts'
import { receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import { shanghaiDate } from '../platform/clock.ts'
import type { Tx } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { redateOrders } from './redate-orders.ts'

type Company = { token: string; isRival: boolean }
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
type Stock = {
  suppliers: readonly Supplier[]
  products: readonly Product[]
  addresses: readonly Address[]
  customers: readonly { id: string; type: number }[]
}
type Wanted = { kind: GeneralModelType; end: DemoOrderEnd; daysAgo: number; place: number }

const desk = { actor: 'provider', id: null, name: 'Quayside' } as const
const dayMs = 86_400_000

/** A year of orders of the four kinds: placed by the company, handled by the provider, up to where each stands. */
export async function seedOrders(
  platform: OpenedPlatform,
  client: DemoClient,
  company: Company,
): Promise<void> {
  const stock = await readStock(client, company.token)
  for (const wanted of wantedOrders(company)) await seedOrder(platform, client, company, stock, wanted)
  await redateOrders(platform.ownerUrl)
}

function wantedOrders({ isRival }: Company): Wanted[] {
  const year = isRival ? rivalOrders : demoOrders
  const wanted = orderKind.keys.flatMap((kind, row) => {
    const { recent, completed } = year[kind]
    const past = Array.from({ length: completed }, (_, n) => ({
      kind,
      end: 'completed' as const,
      daysAgo: 28 + Math.round(((n + 0.5) * 330) / completed),
    }))
    return [...recent.map(([end, daysAgo]) => ({ kind, end, daysAgo })), ...past].map((each, place) => ({
      ...each,
      place: place * 7 + row * 3,
    }))
  })
  // The oldest first, so that numbers and price histories grow as they would have.
  return wanted.toSorted((a, b) => b.daysAgo - a.daysAgo)
}

async function readStock(client: DemoClient, token: string): Promise<Stock> {
  const rows = async <T>(path: string): Promise<T[]> =>
    (await client.call<{ rows: T[] }>(`GET base/online/${path}`, { token })).rows
  return {
    suppliers: await rows<Supplier>('supplier/list?pageSize=50&status=1&isIncomplete=0'),
    products: await rows<Product>('product/list?pageSize=100&isClassified=1'),
    addresses: await rows<Address>('address/list?pageSize=50'),
    customers: await rows<{ id: string; type: number }>('customer/list?pageSize=50&type=1'),
  }
}

async function seedOrder(
  platform: OpenedPlatform,
  client: DemoClient,
  { token }: Company,
  stock: Stock,
  wanted: Wanted,
): Promise<void> {
  const body = orderBody(platform.clock.now(), stock, wanted)
  const { id } = await client.call<{ id: string }>('POST business/online/order/save', { token, body })
  if (wanted.end === 'draft') return
  await client.call('POST business/online/order/{id}/submit', { token, params: { id }, body: {} })
  await platform.staff.transaction([], (tx) => handle(tx, id, wanted, body.orderDate))
}

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

function orderBody(now: Date, stock: Stock, { kind, end, daysAgo, place }: Wanted) {
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
    receiving: receivingOf(place, isStored, orderDate),
    delivery: deliveryOf(stock, place, orderDate),
    lines: end === 'draft' && place % 2 === 1 ? [] : linesOf(stock, { place, currency, isOdd, daysAgo }),
  }
}

function receivingOf(place: number, isStored: boolean, day: string) {
  if (isStored) return {}
  const base = { warehouse: said.warehouse }
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

function deliveryOf(stock: Stock, place: number, day: string) {
  const person = at(said.consignees, place)
  if (place % 4 === 2) {
    return {
      type: 0,
      warehouse: said.mainlandWarehouse,
      pickupAddress: said.pickupAddress,
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
    ...(place % 4 === 0 && { expressProvider: 'SF', freightPayment: 'monthly' }),
  }
}

/** Goods of the catalogue at prices that wander a little, in whole reels. */
function linesOf(
  { products }: Stock,
  { place, currency, isOdd, daysAgo }: { place: number; currency: string; isOdd: boolean; daysAgo: number },
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
      sellingPrice: roundRate(times(price, rate('1.08'))),
    }
  })
}

const wayOf: Record<GeneralModelType, readonly string[]> = {
  import: ['auditPass', 'receiveAll', 'declare', 'clear', 'arrive', 'shipAll', 'sign', 'complete'],
  export: ['auditPass', 'receiveAll', 'declare', 'clear', 'arrive', 'sign', 'complete'],
  transit: ['auditPass', 'receiveAll', 'depart', 'arrive', 'sign', 'complete'],
  domestic: ['auditPass', 'receiveAll', 'dispatch', 'sign', 'complete'],
}
/** The last step of the way to each end; ends beside the way are told for themselves. */
const lastStep: Partial<Record<DemoOrderEnd, string>> = {
  audited: 'auditPass',
  stored: 'receiveAll',
  received: 'receiveAll',
  declared: 'declare',
  inspected: 'declare',
  cleared: 'clear',
  departed: 'depart',
  arrived: 'arrive',
  inShenzhen: 'shipAll',
  dispatched: 'dispatch',
  delivering: 'shipAll',
  signed: 'sign',
  completed: 'complete',
}

async function handle(tx: Tx, id: string, wanted: Wanted, orderDate: string): Promise<void> {
  const { kind, end } = wanted
  const step = (name: string, given: object = {}) => stepOrder(tx, desk, { id, name, given })
  const last = lastStep[end]
  if (last !== undefined) {
    for (const name of wayOf[kind].slice(0, wayOf[kind].indexOf(last) + 1)) {
      if (name === 'receiveAll') await receiveOrder(tx, desk, { id, lines: await openLines(tx, id, 1) })
      else if (name === 'shipAll') await shipOrder(tx, desk, { id })
      else await step(name, name === 'clear' ? { exportedOn: daysAfter(orderDate, 6) } : {})
    }
  }
  const { reasons } = said
  switch (end) {
    case 'returned':
      await step('return', { reason: reasons.return })
      break
    case 'auditFailed':
      await step('auditFail', { reason: reasons.auditFail })
      break
    case 'cancelled':
      await step('cancel', { reason: reasons.cancel })
      break
    case 'priceAnomaly':
      await setPriceAudit(tx, desk, {
        id,
        priceAudit: priceAudit.codes.anomaly,
        reason: reasons.priceAnomaly,
      })
      break
    case 'priceFailed':
      await setPriceAudit(tx, desk, { id, priceAudit: priceAudit.codes.failed, reason: reasons.priceFailed })
      break
    case 'partlyReceived':
      await step('auditPass')
      await receiveOrder(tx, desk, { id, lines: await openLines(tx, id, 2) })
      break
    case 'awaitingBinding':
      await step('auditPass')
      break
    case 'bound':
      await step('auditPass')
      await step('bind', { lots: said.lots.map((lotNumber) => ({ lotNumber, qty: '1500' })) })
      break
    case 'inspected':
      await setDeclarationState(tx, desk, { id, declarationState: 9, note: reasons.inspection })
      break
    case 'delivering':
      await step('sign', { signState: 0 })
      break
    case 'arrived':
    case 'audited':
    case 'cleared':
    case 'completed':
    case 'declared':
    case 'departed':
    case 'dispatched':
    case 'draft':
    case 'inShenzhen':
    case 'priceAwaiting':
    case 'received':
    case 'signed':
    case 'stored':
    case 'submitted':
      break
    default:
      end satisfies never
  }
  await settle(tx, id, wanted)
}

/** What is still to come of every line, or of every second one half of it. */
async function openLines(tx: Tx, id: string, share: 1 | 2): Promise<{ lineId: string; qty: string }[]> {
  const lines = await tx
    .selectFrom('order_line')
    .select(['id', 'qty'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  return lines
    .filter((_, n) => n % share === 0)
    .map(({ id: lineId, qty }) => ({ lineId, qty: String(Number(qty ?? 0) / share) }))
}

/** Old orders are paid and filed away; of those under way some are paid in part. */
async function settle(tx: Tx, id: string, { end, place, daysAgo }: Wanted): Promise<void> {
  const { order_amount: amount } = await tx
    .selectFrom('trade_order')
    .select('order_amount')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const pay = (state: PaymentStateKey, paidAmount: string) =>
    setPaymentState(tx, desk, { id, paymentState: paymentState.codes[state], paidAmount })
  if (end === 'completed') {
    await pay('paid', amount)
    if (daysAgo > 120) await setArchiveState(tx, desk, { id, archiveState: 1 })
  } else if (lastStep[end] !== undefined && place % 3 === 1) {
    await pay('partlyPaid', (Number(amount) / 2).toFixed(2))
  }
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
