import type { OwnCompanies } from '@quayside/contract/account/membership.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Account } from './account.ts'

/** More is not counted: the switch shows 99+. */
const mostUnread = 100

const memberships = (personId: string) =>
  sql
    .selectFrom('member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .where('member.person_id', '=', personId)
    .where('member.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .select(['member.id', 'company.name', 'member.permission_set'])

const findCompanies = (personId: string) =>
  memberships(personId)
    .where('member.invited_at', 'is', null)
    .select(['member.is_administrator', 'member.is_enabled', 'member.created_at', 'member.last_login_at'])
    .select(raw<Account['certification']>`company.certification`.as('certification'))
    .select(
      raw<number>`(select count(*)::int from (select from notice n where n.company_id = member.company_id
        and n.member_id = member.id and not n.is_read limit ${mostUnread}) as unread)`.as('unread'),
    )
    .orderBy('member.id')

const findInvitations = (personId: string) =>
  memberships(personId)
    .innerJoin('member as inviter', 'inviter.id', 'member.invited_by')
    .where('member.invited_at', 'is not', null)
    .select(['inviter.name as inviter', 'member.invited_at'])
    .orderBy('member.invited_at')

type CompanyRow = Awaited<ReturnType<ReturnType<typeof findCompanies>['execute']>>[number]
type InvitationRow = Awaited<ReturnType<ReturnType<typeof findInvitations>['execute']>>[number]

/** Read by the role of identity: the calling session itself sees its own company only. */
export async function listOwnCompanies({ principal, platform, read }: Call): Promise<OwnCompanies> {
  await read()
  const [companies = [], invitations = []] = await platform.staff.read([
    findCompanies(principal.personId).compile(),
    findInvitations(principal.personId).compile(),
  ])
  return {
    companies: (companies as CompanyRow[]).map((row) => ({
      id: row.id,
      companyName: row.name,
      certification: row.certification,
      permissionSet: row.permission_set,
      isAdministrator: row.is_administrator,
      isEnabled: row.is_enabled,
      isCurrent: row.id === principal.memberId,
      unread: row.unread,
      joinedAt: row.created_at,
      lastLoginAt: row.last_login_at,
    })),
    invitations: (invitations as InvitationRow[]).map((row) => ({
      id: row.id,
      companyName: row.name,
      inviter: row.inviter,
      permissionSet: row.permission_set,
      invitedAt: row.invited_at ?? '',
    })),
  }
}
