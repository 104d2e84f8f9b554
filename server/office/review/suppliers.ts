import type { Saved } from '@quayside/contract/kernel/record.ts'
import { type SupplierReview, supplierSteps } from '@quayside/contract/office/review.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import { sql as raw } from 'kysely'
import { toSupplier } from '../../modules/partners/list-suppliers.ts'
import { stepSupplier } from '../../modules/partners/step-supplier.ts'
import { findSupplier, supplierKey } from '../../modules/partners/supplier-queries.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { requireTask } from '../tasks/hold-task.ts'
import { listRecords, providerSteps } from './list-records.ts'

export const listSuppliers = listRecords(
  supplierMachine,
  raw`select id, company_id, number, name as title, status::text as state, created_at, updated_at
    from supplier where deleted_at is null`,
)

export async function getSupplier(
  call: OfficeCall,
  { params: { id } }: { params: { id: string } },
): Promise<SupplierReview> {
  const [owners] = await call.read(
    sql
      .selectFrom('supplier')
      .innerJoin('company', 'company.id', 'supplier.company_id')
      .select(['company.id', 'company.name'])
      .where('supplier.id', '=', id),
  )
  const owner = found(owners[0])
  const key = supplierKey(owner.id, id)
  const [rows, attachments, events] = await call.read(
    findSupplier(owner.id, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  return {
    ...toSupplier(row),
    companyId: owner.id,
    companyName: owner.name,
    version: row.version,
    attachments: toAttachments(attachments),
    timeline: toTimeline(events),
    nextSteps: providerSteps(call, { machine: supplierMachine, state: row.status, facts: {} }, supplierSteps),
  }
}

export const stepSupplierBy =
  (name: keyof typeof supplierSteps) =>
  (
    call: OfficeCall,
    {
      params: { id },
      body,
    }: { params: { id: string }; body: { note?: string | undefined; reason?: string } },
  ): Promise<Saved> =>
    call.write(async (tx, note) => {
      note.target = `supplier ${id}`
      await requireTask(tx, call, { kind: 'supplier', id })
      return stepSupplier(tx, call.acting, { id, name, given: body })
    })
