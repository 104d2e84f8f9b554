import { pathOf } from '@quayside/contract/kernel/api.ts'
import { header } from '../modules/customs/customs.testing.ts'
import { lineForm } from '../modules/orders/orders.testing.ts'
import { inputForm } from '../modules/tax-invoices/tax-invoices.testing.ts'
import { outboundForm } from '../modules/warehouse/warehouse.testing.ts'
import { deliveryForm } from '../platform/testing/given.ts'
import { stepBodies } from '../provider/step-bodies.testing.ts'
import type { Command } from './pair-commands.testing.ts'
import type { World } from './pair-world.testing.ts'

/** The newest record of each kind that a body names. */
export type Newest = Readonly<
  Record<
    | 'draft'
    | 'order'
    | 'line'
    | 'item'
    | 'otherItem'
    | 'lot'
    | 'otherLot'
    | 'application'
    | 'inboundLine'
    | 'outbound',
    string
  > &
    Record<
      | 'exportLine'
      | 'inputLine'
      | 'outboundLine'
      | 'declaration'
      | 'declarationLine'
      | 'inputInvoice'
      | 'delivery',
      string
    >
>

export const newest = async ({ app, member }: World, orderId?: string): Promise<Newest> => {
  const of = (table: string, more = '', place = 0): string =>
    `coalesce((select id from ${table} where company_id = $1 ${more} order by id desc offset ${place} limit 1), 1)::text`
  const [rows = []] = await app.platform.staff.read([
    {
      sql: `select ${of('trade_order', 'and state = 0 and deleted_at is null')} as draft, ${of('trade_order', 'and state = 3')} as "order",
        ${of('order_line', orderId && /^\d+$/.test(orderId) ? `and order_id = ${orderId}` : '')} as line,
        ${of('order_line', "and matched_qty = 0 and model = 'RC0402FR-0710KL'")} as "exportLine", ${of('input_invoice_line')} as "inputLine", ${of('receivable_item', 'and outstanding > 0')} as item,
        ${of('receivable_item', 'and outstanding > 0', 1)} as "otherItem",
        ${of('stock_lot', 'and available > 0')} as lot, ${of('stock_lot', 'and available > 0', 1)} as "otherLot",
        ${of('payment_application', 'and state in (0, 1)')} as application, ${of('inbound_line')} as "inboundLine",
        ${of('outbound_order', 'and state = -1')} as outbound, ${of('outbound_line')} as "outboundLine",
        ${of('declaration')} as declaration, ${of('declaration_line')} as "declarationLine",
        ${of('input_invoice', 'and deleted_at is null')} as "inputInvoice", ${of('order_delivery')} as delivery`,
      parameters: [member.companyId],
    },
  ])
  return rows[0] as Newest
}

type Body = (now: Newest, world: World) => object
/** Debts in one order and in the other, as two people would choose them. */
const partsOf = ({ item, otherItem }: Newest) => [
  { itemId: otherItem, amount: '1.00' },
  { itemId: item, amount: '1.00' },
]
const lotsOf = ({ lot, otherLot }: Newest, more: object = {}) => [
  { lotId: otherLot, ...more },
  { lotId: lot, ...more },
]
const removal =
  (id: keyof Newest): Body =>
  (now) => ({ ids: [now[id]] })
const invoiceNo = (): string => String(Math.random()).slice(2).padEnd(20, '7').slice(0, 20)
const orderOf: Body = (_now, { supplierId }) => ({
  modelType: 0,
  supplierId,
  currency: 'USD',
  incoterms: 'FOB',
  receiving: { mode: 0 },
  delivery: deliveryForm,
  lines: [lineForm({ price: '10' })],
})

