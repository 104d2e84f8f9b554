import { CompaniesQuery, ErpCompany, ErpCompanyDetail } from '@quayside/contract/gateway/records.ts'
import { maskIdCard } from '@quayside/contract/kernel/mask.ts'
import type { CompanyReview } from '@quayside/contract/office/review.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { findPendingChange } from '../modules/account/company-change-queries.ts'
import { companyKey, findCompany, findLicences, lockCompany } from '../modules/account/company-queries.ts'
import { toCompany } from '../modules/account/get-company.ts'
import { passCompany, rejectCompany, takeUpCompany } from '../modules/account/review-company.ts'
import { hasSecondFactor } from '../modules/account/second-factor/factors.ts'
import { sql } from '../platform/database/database.ts'
import { toAttachments } from '../platform/files/attachments.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import { type ProviderCall, providerEntity } from './entity.ts'

const findMembers = (companyId: string) =>
  sql
    .selectFrom('member')
    .select(['id', 'name', 'mobile', 'is_administrator', 'is_enabled', 'last_login_at'])
    .select(hasSecondFactor.member.as('has_second_factor'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(200)

const findManager = (companyId: string) =>
  sql
    .selectFrom('account_manager as m')
    .innerJoin('staff as s', 's.id', 'm.staff_id')
    .select(['s.id', 's.name'])
    .where('m.company_id', '=', companyId)

/** What it stated beside the documents that prove it, and its people. */
async function review({ id }: { id: string }, { read, platform }: ProviderCall) {
  const [rows, licences, pending, members, managers, events] = await read(
    findCompany(id),
    findLicences(id),
    findPendingChange(id),
    findMembers(id),
    findManager(id),
    findTimeline(companyKey(id)),
  )
  const stated = toCompany(getOrRefuse(rows[0]), platform.personalData)
  return {
    ...stated,
    legalPersonId: maskIdCard(stated.legalPersonId),
    licences: toAttachments(licences),
    pendingChangeId: pending[0]?.id ?? null,
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      mobile: member.mobile,
      isAdministrator: member.is_administrator,
      isEnabled: member.is_enabled,
      hasSecondFactor: member.has_second_factor,
      lastLoginAt: member.last_login_at,
    })),
    manager: managers[0] ?? null,
    timeline: toTimeline(events),
  } satisfies Partial<CompanyReview>
}

export const company = providerEntity({
  kind: 'company',
  name: 'companies',
  // A company is its own record.
  from: raw`(select *, id as company_id from company) r`,
  columns: raw<Selectable<DB['company']> & { company_id: string }>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'certification',
  number: raw`r.credit_code`,
  title: raw`r.name`,
  task: raw`r.name`,
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  review,
  identities: async ({ id }, { read, platform }) => {
    const [rows] = await read(findCompany(id))
    return { legalPersonId: toCompany(getOrRefuse(rows[0]), platform.personalData).legalPersonId }
  },
  query: CompaniesQuery,
  row: ErpCompany,
  detail: ErpCompanyDetail,
  more: (row, { platform }) => {
    const { agreedAt: _agreedAt, ...whole } = toCompany(row, platform.personalData)
    return Promise.resolve(whole)
  },
  lock: lockCompany,
  run: (tx, acting, { id, name, given, locked }) => {
    if (name === 'takeUp') return takeUpCompany(tx, id, acting, locked)
    if (name === 'pass') return passCompany(tx, id, acting, locked)
    return rejectCompany(tx, id, acting, given.reason ?? '', locked)
  },
})
