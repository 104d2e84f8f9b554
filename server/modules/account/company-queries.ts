import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import { companyMachine } from '@quayside/contract/account/company.states.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { attachmentsOf } from '../../platform/files/attachments.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

/** A company is its own record. */
export const companyKey = (id: string): RecordKey => ({ companyId: id, entity: companyMachine.name, id })

/** The licence is an attachment of the company, of this kind of dictionary 1011. */
export const licenceKind = 'business-licence'

const columns = [
  'id',
  'version',
  'name',
  'english_name',
  'legal_person',
  'legal_person_id_sealed',
  'credit_code',
  'licence_no',
  'organization_code',
  'customs_code',
  'tax_no',
  'invoicing_bank',
  'invoicing_account_sealed',
  'invoicing_address',
  'invoicing_phone',
  'address',
  'phone',
  'email',
  'agent_name',
  'agent_phone',
  'certification',
  'certification_reason',
  'agreed_at',
  'submitted_at',
  'updated_at',
] as const

export const findCompany = (companyId: string) =>
  sql.selectFrom('company').select(columns).where('id', '=', companyId).where('deleted_at', 'is', null)
export type CompanyRow = Awaited<ReturnType<ReturnType<typeof findCompany>['execute']>>[number]

export const findLicences = (companyId: string) =>
  attachmentsOf(companyKey(companyId)).where('attachment.kind', '=', licenceKind)

export async function lockCompany(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const { rows } = await tx.executeQuery<CompanyRow>(findCompany(companyId).forUpdate().compile())
  return rows[0]
}

/** Another company that has passed its review with this code. */
export const findCertified = (creditCode: string, exceptId: string) =>
  sql
    .selectFrom('company')
    .select(raw<boolean>`true`.as('exists'))
    .where('credit_code', '=', creditCode)
    .where('credit_code', '<>', '')
    .where('certification', '=', certificationStatus.codes.passed)
    .where('id', '<>', exceptId)
    .where('deleted_at', 'is', null)
