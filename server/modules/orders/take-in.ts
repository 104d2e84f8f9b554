import { receivingState } from '@quayside/contract/orders/order.codes.ts'
import type { LineReceipt } from '@quayside/contract/orders/received-lines.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { addQuantities } from './add-quantities.ts'
import { withGoodsDays } from './dated-lines.ts'
import { orderHooks } from './order-hooks.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** What was counted; a note says why expired goods are taken in. */
type Counted = {
  readonly lines?: readonly LineReceipt[] | undefined
  readonly note?: string | undefined
}

/**
 * Goods that came in: quantities of the lines, lots in the store, and differences for what is damaged, wrong or short.
 * Without lines all that is still open, of an order of stored goods what is bound to it.
 */
export async function takeIn(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  { lines: given, note = '' }: Counted,
) {
  const { storeGoods, readBound, reportShortages, compareDeclared } = orderHooks.get()
  if (order.is_warehouse_type) refuseIfAny(findReportedInStore(given ?? []))
  const lines = given && (await withGoodsDays(tx, order, given, note))
  // Bound goods lie in the store already.
  const bound = order.is_warehouse_type && !lines ? await readBound(tx, order) : []
  const share = await addQuantities(tx, order, 'received_qty', bound.length > 0 ? bound : lines)
  if (share.state === 0 && share.full === share.lines) throw refuse('order.nothingReceived')
  if (!order.is_warehouse_type) await storeGoods(tx, acting, order, share.given)
  if (share.shortages.length > 0) await reportShortages(tx, acting, order, share.shortages)
  await compareDeclared(tx, acting, order)
  return { ...share, receivingState: receivingState.values[share.state] }
}

/** Goods that lie in the store are graded there, as lots. */
const findReportedInStore = (lines: readonly LineReceipt[]) =>
  lines.flatMap(({ differences = [] }, place) =>
    differences.length > 0 ? [at(`lines.${place}.differences`, 'orderLine.gradedInStore')] : [],
  )

/** Goods go on only once all are counted; these steps take what is not, and all of it where nothing was counted before. */
const concludingSteps: ReadonlySet<string> = new Set(['arrive', 'depart', 'dispatch'])

export async function concludeReceipt(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  { name, lines, note }: { name: string } & Counted,
): Promise<LockedOrder> {
  if (!concludingSteps.has(name)) return order
  const { fullyStored, notStored } = receivingState.codes
  if (order.receiving_state === fullyStored) {
    if (lines && lines.length > 0) throw refuse('order.alreadyReceived')
    return order
  }
  if (!lines && order.receiving_state !== notStored)
    throw refuse('order.receiptOpen', { count: await countOpenLines(tx, order) })
  const share = await takeIn(tx, acting, order, { lines, note })
  if (share.receivingState !== fullyStored)
    throw refuse('order.receiptOpen', { count: share.lines - share.full })
  return { ...order, receiving_state: fullyStored }
}

async function countOpenLines(tx: Tx, order: LockedOrder): Promise<number> {
  const { count } = await tx
    .selectFrom('order_line')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .where(({ eb, ref }) => eb(eb(ref('received_qty'), '+', ref('short_qty')), '<', ref('qty')))
    .executeTakeFirstOrThrow()
  return Number(count)
}
