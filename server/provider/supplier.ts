import { ErpSupplier, ErpSupplierDetail, SuppliersQuery } from '@quayside/contract/gateway/records.ts'
import { ErpSupplierDraft } from '@quayside/contract/gateway/upserts.ts'
import { OfficeSupplier, type SupplierReview } from '@quayside/contract/office/review.ts'
import { supplierColumns } from '@quayside/contract/partners/supplier.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { readAnySupplier } from '../modules/partners/get-supplier.ts'
import { saveErpSupplier } from '../modules/partners/save-erp-supplier.ts'
import { stepSupplier } from '../modules/partners/step-supplier.ts'
import { lockSuppliers } from '../modules/partners/supplier-queries.ts'
import { supplierNameIn } from '../platform/records/partner-names.ts'
import { providerEntity, upsertOf } from './entity.ts'
import { findCompanies } from './find-companies.ts'
import { keepReferences, lockReferences } from './references.ts'

export const supplier = providerEntity({
  kind: 'supplier',
  name: 'suppliers',
  from: raw`supplier r`,
  columns: raw<Selectable<DB['supplier']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'status',
  number: raw`r.number`,
  title: raw`r.name`,
  titleIn: (locale) => supplierNameIn('r', locale),
  since: raw`r.updated_at`,
  review: ({ companyId, id }, { read }): Promise<Partial<SupplierReview>> =>
    readAnySupplier(read, companyId, id),
  office: {
    row: OfficeSupplier,
    columns: supplierColumns,
    searched: [raw`r.name`, raw`r.english_name`, raw`r.number`],
    sort: { title: raw`record.title collate "zh-x-icu"` },
  },
  query: SuppliersQuery,
  row: ErpSupplier,
  detail: ErpSupplierDetail,
  lock: async (tx, id) => (await lockSuppliers(tx, [id], undefined))[0],
  run: stepSupplier,
  upsert: upsertOf({
    row: ErpSupplierDraft,
    summary: 'Makes suppliers of customers, or changes those with a known reference.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: async (tx, rows, { acting }) => {
      const known = await lockReferences(tx, 'suppliers', rows)
      const companies = await findCompanies(tx, rows)
      const saved: { draft: ErpSupplierDraft; recordId: string }[] = []
      for (const row of rows) {
        refuseIfAny(companies.has(row.companyId) ? [] : [at('companyId', 'gateway.companyUnknown')])
        const { recordId, isSame } = known.get(row.reference) ?? {}
        const { reference: _reference, companyId, version, ...draft } = row
        const input = { companyId, id: recordId ?? undefined, version, draft }
        saved.push({
          draft: row,
          recordId: isSame && recordId ? recordId : (await saveErpSupplier(tx, acting, input)).id,
        })
      }
      await keepReferences(tx, 'suppliers', saved)
      return saved.map(({ recordId }) => ({ id: recordId }))
    },
  }),
})
