import type { Tx } from '../../platform/database/database.ts'
import { type LockedOrder, lockOrders } from './order-record-queries.ts'

export type OrderLock = LockedOrder

/** One order, locked before anything that belongs to it; `companyId` limits a customer to its own. */
export const lockOrder = async (
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<OrderLock | undefined> => (await lockOrders(tx, [id], companyId))[0]
