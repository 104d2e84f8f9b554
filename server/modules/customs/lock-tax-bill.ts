import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { type LockedDeclaration, lockDeclaration } from './move-declaration.ts'

export type TaxBillRow = Selectable<DB['tax_bill']>
export type LockedBill = { readonly bill: TaxBillRow; readonly declaration: LockedDeclaration }

export const taxBillKey = (companyId: string, id: string): RecordKey => ({ companyId, entity: 'taxBill', id })

/** The order, its declaration, then the bill. */
export async function lockTaxBill(tx: Tx, id: string): Promise<LockedBill | undefined> {
  const known = await tx
    .selectFrom('tax_bill')
    .select(['company_id', 'declaration_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!known) return undefined
  const declaration = await lockDeclaration(tx, known.declaration_id)
  const bill = await tx
    .selectFrom('tax_bill')
    .selectAll()
    .where('company_id', '=', known.company_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return bill && declaration && { bill, declaration }
}
