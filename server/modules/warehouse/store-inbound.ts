import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { StoreInbound } from '@quayside/contract/office/warehouse.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkGoodsOrder } from '@quayside/contract/warehouse/goods-days.ts'
import { checkPutAway, gradedLots, receivedDays } from '@quayside/contract/warehouse/receipt.rules.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { receiveAnnounced } from '../orders/receive-announced.ts'
import { blockOpenDifferences, findInboundDifferences } from './block-differences.ts'
import { announcedDays, findInboundLines, type InboundLineRow } from './inbound-lines.ts'
import type { LockedInbound } from './lock-inbound.ts'
import { locationCodes } from './lot-queries.ts'
import { makeLots, type NewLot } from './make-lots.ts'
import type { MadeBy } from './post-movements.ts'

type Given = { readonly lines: StoreInbound['lines']; readonly locationId: string | null }

const byInbound = (inbound: Pick<LockedInbound, 'id' | 'number'>): MadeBy => ({
  document: 'inbound',
  documentId: inbound.id,
  documentNo: inbound.number,
})

/** Puts the received goods away: lots are made. What a difference is still open about is counted and not available. */
export async function storeInbound(
  tx: Tx,
  acting: Acting,
  inbound: LockedInbound,
  given: Given,
): Promise<void> {
  const { company_id: companyId, id } = inbound
  const [lines] = await readWithin(tx)(findInboundLines(companyId, id))
  const received = lines.map((line) => ({ ...line, receivedQty: line.received_qty ?? '0' }))
  const here = received.filter((line) => new Big(line.receivedQty).gt(0))
  const putLines: NonNullable<StoreInbound['lines']> =
    given.lines ??
    here.map((line) => ({ lineId: line.id, lots: [{ qty: line.receivedQty, locationId: given.locationId }] }))
  refuseIfAny(checkPutAway(putLines, received))
  const byId = new Map(received.map((row) => [row.id, row]))
  if (given.lines !== undefined && putLines.length < here.length)
    throw new Refusal([at('lines', 'warehouseIn.linesMissing', { count: here.length - putLines.length })])
  refuseIfAny(
    putLines.flatMap(({ lineId, lots: parts }, place) => {
      const row = byId.get(lineId)
      return parts.flatMap((part, partPlace) =>
        row ? checkGoodsOrder(daysOf(row, part), (name) => `lines.${place}.lots.${partPlace}.${name}`) : [],
      )
    }),
  )
  const warehouse = await warehouseOf(tx, inbound)
  const codes = await locationCodes(
    tx,
    putLines.flatMap(({ lots }) => lots.map(({ locationId }) => locationId)),
  )
  const ofOrders = sharesOf(
    await receiveAnnounced(
      tx,
      acting,
      companyId,
      here.flatMap(({ order_line_id: lineId, receivedQty: qty }) =>
        lineId === null ? [] : [{ lineId, qty }],
      ),
    ),
  )
  const differences = await findInboundDifferences(tx, inbound)
  const differencesOfLine = Map.groupBy(differences, (each) => each.line_id)
  const lots = putLines.flatMap((line, place) => {
    const row = getOrRefuse(byId.get(line.lineId))
    let before = new Big(0)
    const parts = line.lots.flatMap((lot, lotPlace) =>
      ofOrders(row.order_line_id, lot.qty).map((part) => ({ ...lot, ...part, lotPlace })),
    )
    const graded = gradedLots(parts, differencesOfLine.get(row.id) ?? [])
    return graded.map((lot): NewLot & { differenceId: string | null } => {
      const location = lot.locationId === null ? undefined : codes.get(lot.locationId)
      if (lot.locationId !== null && location?.warehouseId !== warehouse.id)
        throw new Refusal([at(`lines.${place}.lots.${lot.lotPlace}.locationId`, 'stock.locationUnknown')])
      const share = { from: before, to: before.plus(lot.qty), whole: new Big(row.qty || lot.qty) }
      before = share.to
      return {
        ...goodsOf(row, share),
        orderId: lot.orderId,
        orderLineId: lot.orderId === null ? null : row.order_line_id,
        warehouseId: warehouse.id,
        place: warehouse.place,
        locationId: lot.locationId,
        locationCode: location?.code ?? '',
        inboundId: id,
        inboundLineId: row.id,
        supplierId: inbound.supplier_id,
        qty: lot.qty,
        lotNumber: lot.lotNumber ?? row.lot_number,
        batchNumber: lot.batchNumber ?? row.batch_number,
        dateCode: lot.dateCode ?? row.date_code,
        ...daysOf(row, lot),
        quality: lot.quality,
        inspectionState: inbound.inspection_state,
        differenceId: lot.differenceId,
        palletNumber: lot.palletNumber ?? row.pallet_number,
      }
    })
  })
  const ids = await makeLots(tx, acting, companyId, byInbound(inbound), lots)
  await blockOpenDifferences(
    tx,
    acting,
    inbound,
    differences,
    lots.map(({ inboundLineId, differenceId, qty }, place) => ({
      id: ids[place] ?? '',
      lineId: inboundLineId ?? '',
      differenceId,
      qty,
    })),
  )
}

