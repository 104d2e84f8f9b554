import { ErpSupplier, ErpSupplierDetail, SuppliersQuery } from '@quayside/contract/gateway/records.ts'
import type { SupplierReview } from '@quayside/contract/office/review.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { toSupplier } from '../modules/partners/list-suppliers.ts'
import { stepSupplier } from '../modules/partners/step-supplier.ts'
import { findSupplier, lockSuppliers, supplierKey } from '../modules/partners/supplier-queries.ts'
import { findAttachments, toAttachments } from '../platform/files/attachments.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { found } from '../platform/session/call.ts'
import { type ProviderCall, providerEntity } from './entity.ts'

async function review({ companyId, id }: { companyId: string; id: string }, { read }: ProviderCall) {
  const key = supplierKey(companyId, id)
  const [rows, attachments, events] = await read(
    findSupplier(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  return {
    ...toSupplier(row),
    version: row.version,
    attachments: toAttachments(attachments),
    timeline: toTimeline(events),
  } satisfies Partial<SupplierReview>
}

export const supplier = providerEntity({
  kind: 'supplier',
  name: 'suppliers',
  from: raw`supplier r`,
  columns: raw<Selectable<DB['supplier']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'status',
  number: raw`r.number`,
  title: raw`r.name`,
  since: raw`r.updated_at`,
  review,
  query: SuppliersQuery,
  row: ErpSupplier,
  detail: ErpSupplierDetail,
  lock: async (tx, id) => (await lockSuppliers(tx, [id], undefined))[0],
  run: stepSupplier,
})
