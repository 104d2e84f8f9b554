import { companyMachine } from '@quayside/contract/account/company.states.ts'
import type { TransitionOf } from '@quayside/contract/kernel/machine.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { type CompanyRow, companyKey, findCertified, lockCompany } from './company-queries.ts'
import { hasSecondFactor, isFactorRequired } from './second-factor/factors.ts'

/**
 * One of the provider's staff, or its ERP. All three commands run in a transaction of the provider's role; its door hands
 * over the company that it locked.
 */
type Reviewer = { readonly id: string | null; readonly name: string }

const taken = at('creditCode', 'company.creditCodeTaken')

export async function takeUpCompany(
  tx: Tx,
  id: string,
  reviewer: Reviewer,
  locked?: CompanyRow,
): Promise<void> {
  await move(tx, reviewer, locked ?? getOrRefuse(await lockCompany(tx, id)), { name: 'takeUp' })
}

export async function passCompany(
  tx: Tx,
  id: string,
  reviewer: Reviewer,
  locked?: CompanyRow,
): Promise<void> {
  const company = locked ?? getOrRefuse(await lockCompany(tx, id))
  // Two reviewers may approve two companies with the same code at the same time; the unique index allows one.
  await refusingDuplicates({ company_credit_code: taken }, () =>
    move(tx, reviewer, company, {
      name: 'pass',
      notice: { phrase: 'companyPassed', params: { name: company.name } },
    }),
  )
  await upgradeSessions(tx, id)
}

export async function rejectCompany(
  tx: Tx,
  id: string,
  reviewer: Reviewer,
  reason: string,
  locked?: CompanyRow,
): Promise<void> {
  const company = locked ?? getOrRefuse(await lockCompany(tx, id))
  await move(tx, reviewer, company, {
    name: 'reject',
    reason: reason.trim(),
    notice: { phrase: 'companyRejected', params: { name: company.name, reason: reason.trim() } },
  })
}

async function move(
  tx: Tx,
  reviewer: Reviewer,
  company: CompanyRow,
  {
    name,
    notice,
    ...given
  }: { name: TransitionOf<typeof companyMachine>; reason?: string; notice?: NoticeOf },
): Promise<void> {
  await runTransition(tx, { actor: 'provider', ...reviewer }, companyKey(company.id), {
    machine: companyMachine,
    name,
    state: company.certification,
    facts: {},
    given,
    notice,
    write: async (code) => {
      if (name === 'pass') await refuseCertifiedCode(tx, company)
      return tx
        .updateTable('company')
        .set({ certification: String(code), certification_reason: given.reason ?? null })
        .where('id', '=', company.id)
        .execute()
    },
  })
}

/** Checked in advance, because a violation of the unique index would abort the caller's transaction. */
async function refuseCertifiedCode(tx: Tx, company: CompanyRow): Promise<void> {
  const { rows } = await tx.executeQuery(findCertified(company.credit_code, company.id).compile())
  refuseIfAny(rows.length > 0 ? [taken] : [])
}

/**
 * Members who wait on the review page continue without logging in again; where a second factor is required, those
 * without one set it up first, as after a log-in.
 */
async function upgradeSessions(tx: Tx, companyId: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({ access_stamp: raw<number>`access_stamp + 1` })
    .where('company_id', '=', companyId)
    .execute()
  await tx
    .updateTable('session')
    .from('member')
    .set({
      scope: raw<string>`case when ${isFactorRequired.member} and not ${hasSecondFactor.member} then 'enrolment' else 'full' end`,
    })
    .whereRef('member.id', '=', 'session.member_id')
    .where('session.company_id', '=', companyId)
    .where('session.scope', '=', 'onboarding')
    .where('session.ended_at', 'is', null)
    .execute()
}
