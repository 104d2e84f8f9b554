import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { suppliers } from './list-suppliers.ts'
import { supplierAccounts } from './supplier-accounts.ts'
import { supplierAddresses } from './supplier-addresses.ts'
import { lockSuppliers } from './supplier-queries.ts'

export const removeSuppliers = removalOf(suppliers, {
  hindrance: (acting, { status }) => hindranceOf(acting, 'remove', status),
  parts: [
    { table: 'supplier_account', column: 'supplier_id' },
    { table: 'supplier_address', column: 'supplier_id' },
  ],
})

export const removeSupplierAccounts = removalOf(supplierAccounts, onlyWithSupplier('supplier_account'))
export const removeSupplierAddresses = removalOf(supplierAddresses, onlyWithSupplier('supplier_address'))

const hindranceOf = (acting: Acting, name: string, state: number) =>
  findHindrance(acting, { machine: supplierMachine, name, state, facts: {} })

type PartTable = 'supplier_account' | 'supplier_address'

/** Accounts and addresses can be removed only while their suppliers may be changed; the suppliers are locked first. */
function onlyWithSupplier(table: PartTable) {
  return {
    lock: async (tx: Tx, { companyId }: { companyId: string }, ids: readonly string[]) => {
      const owners = await lockSuppliers(tx, await findOwners(tx, table, companyId, ids), companyId)
      const statusOf = new Map(owners.map(({ id, status }) => [id, status]))
      const rows = await lockRecords(tx, table, ids, companyId)
      return rows.flatMap(({ id, supplier_id }) => {
        const status = statusOf.get(supplier_id)
        return status === undefined ? [] : [{ id, status }]
      })
    },
    hindrance: (acting: Acting, { status }: { status: number }) => hindranceOf(acting, 'save', status),
  }
}

async function findOwners(
  tx: Tx,
  table: PartTable,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('supplier_id')
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .execute()
  return rows.map((row) => row.supplier_id)
}
