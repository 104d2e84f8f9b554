import {
  type CountedGoods,
  type ReceiptDifference,
  receiptDifferences,
} from '@quayside/contract/customs/received-goods.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type DeclarationRow, lockLiveDeclarations } from './order-declarations.ts'

type OfOrder = { readonly companyId: string; readonly orderId: string }

/** What was counted of each line of an order. */
const findCounted = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('order_line')
    .select(['id', decimalText('received_qty').as('received_qty'), decimalText('short_qty').as('short_qty')])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)

export const toCounted = (
  rows: readonly { id: string; received_qty: string; short_qty: string }[],
): Map<string, CountedGoods> =>
  new Map(rows.map((row) => [row.id, { receivedQty: row.received_qty, shortQty: row.short_qty }]))

const findDeclared = (companyId: string, ids: readonly string[]) =>
  sql
    .selectFrom('declaration_line')
    .select(['id', 'declaration_id', 'order_line_ids', decimalText('qty').as('qty')])
    .where('company_id', '=', companyId)
    .where('declaration_id', '=', raw<string>`any(${[...ids]}::bigint[])`)

/** How the lines of locked declarations of one order differ from what came in, by declaration. */
export async function findReceiptDifferences(
  tx: Tx,
  of: OfOrder,
  declarations: readonly Pick<DeclarationRow, 'id'>[],
): Promise<Map<string, ReceiptDifference[]>> {
  const [lines, goods] = await readWithin(tx)(
    findDeclared(
      of.companyId,
      declarations.map(({ id }) => id),
    ),
    findCounted(of),
  )
  const counted = toCounted(goods)
  return new Map(
    declarations.map(({ id }) => {
      const own = lines.filter((line) => line.declaration_id === id)
      const declared = own.map((line) => ({ id: line.id, qty: line.qty, sources: line.order_line_ids }))
      return [id, receiptDifferences(declared, counted)]
    }),
  )
}

/** Marks the declarations of a locked order whose quantities are not those that came in. */
export async function compareDeclared(
  tx: Tx,
  acting: Acting,
  order: { readonly company_id: string; readonly id: string },
): Promise<void> {
  const companyId = order.company_id
  const live = await lockLiveDeclarations(tx, order)
  if (live.length === 0) return
  const found = await findReceiptDifferences(tx, { companyId, orderId: order.id }, live)
  for (const { id, differs_from_receipt: before } of live) {
    const differs = (found.get(id) ?? []).length > 0
    if (differs === before) continue
    await tx
      .updateTable('declaration')
      .set({ differs_from_receipt: differs })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute()
    await happened(
      tx,
      acting,
      { companyId, entity: 'declaration', ids: [id] },
      { transition: differs ? 'receiptDiffers' : 'receiptAgrees' },
    )
  }
}
