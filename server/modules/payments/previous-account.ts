import type { BankDetails } from '@quayside/contract/payments/application-form.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { details, findPaid, toDetails } from './beneficiary.ts'

/**
 * The bank details that an application's account had before its last change, or those of the account that the supplier was
 * paid at before; null where there was neither.
 */
export async function readPrevious(
  read: Reader,
  personalData: PersonalData,
  { companyId, id, supplierId }: { companyId: string; id: string; supplierId: string },
): Promise<BankDetails | null> {
  const [changes, paid] = await read(
    sql
      .selectFrom('payment_application as a')
      .innerJoin('supplier_account_change as c', (join) =>
        join.onRef('c.company_id', '=', 'a.company_id').onRef('c.account_id', '=', 'a.account_id'),
      )
      .select(details.map((name) => `c.${name}` as const))
      .where('a.company_id', '=', companyId)
      .where('a.id', '=', id)
      .whereRef('c.changed_at', '<=', 'a.created_at')
      .orderBy('c.id', 'desc')
      .limit(1),
    findPaid(companyId, supplierId).where('id', '<', id),
  )
  const before = changes[0] ?? paid[0]
  return before ? toDetails(before, personalData) : null
}
