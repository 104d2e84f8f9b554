import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Principal } from '../../platform/session/principal.ts'

/** A member with the person and the company, as log-in and profile read them. */
export const memberColumns = [
  'person.id as person_id',
  'member.id as member_id',
  'member.company_id',
  'member.name',
  'person.mobile',
  'person.email',
  'person.password_hash',
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

/** The person of the calling member. */
export const findOwnPerson = (principal: Principal) =>
  self(principal)
    .innerJoin('person', 'person.id', 'member.person_id')
    .select(['person.id', 'person.mobile', 'person.email', 'person.password_hash'])

export const findProfile = (principal: Principal) =>
  self(principal)
    .innerJoin('person', 'person.id', 'member.person_id')
    .innerJoin('company', 'company.id', 'member.company_id')
    .select([
      ...memberColumns,
      'member.permission_set',
      'member.last_login_at',
      'member.created_at',
      'person.consent_version',
      'person.consent_at',
      'company.certification',
    ])

type Member = Pick<Principal, 'companyId' | 'memberId'>

/** In one company. */
export const findOwnSessions = (principal: Member) =>
  sql
    .selectFrom('session')
    .select(['id', 'address', 'user_agent', 'created_at', 'ended_at'])
    .where('company_id', '=', principal.companyId)
    .where('member_id', '=', principal.memberId)

/** Sessions with a valid access token or refresh token. */
const isAlive = raw<boolean>`(session.idle_until > now() or exists (select 1 from refresh_token r
  where r.session_id = session.id and r.used_at is null and r.expires_at > now()))`

/** Where the person is logged in: the sessions of one log-in are one row, with the latest place and time. */
export const findLiveLogIns = ({ personId, sessionId }: Principal) =>
  sql
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .innerJoin('company', 'company.id', 'session.company_id')
    .where('member.person_id', '=', personId)
    .where('session.ended_at', 'is', null)
    .where(isAlive)
    .groupBy('session.login_id')
    .select([
      raw<string>`min(session.id)`.as('id'),
      raw<boolean>`bool_or(session.id = ${sessionId})`.as('is_current'),
      raw<string[]>`array_agg(distinct company.name)`.as('companies'),
      raw<string>`(array_agg(session.address order by session.last_seen_at desc))[1]`.as('address'),
      raw<string>`(array_agg(session.user_agent order by session.last_seen_at desc))[1]`.as('user_agent'),
      raw<string>`min(session.created_at)`.as('created_at'),
      raw<string>`max(session.last_seen_at)`.as('last_seen_at'),
    ])

const mostActions = 1_000

export const findOwnActions = (principal: Member) =>
  sql
    .selectFrom('audit_log')
    .select(['action', 'address', 'at'])
    .where('company_id', '=', principal.companyId)
    .where('actor', '=', 'customer')
    .where('actor_id', '=', principal.memberId)
    .orderBy('id', 'desc')
    .limit(mostActions)
