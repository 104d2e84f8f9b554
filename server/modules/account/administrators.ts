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

/** The same for all companies of a person who goes: their administrators by company, and the person's members. */
export async function lockAdministratorsOfPerson(
  tx: Tx,
  personId: string,
): Promise<{ companies: string[][]; memberIds: string[] }> {
  const own = raw<boolean>`person_id = ${personId}`
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'company_id', own.as('isOwn')])
    .select(raw<boolean>`is_administrator and is_enabled and deleted_at is null`.as('isAdministrator'))
    .where(
      raw<boolean>`(${own} or company_id in (select company_id from member where ${own} and deleted_at is null))`,
    )
    .where(raw<boolean>`(${own} or is_administrator and is_enabled and deleted_at is null)`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const administrators = Map.groupBy(
    rows.filter((row) => row.isAdministrator),
    (row) => row.company_id,
  )
  return {
    companies: [...administrators.values()].map((each) => each.map((row) => row.id)),
    memberIds: rows.filter((row) => row.isOwn).map((row) => row.id),
  }
}
