import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { lockSuppliers } from './supplier-queries.ts'

/**
 * The supplier whose account or address is about to change. All such calls lock it first, so that no other
 * transaction changes the default or removes the supplier. Its data cannot be changed while a request is pending.
 */
export async function lockOwnSupplier(tx: Tx, acting: Acting & { companyId: string }, id: string) {
  const [supplier] = await lockSuppliers(tx, [id], acting.companyId)
  if (!supplier) throw new Refusal([at('supplierId', 'record.notFound')])
  requireStep(acting, { machine: supplierMachine, name: 'save', state: supplier.status, facts: {} })
  return supplier
}
