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
  'password_hash',
  'last_login_at',
  'created_at',
] as const

const membersOf = (companyId: string) =>
  sql
    .selectFrom('member')
    .select(columns)
    .select(hasSecondFactor.member.as('has_second_factor'))
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

/** In the order of their ids, so that two transactions that lock the same members cannot deadlock. */
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
