import { ErpSupplier, ErpSupplierDetail, SuppliersQuery } from '@quayside/contract/gateway/records.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import { stepSupplier } from '../../modules/partners/step-supplier.ts'
import { lockSuppliers } from '../../modules/partners/supplier-queries.ts'
import { sql } from '../../platform/database/database.ts'
import { type GatewayEntity, recordsOf, transitionsOf } from '../entity.ts'

const all = sql.selectFrom('supplier').selectAll().where('deleted_at', 'is', null)
type Row = Awaited<ReturnType<(typeof all)['execute']>>[number]

const toRow = (row: Row) => ({
  id: row.id,
  companyId: row.company_id,
  number: row.number,
  name: row.name,
  englishName: row.english_name,
  abbreviation: row.abbreviation,
  isOverseas: row.is_overseas,
  source: row.source,
  contact: row.contact,
  phone: row.phone,
  address: row.address,
  status: row.status,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const suppliers: GatewayEntity = {
  name: 'suppliers',
  records: recordsOf({
    query: SuppliersQuery,
    row: ErpSupplier,
    page: ({ after, limit, companyId, status }) =>
      all
        .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    one: (id) => all.where('id', '=', id),
    toRow,
    detail: ErpSupplierDetail,
    standing: (row) => ({ companyId: row.company_id, state: row.status, facts: {} }),
  }),
  transitions: transitionsOf({
    machine: supplierMachine,
    entity: 'supplier',
    lock: async (tx, id) => {
      const [row] = await lockSuppliers(tx, [id], undefined)
      return row && { companyId: row.company_id, version: row.version, state: row.status, facts: {} }
    },
    run: (tx, acting, { id, name, given }) => stepSupplier(tx, acting, { id, name, given }),
  }),
}
