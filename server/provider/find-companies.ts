import { sql as raw } from 'kysely'
import type { Tx } from '../platform/database/database.ts'

/** Which of the companies that rows name are there. */
export async function findCompanies(
  tx: Tx,
  rows: readonly { companyId?: string | undefined }[],
): Promise<ReadonlySet<string>> {
  const asked = rows.flatMap(({ companyId }) => (companyId === undefined ? [] : [companyId]))
  const found = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', raw<string>`any(${asked}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(found.map(({ id }) => id))
}
