import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { type LockedOrder, lockOrders } from './order-record-queries.ts'

export type OrderLock = LockedOrder

/** One order, locked before anything that belongs to it; `companyId` limits a customer to its own. */
export const lockOrder = async (
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<OrderLock | undefined> => (await lockOrders(tx, [id], companyId))[0]

/** An order that a step is for; the provider's door has locked it already. */
export type AskedOrder = { readonly id: string; readonly locked?: OrderLock | undefined }

/** The locked order of a step. */
export const orderOfStep = async (
  tx: Tx,
  { companyId }: Acting,
  { id, locked }: AskedOrder,
): Promise<OrderLock> => locked ?? getOrRefuse(await lockOrder(tx, id, companyId))
