import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import { type TokenScope, UserInfo } from '@quayside/contract/account/login.ts'
import { plainMobile } from '@quayside/contract/kernel/formats.ts'
import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { memberColumns } from './queries.ts'
import { hasSecondFactor, isFactorRequired } from './second-factor/factors.ts'

type Certification = (typeof certificationStatus.values)[number]

/** A member as the log-in sees it, before any session exists. */
export type Account = {
  person_id: string
  member_id: string
  company_id: string
  name: string
  mobile: string
  email: string | null
  password_hash: string | null
  is_enabled: boolean
  is_administrator: boolean
  permissions: string[]
  company_name: string
  certification: Certification
  has_second_factor: boolean
  needs_second_factor: boolean
}

const memberships = sql
  .selectFrom('member')
  .innerJoin('person', 'person.id', 'member.person_id')
  .innerJoin('company', 'company.id', 'member.company_id')
  .select([...memberColumns, raw<Certification>`company.certification`.as('certification')])
  .select([hasSecondFactor.member.as('has_second_factor'), isFactorRequired.member.as('needs_second_factor')])
  .where('member.deleted_at', 'is', null)
  .where('member.invited_at', 'is', null)
  .where('person.deleted_at', 'is', null)
  .where('company.deleted_at', 'is', null)

/**
 * The one membership that a log-in opens: a usable one before one that is disabled, a certified company before one under
 * review, then the company that was opened last.
 */
const accounts = memberships
  .orderBy('member.is_enabled', 'desc')
  .orderBy(raw`company.certification = ${certificationStatus.codes.passed}`, 'desc')
  .orderBy(raw`member.id is not distinct from person.last_member_id`, 'desc')
  .orderBy('member.id')
  .limit(1)

/** Finds the member by what a person types as the account: mobile number or email. */
export const findAccountByName = (name: string) =>
  accounts.where((where) =>
    where.or([
      where('person.mobile', '=', plainMobile(name)),
      where(raw`lower(person.email)`, '=', name.toLowerCase()),
    ]),
  )

export const findAccountByMobile = (mobile: string) => accounts.where('person.mobile', '=', mobile)
export const findAccountOfPerson = (personId: string) => accounts.where('person.id', '=', personId)

/** One membership. */
export const findAccountById = (memberId: string) => memberships.where('member.id', '=', memberId)

/** §4: an unapproved account cannot log in. */
export const isReviewed = (account: Pick<Account, 'certification'>): boolean =>
  account.certification === certificationStatus.codes.passed

/** What a session of the account opens: an own second factor comes first where one is required. */
export function scopeOf(account: Account): TokenScope {
  if (!isReviewed(account)) return 'onboarding'
  return account.needs_second_factor && !account.has_second_factor ? 'enrolment' : 'full'
}

export function userInfoOf(account: Omit<Account, 'has_second_factor' | 'needs_second_factor'>): UserInfo {
  return shaped(UserInfo, account, {
    userId: account.member_id,
    userName: account.name,
    mobile: maskMobile(account.mobile),
    menuList: isReviewed(account) ? account.permissions : [],
  })
}
