import type { Lots } from '@quayside/contract/kernel/lots.ts'
import type { LineQuantity, LineReceipt, shortagesOf } from '@quayside/contract/orders/received-lines.ts'
import type { Warehouse } from '@quayside/contract/warehouse/warehouse.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { Tx } from '../../platform/database/database.ts'
import { hooksOf } from '../../platform/hooks.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** What orders ask of stock, customs and the books, in the transaction that has the order locked. */
interface OrderHooks {
  /** A reason is asked for where expired goods are named. */
  bindLots(
    tx: Tx,
    acting: Acting,
    order: LockedOrder,
    bound: { readonly lots: Lots; readonly reason?: string | undefined },
  ): Promise<void>
  /** What is bound to the lines of an order of stored goods. */
  readBound(tx: Tx, order: LockedOrder): Promise<LineQuantity[]>
  /** Goods that do not come any more, each a difference for the customer to confirm. */
  reportShortages(
    tx: Tx,
    acting: Acting,
    order: LockedOrder,
    shortages: ReturnType<typeof shortagesOf>,
  ): Promise<void>
  /** Marks the order's declarations whose quantities are not those that came in. */
  compareDeclared(tx: Tx, acting: Acting, order: LockedOrder): Promise<void>
  /** Makes lots of what came in; what is damaged or wrong is a difference for the customer to confirm. */
  storeGoods(tx: Tx, acting: Acting, order: LockedOrder, received: readonly LineReceipt[]): Promise<void>
  shipGoods(tx: Tx, acting: Acting, order: LockedOrder, shipped: readonly LineQuantity[]): Promise<void>
  /** Moves the goods to the warehouse of arrival. */
  arriveGoods(tx: Tx, acting: Acting, order: LockedOrder): Promise<void>
  /** Makes the goods of a cancelled order free stock. */
  freeGoods(tx: Tx, acting: Acting, order: LockedOrder): Promise<void>
  readWarehouses(read: Reader, ids: readonly (string | null)[], locale: Locale): Promise<Warehouse[]>
  dropDeclarations(tx: Tx, acting: Acting, order: LockedOrder, reason: string): Promise<void>
  /** Refuses where lines of the order stand in a declaration. */
  requireUndeclared(tx: Tx, order: LockedOrder): Promise<void>
  /** Sets the states of the orders' money after their amounts changed. */
  refreshMoney(tx: Tx, acting: Acting, companyId: string, orderIds: readonly string[]): Promise<void>
  proposeAgencyFee(tx: Tx, acting: Acting, order: LockedOrder): Promise<void>
}
export const orderHooks = hooksOf<OrderHooks>('orders')
