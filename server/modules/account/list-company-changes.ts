import { reviewedFields } from '@quayside/contract/account/company-change.rules.ts'
import { companyChangeMachine } from '@quayside/contract/account/company-change.states.ts'
import {
  type ChangedField,
  CompanyChange,
  type CompanyChangeDetail,
  type CompanyChangeQuery,
  companyChangeStepAccess,
} from '@quayside/contract/account/company-change.ts'
import { maskIdCard } from '@quayside/contract/kernel/mask.ts'
import type { Identities } from '@quayside/contract/kernel/record.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { recordFiles } from '../../platform/files/document-files.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import {
  type CompanyChangeRow,
  companyChangeKey,
  companyChangeSort,
  findCompanyChange,
  findCompanyChanges,
} from './company-change-queries.ts'

export const listCompanyChanges = (
  call: Call,
  { query }: { query: CompanyChangeQuery },
): Promise<{ rows: CompanyChange[]; total: number }> =>
  listPage(call, findCompanyChanges(call.principal.companyId, query), query, companyChangeSort, (row) =>
    toCompanyChange(call.platform.personalData, row),
  )

export async function getCompanyChange(
  call: Call,
  { params }: { params: { id: string } },
): Promise<CompanyChangeDetail> {
  const { principal, platform } = call
  const change = await readAnyCompanyChange(call.read, platform.personalData, {
    companyId: principal.companyId,
    id: params.id,
  })
  return {
    ...change,
    nextSteps: stepsFor(
      principal,
      { machine: companyChangeMachine, state: change.state, facts: {} },
      companyChangeStepAccess,
    ),
  }
}

/** The change for customer and provider alike, without the steps that each of them may take. */
export async function readAnyCompanyChange(
  read: Reader,
  personalData: PersonalData,
  { companyId, id }: { companyId: string; id: string },
) {
  const key = companyChangeKey(companyId, id)
  const [rows, licences, events] = await read(
    findCompanyChange(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...toCompanyChange(personalData, row),
    version: row.version,
    licences: toAttachments(licences),
    timeline: toTimeline(events),
  }
}

/** A write for the sake of its audit row. */
export const revealChangedPerson = (
  { principal, platform, write }: Call,
  { params }: { params: { id: string } },
): Promise<Identities> =>
  write((tx) =>
    changedIdentities(readWithin(tx), platform.personalData, {
      companyId: principal.companyId,
      id: params.id,
    }),
  )

/** The legal person's ID number before and after, for customer and provider alike; none where it stays. */
export async function changedIdentities(
  read: Reader,
  personalData: PersonalData,
  { companyId, id }: { companyId: string; id: string },
): Promise<Identities> {
  const [rows] = await read(findCompanyChange(companyId, id))
  const { before, after } = getOrRefuse(rows[0])
  const whole = (stored: string | undefined): string => (stored ? personalData.open(stored) : '')
  return { before: whole(before.legalPersonId), after: whole(after.legalPersonId) }
}

const toCompanyChange = (personalData: PersonalData, row: CompanyChangeRow): CompanyChange =>
  shaped(CompanyChange, row, {
    fields: reviewedFields.flatMap((name) => {
      const { [name]: before } = row.before
      const { [name]: after } = row.after
      if (before === undefined || after === undefined) return []
      return [
        { name, before: readable(personalData, name, before), after: readable(personalData, name, after) },
      ]
    }),
  })

const readable = (personalData: PersonalData, name: ChangedField['name'], stored: string): string =>
  name === 'legalPersonId' && stored !== '' ? maskIdCard(personalData.open(stored)) : stored

export const companyChangeFiles = recordFiles('company_change', {
  see: 'hub-company-view',
  attach: 'hub-company-edit',
})
