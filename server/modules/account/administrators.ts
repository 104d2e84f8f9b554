import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Locks the company's administrators with the members to be changed, in the order of their ids, and answers the
 * administrators. Without it two administrators who remove each other at the same time would leave the company with none.
 */
export async function lockAdministrators(
  tx: Tx,
  companyId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const isAdministrator = raw<boolean>`(is_administrator and is_enabled)`
  const rows = await tx
    .selectFrom('member')
    .select(['id', isAdministrator.as('is_administrator')])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(raw<boolean>`(${isAdministrator} or id = any(${[...memberIds]}::bigint[]))`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.flatMap((row) => (row.is_administrator ? [row.id] : []))
}

/** A company needs at least one administrator who can log in. */
export function refuseIfNoneRemains(administrators: readonly string[], leaving: readonly string[]): void {
  const leave = administrators.filter((id) => leaving.includes(id))
  if (leave.length > 0 && leave.length === administrators.length) throw refuse('member.lastAdministrator')
}
