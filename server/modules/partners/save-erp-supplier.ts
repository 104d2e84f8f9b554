import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import type { SupplierImportRow } from '@quayside/contract/partners/supplier.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { changeRecord } from '../../platform/records/record-writes.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { insertSuppliers, supplierValues } from './insert-suppliers.ts'
import { nameTaken, suppliers } from './list-suppliers.ts'
import { findTakenNames, lockSuppliers } from './supplier-queries.ts'

/**
 * A supplier that the provider's ERP knows for a customer, of source 0. Its documents are still the customer's to upload,
 * as after an import; the ERP may change it as long as the customer could.
 */
export async function saveErpSupplier(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  input: {
    companyId: string
    id?: string | undefined
    version?: number | undefined
    draft: SupplierImportRow
  },
): Promise<Saved> {
  const { companyId, id, version, draft } = input
  const author = { ...acting, companyId }
  const [locked] = id === undefined ? [] : await lockSuppliers(tx, [id], companyId)
  if (id !== undefined && version !== undefined && getOrRefuse(locked).version !== version)
    throw new Refusal([at('version', 'record.stale')])
  const [taken] = await readWithin(tx)(findTakenNames(companyId, [draft.name], id))
  refuseIfAny(taken.map(() => nameTaken))
  if (id === undefined) {
    const [saved] = await insertSuppliers(tx, author, [draft], 'erp')
    return getOrRefuse(saved)
  }
  const asked = { machine: supplierMachine, name: 'save', state: getOrRefuse(locked).status, facts: {} }
  const step = requireStep({ ...author, actor: 'customer' }, asked)
  return changeRecord(tx, author, suppliers, id, await supplierValues(draft), step)
}
