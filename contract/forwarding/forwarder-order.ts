import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { attachmentInput, createdRange, flag } from '../kernel/record.ts'
import type { Finding } from '../kernel/refusal.ts'
import { code, optionalText, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { at } from '../refusals.ts'
import { forwarderOrderState, freightMode } from './forwarding.codes.ts'
import { FreightCharge, totalsOfCharges } from './freight-charge.ts'
import { checkContainerNumber, checkWaybill, plainNumber } from './freight-numbers.ts'
import { Milestone } from './milestone.ts'
import { shipmentColumns, shipmentDetail, shipmentFilters, shipmentSave } from './shipment.ts'

export const forwarderOrderColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: forwarderOrderState, width: 14 },
  enquiryId: { kind: 'id', isNullable: true, isExported: false },
  enquiryNumber: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  quotationNumber: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  orderNo: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  carrier: { kind: 'text', sort: 'plain', width: 18 },
  ...shipmentColumns,
  /** Ship or flight, and its voyage. */
  vessel: { kind: 'text', width: 20 },
  voyage: { kind: 'text', width: 12 },
  /** A bill of lading, a consignment note or, by air, an air waybill. */
  waybillNumber: { kind: 'text', width: 18 },
  /** Planned departure and arrival. */
  departsAt: { kind: 'instant', isJoined: true, isNullable: true },
  arrivesAt: { kind: 'instant', isJoined: true, isNullable: true },
  totals: totalsOfCharges,
  /** A milestone is late. */
  isLate: { kind: 'flag', isJoined: true, width: 8 },
  material: { kind: 'text', isLong: true, width: 30 },
  reason: { kind: 'text', isLong: true, width: 30 },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  completedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(forwarderOrderColumns)

export const ForwarderOrder = z.object(shapes.row)
export type ForwarderOrder = z.infer<typeof ForwarderOrder>

export const ForwarderOrderDetail = z.extend(ForwarderOrder, {
  ...shipmentDetail,
  containerNumbers: z.array(z.string()),
  charges: z.array(FreightCharge),
  milestones: z.array(Milestone),
})
export type ForwarderOrderDetail = z.infer<typeof ForwarderOrderDetail>

/** An order without an enquiry before it. */
export const ForwarderOrderSave = z.strictObject({ ...shipmentSave, ...shapes.save })
export type ForwarderOrderSave = z.infer<typeof ForwarderOrderSave>

export const ForwarderOrderQuery = listQuery({
  filters: {
    ...shipmentFilters,
    state: z.optional(code(forwarderOrderState)),
    /** 1: a milestone is late. */
    isLate: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type ForwarderOrderQuery = z.infer<typeof ForwarderOrderQuery>
export const ForwarderOrderExport = exportQuery(ForwarderOrderQuery, shapes.exported)
export type ForwarderOrderExport = z.infer<typeof ForwarderOrderExport>

/** What the provider brings. */
export const carrierDocuments = ['bill-of-lading', 'arrival-notice', 'insurance-policy'] as const
const materialKinds = ['shipping-material'] as const
/** Shipping instructions: as text, as files, or both. */
export const MaterialInput = z.strictObject({
  material: optionalText(4000),
  attachments: z._default(attachmentInput(materialKinds), {}),
  note: z.optional(text(500)),
})
export type MaterialInput = z.infer<typeof MaterialInput>
export const checkMaterial = (input: MaterialInput): Finding[] =>
  input.material === '' && (input.attachments['shipping-material'] ?? []).length === 0
    ? [at('material', 'freight.noMaterial')]
    : []

/** What carries the goods. */
export const TransportInput = z.strictObject({
  vessel: optionalText(60),
  voyage: optionalText(30),
  containerNumbers: z._default(z.array(text(20)).check(z.maxLength(200)), []),
  waybillNumber: optionalText(40),
  note: z.optional(text(500)),
})
export type TransportInput = z.infer<typeof TransportInput>

/** As it is stored: containers and air waybills without blanks and hyphens. */
export const plainTransport = (input: TransportInput, mode: number | null): TransportInput => ({
  ...input,
  containerNumbers: input.containerNumbers.map(plainNumber).filter((number) => number !== ''),
  waybillNumber: mode === freightMode.codes.air ? plainNumber(input.waybillNumber) : input.waybillNumber,
})

/** Check digits of containers, and of the waybill of goods that fly. */
export function checkTransport(input: TransportInput, mode: number | null): Finding[] {
  const { containerNumbers, waybillNumber } = plainTransport(input, mode)
  return [
    ...containerNumbers.flatMap((number, place) =>
      containerNumbers.indexOf(number) < place
        ? [at(`containerNumbers.${place}`, 'freight.containerTwice')]
        : checkContainerNumber(`containerNumbers.${place}`, number),
    ),
    ...(mode === freightMode.codes.air && waybillNumber !== ''
      ? checkWaybill('waybillNumber', waybillNumber)
      : []),
  ]
}

export const forwarderOrderStepAccess = {
  submit: 'logistics-freightOrder-submit',
  cancel: 'logistics-freightOrder-cancel',
  confirmQuote: 'logistics-freightOrder-submit',
  addMaterial: 'logistics-freightOrder-save',
} as const satisfies Record<string, Permission>
