import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import { type SupplierDetail, supplierStepAccess } from '@quayside/contract/partners/supplier.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import type { Principal } from '../../platform/session/principal.ts'
import { toSupplier } from './list-suppliers.ts'
import { findSupplier, supplierKey } from './supplier-queries.ts'

export const getSupplier = (call: Call, { params }: { params: { id: string } }): Promise<SupplierDetail> =>
  readSupplier(call.read, call.principal, params.id)

/** The record as its screen shows it; also what a stale save is shown. */
export async function readSupplier(read: Reader, principal: Principal, id: string): Promise<SupplierDetail> {
  const supplier = await readAnySupplier(read, principal.companyId, id)
  return {
    ...supplier,
    nextSteps: stepsFor(
      principal,
      { machine: supplierMachine, state: supplier.status, facts: {} },
      supplierStepAccess,
    ),
  }
}

/** The record for customer and provider alike, without the steps that each of them may take. */
export async function readAnySupplier(read: Reader, companyId: string, id: string) {
  const key = supplierKey(companyId, id)
  const [rows, attachments, events] = await read(
    findSupplier(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...toSupplier(row),
    version: row.version,
    attachments: toAttachments(attachments),
    timeline: toTimeline(events),
  }
}

export const supplierFiles = documentFiles('supplier', {
  see: 'business-supplier-list',
  attach: 'business-supplier-edit',
})
