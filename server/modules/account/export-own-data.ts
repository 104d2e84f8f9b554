import type { OwnData } from '@quayside/contract/account/profile.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { staffReader } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import type { Principal } from '../../platform/session/principal.ts'
import { listNotices } from '../notices/list-notices.ts'
import { findAcceptances } from './accept-agreement.ts'
import { toProfile } from './get-profile.ts'
import { findOwnActions, findOwnSessions, findProfile } from './queries.ts'
import { findPasskeys } from './second-factor/factors.ts'

const newestNotices = { pageNum: 1, pageSize: 200 }

const findOthers = ({ personId, memberId }: Principal) =>
  sql
    .selectFrom('member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .where('member.person_id', '=', personId)
    .where('member.id', '<>', memberId)
    .where('member.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .select(['member.id', 'member.company_id', 'company.name as company_name', 'member.name'])
    .select(['member.permission_set', 'member.is_administrator', 'member.is_enabled', 'member.invited_at'])
    .select(['member.created_at', 'member.last_login_at'])
    .select(
      raw<number>`(select count(*)::int from notice n where n.company_id = member.company_id
        and n.member_id = member.id)`.as('notices'),
    )
    .orderBy('member.id')

/** Read by the role of identity: the calling session itself sees its own company only. */
async function readOtherCompanies({ principal, platform }: Call): Promise<OwnData['otherCompanies']> {
  const read = staffReader(platform)
  const [others] = await read(findOthers(principal))
  return Promise.all(
    others.map(async (row) => {
      const member = { companyId: row.company_id, memberId: row.id }
      const [sessions, actions] = await read(
        findOwnSessions(member).orderBy('id', 'desc'),
        findOwnActions(member),
      )
      return {
        companyName: row.company_name,
        userName: row.name,
        permissionSet: row.permission_set,
        isAdministrator: row.is_administrator,
        isEnabled: row.is_enabled,
        isInvited: row.invited_at !== null,
        joinedAt: row.created_at,
        lastLoginAt: row.last_login_at,
        sessions: sessions.map(toSession),
        actions,
        noticeCount: row.notices,
      }
    }),
  )
}

type SessionRow = InferResult<ReturnType<typeof findOwnSessions>>[number]
const toSession = (row: SessionRow): OwnData['sessions'][number] => ({
  address: row.address,
  userAgent: row.user_agent,
  createdAt: row.created_at,
  endedAt: row.ended_at,
})

/** PIPL: a person may obtain all data stored about them. */
export async function exportOwnData(call: Call): Promise<OwnData> {
  const { principal } = call
  const [profiles, sessions, actions, passkeys, acceptances] = await call.read(
    findProfile(principal),
    findOwnSessions(principal).orderBy('id', 'desc'),
    findOwnActions(principal),
    findPasskeys({ kind: 'member', id: principal.personId }),
    findAcceptances(principal.personId),
  )
  const profile = getOrRefuse(profiles[0])
  const notices = await listNotices(call, { query: newestNotices })
  return {
    profile: toProfile(profile),
    consent: { version: profile.consent_version, at: profile.consent_at },
    acceptances: acceptances.map(({ version, accepted_at }) => ({ version, acceptedAt: accepted_at })),
    sessions: sessions.map(toSession),
    passkeys: passkeys.map(({ name, created_at }) => ({ name, createdAt: created_at })),
    actions,
    notices: notices.rows.map(({ id, title, content, createdAt }) => ({ id, title, content, createdAt })),
    otherCompanies: await readOtherCompanies(call),
  }
}
