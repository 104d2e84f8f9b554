import {
  isReleased,
  isWithProvider,
  orderDeclarationState,
} from '@quayside/contract/customs/declaration.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrder, type OrderLock } from '../orders/lock-order.ts'
import { takeStep } from '../orders/step-order.ts'
import { type DeclarationRow, keyOfState, lockLiveDeclarations } from './order-declarations.ts'

/** Whether every line of the order stands in one of the declarations, but for those of which nothing comes any more. */
async function areAllDeclared(tx: Tx, order: OrderLock, live: readonly DeclarationRow[]): Promise<boolean> {
  const { rows } = await raw<{ is_open: boolean }>`
    select exists (select 1 from order_line l where l.company_id = ${order.company_id}::bigint and l.order_id = ${order.id}::bigint
      and not (l.received_qty = 0 and l.short_qty > 0) and not exists (select 1 from declaration_line d where d.company_id = l.company_id
        and d.declaration_id = any(${live.map(({ id }) => id)}::bigint[]) and l.id = any(d.order_line_ids))) as is_open`.execute(
    tx,
  )
  return rows[0]?.is_open === false
}

const relocked = async (tx: Tx, order: OrderLock): Promise<OrderLock> =>
  getOrRefuse(await lockOrder(tx, order.id, order.company_id))

/**
 * The order follows its declarations: declared with the first, cleared when all its goods are released. Its
 * declaration state is that of the declaration that needs most care.
 */
export async function followDeclarations(
  tx: Tx,
  acting: Acting,
  locked: OrderLock,
  given: { exportedOn?: string | undefined; note?: string | undefined } = {},
): Promise<OrderLock> {
  let order = locked
  const live = await lockLiveDeclarations(tx, order)
  const states = live.map(keyOfState)
  const stands = () => stateKey(orderMachine, order.state)
  if (states.some((state) => !isWithProvider(state)) && (stands() === 'audited' || stands() === 'bound')) {
    await takeStep(tx, acting, order, { name: 'declare', given: { note: given.note } })
    order = await relocked(tx, order)
  }
  const isCleared = states.length > 0 && states.every(isReleased)
  if (isCleared && stands() === 'declared' && (await areAllDeclared(tx, order, live))) {
    const exportedOn =
      given.exportedOn ??
      live
        .map((row) => row.released_on ?? '')
        .toSorted()
        .at(-1)
    await takeStep(tx, acting, order, { name: 'clear', given: { note: given.note, exportedOn } })
    order = await relocked(tx, order)
  }
  const shown = orderDeclarationState(states)
  if (shown !== undefined && declarationState.codes[shown] !== order.declaration_state) {
    await tx
      .updateTable('trade_order')
      .set({ declaration_state: declarationState.codes[shown] })
      .where('company_id', '=', order.company_id)
      .where('id', '=', order.id)
      .execute()
    order = await relocked(tx, order)
  }
  return order
}
