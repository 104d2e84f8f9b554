import { checkCompany } from '@quayside/contract/account/company.rules.ts'
import type { Company, CompanyDraft } from '@quayside/contract/account/company.ts'
import {
  fieldsToReview,
  isNewLicence,
  type ReviewedField,
  reviewedFields,
} from '@quayside/contract/account/company-change.rules.ts'
import { companyChangeMachine } from '@quayside/contract/account/company-change.states.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { findPendingChange, type StoredFields } from './company-change-queries.ts'
import { type CompanyRow, companyKey, findCertified, findLicences, licenceKind } from './company-queries.ts'
import { toCompany } from './get-company.ts'

type Information = Omit<Company, 'licences' | 'pendingChangeId'>

/**
 * Proposes changes of verified fields of a certified company to the provider; returns the pending change, if any.
 * Nothing is written to the company, whose row the caller has locked.
 */
export async function proposeCompanyChange(
  tx: Tx,
  call: Call,
  { row, body }: { row: CompanyRow; body: CompanyDraft },
): Promise<string | null> {
  const { principal, platform } = call
  const before = toCompany(row, platform.personalData)
  const after = withDraft(before, body)
  const [attached, pending] = await readWithin(tx)(findLicences(row.id), findPendingChange(row.id))
  const licences = attached.map((file) => file.file_id)
  const wanted = body.licenceFileIds ?? licences
  refuseIfAny(
    checkCompany({
      ...after,
      hasAgreed: body.agree ?? before.agreedAt !== null,
      licenceCount: wanted.length,
    }),
  )
  const changed = fieldsToReview(before, after)
  const hasNewLicence = isNewLicence(licences, wanted)
  if (changed.length === 0 && !hasNewLicence) return pending[0]?.id ?? null
  if (pending.length > 0) throw refuse('companyChange.pending')
  if (changed.includes('creditCode')) await requireFreeCode(call, after.creditCode, row.id)
  const { id } = await tx
    .insertInto('company_change')
    .values({
      company_id: row.id,
      before: JSON.stringify(sealedFields(platform.personalData, before, changed)),
      after: JSON.stringify(sealedFields(platform.personalData, after, changed)),
      has_new_licence: hasNewLicence,
      proposed_by: principal.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name: entity, initial } = companyChangeMachine
  if (hasNewLicence) {
    const files = { kind: licenceKind, fileIds: wanted, path: 'licenceFileIds' }
    await attachFiles(tx, principal, { entity, entityId: id, ...files, alsoOf: companyKey(row.id) })
  }
  const record = { companyId: row.id, entity, ids: [id] }
  await happened(tx, asCustomer(principal), record, { transition: 'create', to: initial })
  return id
}

/** Omitted fields keep their values; codes are stored in capitals. */
function withDraft(before: Information, body: CompanyDraft): Information {
  const { id: _, version: __, agree: ___, licenceFileIds: ____, ...given } = body
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const after = { ...before, ...fields }
  return {
    ...after,
    creditCode: after.creditCode.toUpperCase(),
    legalPersonId: after.legalPersonId.toUpperCase(),
  }
}

const sealedFields = (
  personalData: PersonalData,
  information: Readonly<Record<ReviewedField, string>>,
  names: readonly ReviewedField[],
): StoredFields =>
  Object.fromEntries(
    reviewedFields
      .filter((name) => names.includes(name))
      .map((name) => {
        const value = information[name]
        return [name, name === 'legalPersonId' && value !== '' ? personalData.seal(value) : value]
      }),
  )

/** Row-level security hides other companies from this transaction, so this query runs as the provider's role. */
async function requireFreeCode({ platform }: Call, creditCode: string, companyId: string): Promise<void> {
  const [taken = []] = await platform.staff.read([findCertified(creditCode, companyId).compile()])
  refuseIfAny(taken.length > 0 ? [at('creditCode', 'company.creditCodeTaken')] : [])
}
