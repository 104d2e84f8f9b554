import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Principal } from '../../platform/session/principal.ts'

/** A member with their company, as log-in and profile read them. */
export const memberColumns = [
  'member.id as member_id',
  'member.company_id',
  'member.name',
  'member.mobile',
  'member.email',
  'member.password_hash',
  'member.is_enabled',
  'member.is_administrator',
  'member.permissions',
  'company.name as company_name',
] as const

const self = (principal: Principal) =>
  sql
    .selectFrom('member')
    .where('member.company_id', '=', principal.companyId)
    .where('member.id', '=', principal.memberId)

export const findPasswordHash = (principal: Principal) => self(principal).select('password_hash')

export const findProfile = (principal: Principal) =>
  self(principal)
    .innerJoin('company', 'company.id', 'member.company_id')
    .select([
      ...memberColumns,
      'member.permission_set',
      'member.last_login_at',
      'member.created_at',
      'member.consent_version',
      'member.consent_at',
      'company.certification',
    ])

export const findOwnSessions = (principal: Principal) =>
  sql
    .selectFrom('session')
    .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at', 'ended_at'])
    .where('company_id', '=', principal.companyId)
    .where('member_id', '=', principal.memberId)

/** Sessions with a valid access token or refresh token. */
const isAlive = raw<boolean>`(session.idle_until > now() or exists (select 1 from refresh_token r
  where r.session_id = session.id and r.used_at is null and r.expires_at > now()))`

export const findLiveSessions = (principal: Principal) =>
  findOwnSessions(principal).where('ended_at', 'is', null).where(isAlive)

const mostActions = 1_000

export const findOwnActions = (principal: Principal) =>
  sql
    .selectFrom('audit_log')
    .select(['action', 'address', 'at'])
    .where('company_id', '=', principal.companyId)
    .where('actor', '=', 'customer')
    .where('actor_id', '=', principal.memberId)
    .orderBy('id', 'desc')
    .limit(mostActions)
