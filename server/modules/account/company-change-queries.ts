import { companyChangeState } from '@quayside/contract/account/company-change.codes.ts'
import type { ReviewedField } from '@quayside/contract/account/company-change.rules.ts'
import { companyChangeMachine } from '@quayside/contract/account/company-change.states.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { SortColumns } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export const companyChangeKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: companyChangeMachine.name,
  id,
})

/** By field name, as the company's columns hold them: the legal person's ID number is sealed. */
export type StoredFields = Partial<Record<ReviewedField, string>>

const columns = [
  'id',
  'company_id',
  'state',
  'before',
  'after',
  'has_new_licence',
  'reason',
  'proposed_by',
  'decided_at',
  'version',
  'created_at',
] as const

export function findCompanyChanges(companyId: string, filter: { state?: number | undefined } = {}) {
  const query = sql
    .selectFrom('company_change')
    .select(columns)
    .$narrowType<{ before: StoredFields; after: StoredFields }>()
    .where('company_id', '=', companyId)
  return filter.state === undefined ? query : query.where('state', '=', filter.state)
}
export type CompanyChangeRow = Awaited<ReturnType<ReturnType<typeof findCompanyChanges>['execute']>>[number]

export const companyChangeSort: SortColumns<'createdAt'> = { id: raw`id`, createdAt: raw`created_at` }

export const findCompanyChange = (companyId: string, id: string) =>
  findCompanyChanges(companyId).where('id', '=', id)

export const findPendingChange = (companyId: string) =>
  findCompanyChanges(companyId, { state: companyChangeState.codes.proposed })

/** The company of a change: read without a lock, because the company's row is locked before the change's. */
export const findCompanyOfChange = (tx: Tx, id: string) =>
  tx.selectFrom('company_change').select('company_id').where('id', '=', id).executeTakeFirst()

export const lockCompanyChange = (tx: Tx, id: string, companyId: string) =>
  tx
    .selectFrom('company_change')
    .select(columns)
    .$narrowType<{ before: StoredFields; after: StoredFields }>()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
