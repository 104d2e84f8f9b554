import type { AccountManager, Company } from '@quayside/contract/account/company.ts'
import { maskAccount, maskIdCard } from '@quayside/contract/kernel/mask.ts'
import type { Identities } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { sql } from '../../platform/database/database.ts'
import { toAttachments } from '../../platform/files/attachments.ts'
import type { FileHolder } from '../../platform/files/file-holders.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { may, type Principal } from '../../platform/session/principal.ts'
import { findPendingChange } from './company-change-queries.ts'
import { type CompanyRow, findCompany, findLicences } from './company-queries.ts'

/**
 * Everyone sees their company; the licence and the bank's whole number are for those in charge. The legal person's ID
 * number is masked until one of them asks for it.
 */
export const getOwnCompany = (call: Call): Promise<Company> => companyDetail(call, call.read)

export async function companyDetail({ principal, platform }: Call, read: Reader): Promise<Company> {
  const [rows, licences, pending] = await read(
    findCompany(principal.companyId),
    findLicences(principal.companyId),
    findPendingChange(principal.companyId),
  )
  const company = toCompany(getOrRefuse(rows[0]), platform.personalData)
  const isInCharge = isInChargeOf(principal)
  return {
    ...company,
    legalPersonId: maskIdCard(company.legalPersonId),
    ...(!isInCharge && {
      invoicingAccount: company.invoicingAccount && maskAccount(company.invoicingAccount),
    }),
    licences: isInCharge ? toAttachments(licences) : [],
    pendingChangeId: pending[0]?.id ?? null,
  }
}

/** Customers read nothing of the staff: a function of the database answers for their own company. */
export async function getAccountManager({ read }: Call): Promise<AccountManager> {
  const [rows] = await read(
    sql
      .selectFrom(raw<NonNullable<AccountManager>>`app.own_account_manager()`.as('m'))
      .select(['name', 'phone', 'email']),
  )
  return rows[0] ?? null
}

/** A write for the sake of its audit row. */
export async function revealLegalPerson(
  { principal, platform, write }: Call,
  { params }: { params: { id: string } },
): Promise<Identities> {
  if (!isInChargeOf(principal)) throw refuse('access.forbidden')
  return write(async (tx) => {
    const [rows] = await readWithin(tx)(findCompany(principal.companyId))
    const row = getOrRefuse(params.id === principal.companyId ? rows[0] : undefined)
    return { legalPersonId: toCompany(row, platform.personalData).legalPersonId }
  })
}

/** Also before the account is reviewed: its licence is what the review asks for. */
const isInChargeOf = (principal: Principal): boolean =>
  may(principal, 'hub-company-view') || may(principal, 'hub-company-edit')

export const companyFiles: FileHolder = {
  find: (companyId) => sql.selectFrom('company').select('certification as kind').where('id', '=', companyId),
  maySee: isInChargeOf,
  mayAttach: (principal) => may(principal, 'hub-company-edit'),
}

export function toCompany(
  row: CompanyRow,
  personalData: PersonalData,
): Omit<Company, 'licences' | 'pendingChangeId'> {
  const opened = (sealed: string | null): string => (sealed === null ? '' : personalData.open(sealed))
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    englishName: row.english_name,
    legalPerson: row.legal_person,
    legalPersonId: opened(row.legal_person_id_sealed),
    creditCode: row.credit_code,
    licenceNo: row.licence_no,
    organizationCode: row.organization_code,
    customsCode: row.customs_code,
    taxNo: row.tax_no,
    invoicingBank: row.invoicing_bank,
    invoicingAccount: opened(row.invoicing_account_sealed),
    invoicingAddress: row.invoicing_address,
    invoicingPhone: row.invoicing_phone,
    address: row.address,
    phone: row.phone,
    email: row.email,
    agentName: row.agent_name,
    agentPhone: row.agent_phone,
    certification: row.certification as Company['certification'],
    certificationReason: row.certification_reason,
    agreedAt: row.agreed_at,
    submittedAt: row.submitted_at,
    updatedAt: row.updated_at,
  }
}