/** What a call needs, by the end of its path; other calls take what `stepBodies` says, or nothing. */
const bodies: Readonly<Record<string, Body>> = {
  'order/save': orderOf,
  'order/batchRemove': removal('draft'),
  'order/bulk': ({ order, draft }) => ({ ids: [order, draft], step: 'auditPass' }),
  'order/{id}/split': ({ line }) => ({ lines: [{ lineId: line, qty: '500' }] }),
  'order/{id}/receive': ({ line }) => ({ lines: [{ lineId: line, qty: '10' }] }),
  'order/{id}/ship': ({ line }) => ({ lines: [{ lineId: line, qty: '10' }] }),
  'order/{id}/signDelivery': ({ delivery }) => ({ deliveryId: delivery }),
  'client order/{id}/refuse': () => ({ reason: 'x' }),
  'client paymentApplication/{id}/refuse': () => ({ reason: 'x' }),
  'order/{id}/changes': () => ({ request: 'x', reason: 'x' }),
  'order/{id}/bind': () => ({ lots: [{ lotNumber: 'L', qty: '1' }] }),
  'inbound/save': (_now, { supplierId, warehouseId }) => ({
    supplierId,
    warehouseId,
    orderedOn: '2026-11-16',
    arrivalMode: 0,
    storageType: 1,
    pickupAddress: 'x',
    lines: [],
  }),
  'inbound/batchRemove': removal('inboundLine'),
  'inbound/{id}/count': ({ inboundLine }) => ({ lineId: inboundLine, qty: '990' }),
  'inbound/{id}/put': ({ inboundLine }) => ({ lineId: inboundLine, lots: [] }),
  'outbound/save': (_now, { warehouseId }) =>
    outboundForm({ warehouseId, lines: [{ key: '1', model: 'PAIR-1', qty: '1' }] }),
  'outbound/batchRemove': removal('outbound'),
  'outbound/{id}/pick': ({ outboundLine, lot }) => ({ lineId: outboundLine, lotId: lot, qty: '1' }),
  'pickup/{id}/reportPickupAnomaly': () => ({ reason: 'x' }),
  'pickup/{id}/reportInspectionAnomaly': () => ({ reason: 'x' }),
  'pickup/{id}/handleAnomaly': () => ({ reason: 'x' }),
  'difference/{id}/dispute': () => ({ reason: 'x' }),
  'salesInvoice/save': (now, { titleId }) => ({
    titleId,
    kind: 'special',
    items: partsOf(now).map((part) => ({ ...part, amount: '0.01' })),
  }),
  'office salesInvoice/save': (now, { titleId, member: { companyId } }) => ({
    companyId,
    titleId,
    kind: 'special',
    items: partsOf(now).map((part) => ({ ...part, amount: '0.01' })),
    invoiceNo: invoiceNo(),
    issuedOn: '2026-11-16',
  }),
  'salesInvoice/{id}/issue': () => ({ invoiceNo: invoiceNo(), issuedOn: '2026-11-16' }),
  'salesInvoice/{id}/void': () => ({ reason: 'x' }),
  'salesInvoice/{id}/reverse': () => ({ reason: 'x', redInvoiceNo: invoiceNo() }),
  'inputInvoice/{id}/match': ({ inputLine, exportLine }) => ({
    matches: [{ lineId: inputLine, orderLineId: exportLine, qty: '1000' }],
  }),
  'inputInvoice/save': () => inputForm(),
  'inputInvoice/batchRemove': removal('inputInvoice'),
  'paymentApplication/save': ({ order }, { supplierId, accountId }) => ({
    orders: [{ orderId: order, amount: '1.00' }],
    supplierId,
    accountId,
    paymentMethod: 'TT',
    bankFeeBearer: 0,
  }),
  'cost/{id}/dispute': () => ({ reason: 'x' }),
  'cost/chargeMany': ({ order }) => ({ fees: [{ orderId: order, kind: 'storage', unitPrice: '3' }] }),
  'dispute/{id}/uphold': () => ({ amount: '1.00' }),
  'dispute/{id}/dismiss': () => ({ reason: 'x' }),
  'dispute/{id}/answer': () => ({ message: 'x' }),
  'capitalAppointment/save': (_now, { app }) => ({
    currency: 'RMB',
    amount: '1',
    transferOn: app.clock.today(),
  }),
  'cashVoucher/save': (_now, { member: { companyId } }) => ({
    kind: 'received',
    companyId,
    amount: '9.00',
    confirmed: ['finance.voucherRepeated'],
  }),
  'cashVoucher/{id}/writeOff': (now) => ({ parts: partsOf(now) }),
  'cashVoucher/{id}/earmark': ({ application }) => ({ applicationId: application, amount: '0.10' }),
  'cashVoucher/{id}/reverse': () => ({ reason: 'x' }),
  'depositUse/{id}/undo': () => ({ reason: 'x' }),
  'bankLine/{id}/confirm': (now, { member: { companyId } }) => ({
    companyId,
    parts: partsOf(now),
    confirmed: ['finance.voucherRepeated', 'finance.otherPayer'],
  }),
  'bankLine/{id}/reopen': () => ({ reason: 'x' }),
  'stock/move': (now) => ({ lots: lotsOf(now) }),
  'stock/block': (now) => ({ lots: lotsOf(now, { qty: '1' }), reason: 'x' }),
  'stock/unblock': (now) => ({ lots: lotsOf(now, { qty: '1' }), reason: 'x' }),
  'stock/grade': (now) => ({ lots: lotsOf(now, { qty: '1' }), quality: 0, reason: 'x' }),
  'stock/measure': (now) => ({ lots: lotsOf(now, { packages: 1 }) }),
  'stock/inspect': (now) => ({ lots: lotsOf(now), inspectionState: 0 }),
  'stocktaking/save': (now, { warehouseId }) => ({
    warehouseId,
    note: 'x',
    counts: lotsOf(now, { counted: '900', reason: 'x' }),
  }),
  'storageCharge/run': (_now, { member: { companyId } }) => ({ month: '2026-10', companyId }),
  'declaration/create': ({ order }) => ({ orderId: order, ...header }),
  'declaration/moveLines': ({ declarationLine }) => ({ lineIds: [declarationLine] }),
  'declaration/bulk': ({ declaration }) => ({ ids: [declaration], declarationState: 3 }),
  'declaration/{id}/mark': () => ({ declarationState: 3 }),
  'taxBill/save': ({ declaration }) => ({
    declarationId: declaration,
    kind: 'duty',
    amount: '1.00',
    differenceReason: 'x',
  }),
}

export function bodyOf({ key, door }: Command, now: Newest, world: World): object {
  const parts = pathOf(key).split('/').slice(2)
  const made = bodies[`${door} ${parts.join('/')}`] ?? bodies[parts.join('/')]
  if (made) return made(now, world)
  const { [parts.at(-1) ?? '']: step = {} } = stepBodies
  // A customer gives no reason for a cancel.
  return door === 'office' ? step : {}
}
