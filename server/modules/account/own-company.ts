import type { Tx } from '../../platform/database/database.ts'

/**
 * The lock for changing the default account, contact or address of a company, so that there is only one default.
 * Weaker than `lockCompany`: rows that reference the company can still be written.
 */
export async function lockDefaults(tx: Tx, companyId: string): Promise<void> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}
