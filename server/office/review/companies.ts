import { companyMachine } from '@quayside/contract/account/company.states.ts'
import { companyChangeMachine } from '@quayside/contract/account/company-change.states.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import {
  type CompanyChangeReview,
  type CompanyReview,
  companyChangeSteps,
  companySteps,
} from '@quayside/contract/office/review.ts'
import { sql as raw } from 'kysely'
import {
  companyChangeKey,
  findCompanyChange,
  findPendingChange,
} from '../../modules/account/company-change-queries.ts'
import { companyKey, findCompany, findLicences } from '../../modules/account/company-queries.ts'
import { decideCompanyChange } from '../../modules/account/decide-company-change.ts'
import { toCompany } from '../../modules/account/get-company.ts'
import { toCompanyChange } from '../../modules/account/list-company-changes.ts'
import { passCompany, rejectCompany, takeUpCompany } from '../../modules/account/review-company.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { requireTask } from '../tasks/hold-task.ts'
import { listRecords, providerSteps } from './list-records.ts'

type Step<B = unknown> = { params: { id: string }; body: B }

export const listCompanies = listRecords(
  companyMachine,
  raw`select id, id as company_id, credit_code as number, name as title, certification as state, created_at, updated_at
    from company where deleted_at is null`,
)

export async function getCompany(
  call: OfficeCall,
  { params: { id } }: { params: { id: string } },
): Promise<CompanyReview> {
  const [rows, licences, pending, members, events] = await call.read(
    findCompany(id),
    findLicences(id),
    findPendingChange(id),
    sql
      .selectFrom('member')
      .select(['id', 'name', 'mobile', 'is_administrator', 'is_enabled', 'last_login_at'])
      .where('company_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(200),
    findTimeline(companyKey(id)),
  )
  const row = found(rows[0])
  return {
    ...toCompany(row, call.platform.personalData),
    licences: toAttachments(licences),
    pendingChangeId: pending[0]?.id ?? null,
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      mobile: member.mobile,
      isAdministrator: member.is_administrator,
      isEnabled: member.is_enabled,
      lastLoginAt: member.last_login_at,
    })),
    timeline: toTimeline(events),
    nextSteps: providerSteps(
      call,
      { machine: companyMachine, state: row.certification, facts: {} },
      companySteps,
    ),
  }
}

export async function takeUp(call: OfficeCall, { params: { id } }: Step): Promise<void> {
  await call.write(async (tx, note) => {
    note.companyId = id
    await requireTask(tx, call, { kind: 'company', id })
    await takeUpCompany(tx, id, call.acting)
  })
}

export async function pass(call: OfficeCall, { params: { id } }: Step): Promise<void> {
  await call.write(async (tx, note) => {
    note.companyId = id
    await requireTask(tx, call, { kind: 'company', id })
    await passCompany(tx, id, call.acting)
  })
}

export async function reject(
  call: OfficeCall,
  { params: { id }, body }: Step<{ reason: string }>,
): Promise<void> {
  await call.write(async (tx, note) => {
    note.companyId = id
    await requireTask(tx, call, { kind: 'company', id })
    await rejectCompany(tx, id, call.acting, body.reason)
  })
}

export const listCompanyChanges = listRecords(
  companyChangeMachine,
  raw`select c.id, c.company_id, '' as number, coalesce(c.after ->> 'name', company.name) as title, c.state::text, c.created_at, c.updated_at
    from company_change c join company on company.id = c.company_id`,
)

export async function getCompanyChange(
  call: OfficeCall,
  { params: { id } }: { params: { id: string } },
): Promise<CompanyChangeReview> {
  const [owners] = await call.read(
    sql
      .selectFrom('company_change')
      .innerJoin('company', 'company.id', 'company_change.company_id')
      .select(['company.id', 'company.name'])
      .where('company_change.id', '=', id),
  )
  const owner = found(owners[0])
  const key = companyChangeKey(owner.id, id)
  const [rows, licences, events] = await call.read(
    findCompanyChange(owner.id, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  return {
    ...toCompanyChange(call.platform.personalData, row),
    companyId: owner.id,
    companyName: owner.name,
    version: row.version,
    licences: toAttachments(licences),
    timeline: toTimeline(events),
    nextSteps: providerSteps(
      call,
      { machine: companyChangeMachine, state: row.state, facts: {} },
      companyChangeSteps,
    ),
  }
}

const decide =
  (decision: 'approve' | 'reject') =>
  (
    call: OfficeCall,
    { params: { id }, body }: Step<{ reason?: string; note?: string | undefined }>,
  ): Promise<Saved> =>
    call.write(async (tx, note) => {
      note.target = `companyChange ${id}`
      await requireTask(tx, call, { kind: 'companyChange', id })
      return decideCompanyChange(tx, call.acting, {
        id,
        decision,
        ...(body.reason !== undefined && { reason: body.reason }),
      })
    })

export const approveChange = decide('approve')
export const rejectChange = decide('reject')
