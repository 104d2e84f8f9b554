import { companyMachine } from '@quayside/contract/account/company.states.ts'
import type { CompanyDraft, CompanySaved } from '@quayside/contract/account/company.ts'
import { isReviewedField } from '@quayside/contract/account/company-change.rules.ts'
import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { keptIdentity } from '../../platform/records/kept-identity.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'
import { agreementInForce } from '../../platform/system/agreement.ts'
import { type CompanyRow, companyKey, licenceKind, lockCompany } from './company-queries.ts'
import { companyDetail, toCompany } from './get-company.ts'
import { proposeCompanyChange } from './propose-company-change.ts'

/**
 * Before certification the draft may be incomplete and is editable while it is not under review. A certified company
 * must stay complete: changes of verified fields are reviewed, the others are saved.
 */
export async function saveCompany(
  call: Call,
  { body: given }: { body: CompanyDraft },
): Promise<CompanySaved> {
  const { principal, platform } = call
  const { companyId } = principal
  if (!may(principal, 'hub-company-edit')) throw refuse('access.forbidden')
  if (given.id !== undefined && given.id !== companyId) throw refuse('record.notFound')
  const record = companyKey(companyId)
  return call.write(async (tx) => {
    const company = getOrRefuse(await lockCompany(tx, companyId))
    const state = stateKey(companyMachine, company.certification)
    const isEditable = step(companyMachine, { name: 'save', from: state, actor: 'customer', facts: {} }).ok
    if (!isEditable) throw refuse('company.notEditable')
    await requireVersion(tx, record, { actual: company.version, given: given.version }, (read) =>
      companyDetail(call, read),
    )
    const body = withWholeNumber(given, company, platform.personalData)
    const isCertified = state === 'passed'
    const pendingChangeId = isCertified ? await proposeCompanyChange(tx, call, { row: company, body }) : null
    if (body.licenceFileIds && !isCertified) {
      const files = { kind: licenceKind, fileIds: body.licenceFileIds, path: 'licenceFileIds' }
      await attachFiles(tx, principal, { entity: record.entity, entityId: companyId, ...files })
    }
    await happened(
      tx,
      asCustomer(principal),
      { ...record, ids: [companyId] },
      { transition: 'save', from: state, to: state },
    )
    const direct = isCertified ? withoutReviewed(body) : body
    const saved = await tx
      .updateTable('company')
      .set({
        updated_at: raw<string>`now()`,
        ...columnsOf(direct, platform.personalData),
        ...(await consentOf(tx, call, body)),
      })
      .where('id', '=', companyId)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    return { ...saved, pendingChangeId }
  })
}

/** The legal person's ID number as it is stored, where the form sends it back masked. */
function withWholeNumber(draft: CompanyDraft, row: CompanyRow, personalData: PersonalData): CompanyDraft {
  const { legalPersonId } = draft
  if (legalPersonId === undefined) return draft
  const idBefore = toCompany(row, personalData).legalPersonId
  return { ...draft, legalPersonId: keptIdentity(legalPersonId, idBefore, 'legalPersonId') }
}

const withoutReviewed = (draft: CompanyDraft): CompanyDraft => ({
  ...Object.fromEntries(Object.entries(draft).filter(([name]) => !isReviewedField(name))),
  version: draft.version,
})

/** Omitted fields keep their values. */
function columnsOf(draft: CompanyDraft, personalData: PersonalData): Record<string, string | null> {
  const sealed = (text: string | undefined): string | null | undefined =>
    text === '' ? null : text && personalData.seal(text)
  const values = {
    name: draft.name,
    english_name: draft.englishName,
    legal_person: draft.legalPerson,
    legal_person_id_sealed: sealed(draft.legalPersonId?.toUpperCase()),
    credit_code: draft.creditCode?.toUpperCase(),
    licence_no: draft.licenceNo,
    organization_code: draft.organizationCode,
    customs_code: draft.customsCode,
    tax_no: draft.taxNo,
    invoicing_bank: draft.invoicingBank,
    invoicing_account_sealed: sealed(draft.invoicingAccount),
    invoicing_address: draft.invoicingAddress,
    invoicing_phone: draft.invoicingPhone,
    address: draft.address,
    phone: draft.phone,
    email: draft.email,
    agent_name: draft.agentName,
    agent_phone: draft.agentPhone,
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]])),
  )
}

/** 1 stores version and time of the consent, 0 removes it, absent keeps it. */
async function consentOf(tx: Tx, { platform }: Call, { agree }: CompanyDraft) {
  if (agree === undefined) return {}
  if (!agree) return { agreement_version: null, agreed_at: null }
  const { version } = await agreementInForce(tx, platform.clock)
  return { agreement_version: version, agreed_at: raw<string>`now()` }
}
