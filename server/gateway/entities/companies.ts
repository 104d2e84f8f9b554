import { companyMachine } from '@quayside/contract/account/company.states.ts'
import { CompaniesQuery, ErpCompany, ErpCompanyDetail } from '@quayside/contract/gateway/records.ts'
import { lockCompany } from '../../modules/account/company-queries.ts'
import { toCompany } from '../../modules/account/get-company.ts'
import { passCompany, rejectCompany, takeUpCompany } from '../../modules/account/review-company.ts'
import { sql } from '../../platform/database/database.ts'
import { type GatewayEntity, recordsOf, transitionsOf } from '../entity.ts'

const all = sql.selectFrom('company').selectAll().where('deleted_at', 'is', null)
type Row = Awaited<ReturnType<(typeof all)['execute']>>[number]

const toRow = (row: Row) => ({
  id: row.id,
  name: row.name,
  englishName: row.english_name,
  creditCode: row.credit_code,
  certification: row.certification,
  certificationReason: row.certification_reason,
  submittedAt: row.submitted_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const companies: GatewayEntity = {
  name: 'companies',
  records: recordsOf({
    query: CompaniesQuery,
    row: ErpCompany,
    page: ({ after, limit, certification }) =>
      all
        .$if(certification !== undefined, (query) => query.where('certification', '=', certification ?? ''))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    one: (id) => all.where('id', '=', id),
    toRow,
    detail: ErpCompanyDetail,
    more: (row, _read, platform) => {
      const { agreedAt: _agreedAt, ...whole } = toCompany(row, platform.personalData)
      return Promise.resolve(whole)
    },
    standing: (row) => ({ companyId: row.id, state: row.certification, facts: {} }),
  }),
  transitions: transitionsOf({
    machine: companyMachine,
    entity: companyMachine.name,
    lock: async (tx, id) => {
      const row = await lockCompany(tx, id)
      return row && { companyId: id, version: row.version, state: row.certification, facts: {} }
    },
    run: async (tx, acting, { id, name, given }) => {
      if (name === 'takeUp') await takeUpCompany(tx, id, acting)
      else if (name === 'pass') await passCompany(tx, id, acting)
      else await rejectCompany(tx, id, acting, given.reason ?? '')
    },
  }),
}
