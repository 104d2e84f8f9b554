import type { Tx } from '../../platform/database/database.ts'

/**
 * Held by whoever makes one of the company's accounts, contacts or addresses the default one, so that one default
 * stays one. Weaker than `lockCompany`: rows that only name the company are written meanwhile.
 */
export async function lockDefaults(tx: Tx, companyId: string): Promise<void> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}
