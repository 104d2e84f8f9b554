import { companyChangeMachine } from '@quayside/contract/account/company-change.states.ts'
import {
  CompanyChangesQuery,
  ErpCompanyChange,
  ErpCompanyChangeDetail,
} from '@quayside/contract/gateway/records.ts'
import {
  findCompanyOfChange,
  lockCompanyChange,
  type StoredFields,
} from '../../modules/account/company-change-queries.ts'
import { lockCompany } from '../../modules/account/company-queries.ts'
import { decideCompanyChange } from '../../modules/account/decide-company-change.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { sql } from '../../platform/database/database.ts'
import { type GatewayEntity, recordsOf, transitionsOf } from '../entity.ts'

const all = sql.selectFrom('company_change').selectAll()
type Row = Awaited<ReturnType<(typeof all)['execute']>>[number]

const toRow = (row: Row) => ({
  id: row.id,
  companyId: row.company_id,
  state: row.state,
  fields: Object.keys(row.after as StoredFields),
  hasNewLicence: row.has_new_licence,
  reason: row.reason,
  proposedBy: row.proposed_by,
  decidedAt: row.decided_at,
  version: row.version,
  createdAt: row.created_at,
})

/** The legal person's ID number is sealed where it is kept. */
const readable = (fields: StoredFields, personalData: PersonalData): StoredFields =>
  fields.legalPersonId ? { ...fields, legalPersonId: personalData.open(fields.legalPersonId) } : fields

export const companyChanges: GatewayEntity = {
  name: 'company-changes',
  records: recordsOf({
    query: CompanyChangesQuery,
    row: ErpCompanyChange,
    page: ({ after, limit, companyId, state }) =>
      all
        .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 0))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    one: (id) => all.where('id', '=', id),
    toRow,
    detail: ErpCompanyChangeDetail,
    more: (row, _read, { personalData }) =>
      Promise.resolve({
        before: readable(row.before as StoredFields, personalData),
        after: readable(row.after as StoredFields, personalData),
      }),
    standing: (row) => ({ companyId: row.company_id, state: row.state, facts: {} }),
  }),
  transitions: transitionsOf({
    machine: companyChangeMachine,
    entity: companyChangeMachine.name,
    lock: async (tx, id) => {
      const change = await findCompanyOfChange(tx, id)
      if (!change) return undefined
      await lockCompany(tx, change.company_id)
      const row = await lockCompanyChange(tx, id, change.company_id)
      return row && { companyId: row.company_id, version: row.version, state: row.state, facts: {} }
    },
    run: (tx, acting, { id, name, given }) =>
      decideCompanyChange(tx, acting, {
        id,
        decision: name === 'approve' ? 'approve' : 'reject',
        ...(given.reason !== undefined && { reason: given.reason }),
      }),
  }),
}
