import type { MemberQuery } from '@quayside/contract/account/member.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { hasSecondFactor } from './second-factor/factors.ts'

export const memberKey = (companyId: string, id: string): RecordKey => ({ companyId, entity: 'member', id })

const columns = [
  'id',
  'version',
  'name',
  'mobile',
  'email',
  'permission_set',
  'permissions',
  'is_administrator',
  'is_enabled',
  'invited_at',
  'last_login_at',
  'created_at',
] as const

const hasPassword = raw<boolean>`exists (select from person p where p.id = member.person_id and p.password_hash is not null)`

const membersOf = (companyId: string) =>
  sql
    .selectFrom('member')
    .select(columns)
    .select(hasSecondFactor.member.as('has_second_factor'))
    // Only the rows of system keys, which are removed from the beginning, have none.
    .select(raw<string>`person_id`.as('person_id'))
    .select(hasPassword.as('has_password'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)

export function findMembers(companyId: string, filter: Pick<MemberQuery, 'name' | 'mobile' | 'enabled'>) {
  const { name = '', mobile = '', enabled } = filter
  return membersOf(companyId)
    .$if(name !== '', (members) => members.where('name', 'ilike', containing(name)))
    .$if(mobile !== '', (members) => members.where('mobile', 'like', containing(mobile)))
    .$if(enabled !== undefined, (members) => members.where('is_enabled', '=', enabled === true))
}

export const memberSorting = {
  id: raw`id`,
  createdAt: raw`created_at`,
  name: raw`name collate "zh-x-icu"`,
  mobile: raw`mobile`,
  lastLoginAt: raw`coalesce(last_login_at, 'epoch')`,
}

export const findMember = (companyId: string, id: string) => membersOf(companyId).where('id', '=', id)
export type MemberRecord = Awaited<ReturnType<ReturnType<typeof findMember>['execute']>>[number]

/** Locks members in the order of their ids, so that two transactions that lock the same ones cannot deadlock. */
export async function lockMembers(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<MemberRecord[]> {
  const named = membersOf(companyId)
    .where('id', '=', raw<string>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
  return (await tx.executeQuery<MemberRecord>(named.compile())).rows
}

/** After memberships ended: a person with no other company ends too, with the second factors. */
export const endPersonsWithoutCompany = (tx: Tx, members: readonly { readonly person_id: string }[]) =>
  raw`select app.end_persons_without_company(${members.map((member) => member.person_id)}::bigint[])`.execute(
    tx,
  )
