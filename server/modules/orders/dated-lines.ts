import type { LineReceipt } from '@quayside/contract/orders/received-lines.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkReceivedDays, receivedDays } from '@quayside/contract/warehouse/receipt.rules.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { LockedOrder } from './order-record-queries.ts'

const hasDays = ({ producedOn, expiresOn }: LineReceipt): boolean => Boolean(producedOn ?? expiresOn)

/**
 * What came in with its days, by the rules of an inbound order. Where only the day of production is known, the day of
 * expiry follows from the shelf life of the product.
 */
export async function withGoodsDays(
  tx: Tx,
  order: LockedOrder,
  lines: readonly LineReceipt[],
  note: string,
): Promise<readonly LineReceipt[]> {
  if (order.is_warehouse_type) refuseIfAny(findDatedInStore(lines))
  if (!lines.some(hasDays)) return lines
  const rows = await tx
    .selectFrom('order_line as l')
    .leftJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'l.company_id').onRef('p.id', '=', 'l.product_id'),
    )
    .select(['l.id', raw<string>`coalesce(p.shelf_life_days::text, '')`.as('shelfLifeDays')])
    .where('l.company_id', '=', order.company_id)
    .where('l.order_id', '=', order.id)
    .where('l.id', '=', raw<string>`any(${lines.map(({ lineId }) => lineId)}::bigint[])`)
    .execute()
  const known = new Map(rows.map((row) => [row.id, { ...row, producedOn: null, expiresOn: null }]))
  refuseIfAny(checkReceivedDays(lines, [...known.values()], { today: await readBusinessDay(tx), note }))
  return lines.map((line) => {
    const announced = known.get(line.lineId)
    return announced ? { ...line, ...receivedDays(line, announced) } : line
  })
}

/** Goods that lie in the store have their days and batch there, as lots. */
const findDatedInStore = (lines: readonly LineReceipt[]) =>
  lines.flatMap((line, place) =>
    hasDays(line) || line.batchNumber ? [at(`lines.${place}.expiresOn`, 'orderLine.datedInStore')] : [],
  )