type PartDays = NonNullable<StoreInbound['lines']>[number]['lots'][number]
/** A part may have days of its own; otherwise they are those of its line. */
const daysOf = (row: InboundLineRow, part: Pick<PartDays, 'producedOn' | 'expiresOn'>) =>
  receivedDays({ ...part, lineId: row.id, qty: row.qty }, announcedDays(row))

type Part = { readonly qty: string; readonly orderId: string | null }

/** Parts of a lot: what the order's line took of it, and what it had no room for, which is free stock. */
function sharesOf(taken: Awaited<ReturnType<typeof receiveAnnounced>>) {
  const rest = new Map([...taken].map(([lineId, { qty }]) => [lineId, new Big(qty)]))
  return (orderLineId: string | null, qty: string): Part[] => {
    const open = rest.get(orderLineId ?? '') ?? new Big(0)
    const own = open.lt(qty) ? open : new Big(qty)
    rest.set(orderLineId ?? '', open.minus(own))
    const orderId = taken.get(orderLineId ?? '')?.orderId ?? null
    return [
      { qty: own.toFixed(), orderId },
      { qty: new Big(qty).minus(own).toFixed(), orderId: null },
    ].filter((part) => part.qty !== '0')
  }
}

async function warehouseOf(tx: Tx, inbound: LockedInbound): Promise<{ id: string; place: number }> {
  return getOrRefuse(
    await tx
      .selectFrom('warehouse')
      .select(['id', 'place'])
      .where('id', '=', inbound.warehouse_id ?? '0')
      .executeTakeFirst(),
  )
}

/** The part of a line's count that belongs to some of its quantity: all parts add up to the line. */
type Share = { readonly from: Big; readonly to: Big; readonly whole: Big }
const wholeShare = (value: string, { from, to, whole }: Share): number =>
  Number(new Big(value || 0).times(to).div(whole).round(0)) -
  Number(new Big(value || 0).times(from).div(whole).round(0))
const exactShare = (value: string, { from, to, whole }: Share): string =>
  new Big(value || 0).times(to.minus(from)).div(whole).round(4).toFixed()

const goodsOf = (row: InboundLineRow, share: Share) => ({
  model: row.model,
  name: row.name,
  brand: row.brand,
  origin: row.origin,
  unit: row.unit,
  palletType: row.pallet_type,
  pallets: wholeShare(row.pallets, share),
  packages: wholeShare(row.packages, share),
  netWeight: exactShare(row.net_weight, share),
  grossWeight: exactShare(row.gross_weight, share),
  volume: exactShare(row.volume, share),
  minimumPackQuantity: row.minimum_pack_quantity || '0',
})

/** Entrusting is of goods that are still here. */
export async function requireStoredGoods(tx: Tx, inbound: LockedInbound): Promise<void> {
  const there = await tx
    .selectFrom('stock_lot')
    .select('id')
    .where('company_id', '=', inbound.company_id)
    .where('inbound_id', '=', inbound.id)
    .where('on_hand', '>', writtenZero)
    .limit(1)
    .executeTakeFirst()
  if (!there) throw refuse('stock.noLots')
}
