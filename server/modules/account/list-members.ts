import { type Member, type MemberQuery, MemberRow } from '@quayside/contract/account/member.ts'
import { maskEmail, maskMobile } from '@quayside/contract/kernel/mask.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import type { Principal } from '../../platform/session/principal.ts'
import { findMember, findMembers, type MemberRecord, memberSorting } from './member-queries.ts'

export const listMembers = (
  call: Call,
  { query }: { query: MemberQuery },
): Promise<{ rows: MemberRow[]; total: number }> =>
  listPage(call, findMembers(call.principal.companyId, query), query, memberSorting, (row) => ({
    ...toMember(row, call.principal),
    mobile: maskMobile(row.mobile),
    email: row.email && maskEmail(row.email),
  }))

export const getMember = (call: Call, { params }: { params: { id: string } }): Promise<Member> =>
  memberDetail(call.principal, params.id, call.read)

export async function memberDetail(principal: Principal, id: string, read: Reader): Promise<Member> {
  const [rows] = await read(findMember(principal.companyId, id))
  const row = getOrRefuse(rows[0])
  return { ...toMember(row, principal), permissions: row.permissions }
}

function toMember(row: MemberRecord, principal: Principal): MemberRow {
  return shaped(MemberRow, row, {
    // The company sees what it typed itself of a person who has not accepted yet.
    hasPassword: row.has_password && row.invited_at === null,
    hasSecondFactor: row.has_second_factor && row.invited_at === null,
    isYourself: row.id === principal.memberId,
  })
}
