import { refuse } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Locks the company's administrators, always in the same order. Without it two administrators who remove each
 * other at the same time would leave the company with none.
 */
export async function lockAdministrators(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_administrator', '=', true)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/** A company needs at least one administrator who can log in. */
export function refuseIfNoneRemains(administrators: readonly string[], leaving: readonly string[]): void {
  const leave = administrators.filter((id) => leaving.includes(id))
  if (leave.length > 0 && leave.length === administrators.length) throw refuse('member.lastAdministrator')
}
