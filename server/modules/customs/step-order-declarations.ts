import { isReleased, isWithProvider } from '@quayside/contract/customs/declaration.states.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { type DeclarationStateKey, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type AskedOrder, type OrderLock, orderOfStep } from '../orders/lock-order.ts'
import { setDeclarationState } from '../orders/mark-order.ts'
import type { OrderGiven } from '../orders/order-effect.ts'
import { stepOrder } from '../orders/step-order.ts'
import { followDeclarations } from './follow-declarations.ts'
import { type Move, moveDeclaration } from './move-declaration.ts'
import { type DeclarationRow, keyOfState, lockLiveDeclarations } from './order-declarations.ts'

type Provider = Acting & { readonly actor: 'provider' }

async function lockBoth(tx: Tx, acting: Acting, asked: AskedOrder) {
  const order = await orderOfStep(tx, acting, asked)
  return { order, live: await lockLiveDeclarations(tx, order) }
}

/** Moves those of an order's declarations that the step is for; the order follows. */
async function moveAll(
  tx: Tx,
  acting: Acting,
  { order, rows }: { order: OrderLock; rows: readonly DeclarationRow[] },
  move: Move & { readonly exportedOn?: string | undefined },
): Promise<OrderLock> {
  for (const row of rows) await moveDeclaration(tx, acting, { order, row }, move)
  return followDeclarations(tx, acting, order, move)
}

type Asked = AskedOrder & { readonly given: OrderGiven }

/** The order's step `declare`: all its declarations are handed to customs; one without any is declared by itself. */
export async function declareOrder(tx: Tx, acting: Provider, { given, ...asked }: Asked): Promise<Saved> {
  const { order, live } = await lockBoth(tx, acting, asked)
  const { id } = order
  const rows = live.filter((row) => isWithProvider(keyOfState(row)))
  if (rows.length === 0) return stepOrder(tx, acting, { id, locked: order, name: 'declare', given })
  const { version } = await moveAll(tx, acting, { order, rows }, { target: 'declared', note: given.note })
  return { id, version }
}

/** The order's step `clear`: all its declarations are released. Goods that stand in none do not keep it back. */
export async function clearOrder(tx: Tx, acting: Provider, { given, ...asked }: Asked): Promise<Saved> {
  const { order, live } = await lockBoth(tx, acting, asked)
  const { id } = order
  const rows = live.filter((row) => !isReleased(keyOfState(row)))
  const { exportedOn, note } = given
  const move = {
    target: 'released',
    happenedOn: exportedOn,
    dayField: 'exportedOn',
    exportedOn,
    note,
  } as const
  const after = rows.length === 0 ? order : await moveAll(tx, acting, { order, rows }, move)
  return after.state === order.state
    ? stepOrder(tx, acting, { id, locked: order, name: 'clear', given })
    : { id, version: after.version }
}

/** The order's declaration state: marked in all its declarations, or at the order where it has none. */
export async function markOrderDeclarations(
  tx: Tx,
  acting: Provider,
  {
    declarationState: code,
    note,
    ...asked
  }: AskedOrder & { declarationState: number; note?: string | undefined },
): Promise<Saved> {
  const { order, live } = await lockBoth(tx, acting, asked)
  const { id } = order
  const target: DeclarationStateKey | undefined = declarationState.keyOf(code)
  if (live.length === 0 || target === undefined)
    return setDeclarationState(tx, acting, { id, locked: order, declarationState: code, note })
  const rows = live.filter((row) => keyOfState(row) !== target)
  const { version } = await moveAll(tx, acting, { order, rows }, { target, note, reason: note })
  return { id, version }
}
