import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange } from '../kernel/record.ts'
import { code } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { forwarderEnquiryState } from './forwarding.codes.ts'
import { shipmentColumns, shipmentDetail, shipmentFilters, shipmentSave } from './shipment.ts'

export const enquiryColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: forwarderEnquiryState, width: 14 },
  ...shipmentColumns,
  orderNo: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  reason: { kind: 'text', width: 30 },
  /** Quotations that were sent. */
  quotationCount: { kind: 'integer', isJoined: true },
  /** The last day of the one that ends first. */
  validUntil: { kind: 'date', isJoined: true, isNullable: true },
  /** The order made of it. */
  forwarderOrderId: { kind: 'id', isJoined: true, isNullable: true, isExported: false },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(enquiryColumns)

export const ForwarderEnquiry = z.object(shapes.row)
export type ForwarderEnquiry = z.infer<typeof ForwarderEnquiry>

export const ForwarderEnquiryDetail = z.extend(ForwarderEnquiry, shipmentDetail)
export type ForwarderEnquiryDetail = z.infer<typeof ForwarderEnquiryDetail>

/** Any draft, however incomplete; `checkShipment` comes with the submission. */
export const ForwarderEnquirySave = z.strictObject({ ...shipmentSave, ...shapes.save })
export type ForwarderEnquirySave = z.infer<typeof ForwarderEnquirySave>

export const ForwarderEnquiryQuery = listQuery({
  filters: { ...shipmentFilters, state: z.optional(code(forwarderEnquiryState)), ...createdRange },
  sortable: shapes.sortable,
})
export type ForwarderEnquiryQuery = z.infer<typeof ForwarderEnquiryQuery>
export const ForwarderEnquiryExport = exportQuery(ForwarderEnquiryQuery, shapes.exported)
export type ForwarderEnquiryExport = z.infer<typeof ForwarderEnquiryExport>

export const enquiryStepAccess = {
  submit: 'logistics-enquiry-submit',
  cancel: 'logistics-enquiry-cancel',
} as const satisfies Record<string, Permission>
