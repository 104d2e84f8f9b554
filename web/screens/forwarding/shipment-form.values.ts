import type {
  ForwarderEnquiryDetail,
  ForwarderEnquirySave,
} from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import type { ForwarderOrderDetail } from '@quayside/contract/forwarding/forwarder-order.ts'
import { freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { ShipmentSize, shipmentDocuments } from '@quayside/contract/forwarding/shipment.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

export type Shipment = ForwarderEnquiryDetail | ForwarderOrderDetail

/** With the server's names, so that its errors are shown at the fields. */
export type ShipmentValues = {
  readonly direction: number
  readonly mode: number
  readonly originPort: string
  readonly destinationPort: string
  readonly goodsName: string
  readonly goodsCategory: string
  readonly goodsValue: string
  readonly currency: string
  readonly quantity: string
  readonly volume: string
  readonly grossWeight: string
  readonly containerType: string
  readonly containerCount: string
  readonly readyOn: string
  readonly departBy: string
  readonly arriveBy: string
  readonly incoterm: string
  readonly isInsured: number
  readonly orderId: string
  readonly productId: string
  readonly remarks: string
  readonly sizes: readonly ShipmentSize[]
  readonly 'attachments.packing-list': readonly StoredFile[]
  readonly 'attachments.contract': readonly StoredFile[]
  readonly 'attachments.other': readonly StoredFile[]
}

export const noSize: ShipmentSize = { length: '', width: '', height: '', pieces: '' }

export const emptyShipment: ShipmentValues = {
  direction: 1,
  mode: 0,
  originPort: '',
  destinationPort: '',
  goodsName: '',
  goodsCategory: '-1',
  goodsValue: '',
  currency: 'USD',
  quantity: '',
  volume: '',
  grossWeight: '',
  containerType: '',
  containerCount: '',
  readyOn: '',
  departBy: '',
  arriveBy: '',
  incoterm: '',
  isInsured: 0,
  orderId: '',
  productId: '',
  remarks: '',
  sizes: [noSize],
  'attachments.packing-list': [],
  'attachments.contract': [],
  'attachments.other': [],
}

const filesOf = (record: Shipment, kind: (typeof shipmentDocuments)[number]): StoredFile[] =>
  record.attachments.filter((file) => file.kind === kind).map(toStoredFile)

export const valuesOf = (record: Shipment): ShipmentValues => ({
  direction: record.direction ?? emptyShipment.direction,
  mode: record.mode ?? emptyShipment.mode,
  originPort: record.originPort,
  destinationPort: record.destinationPort,
  goodsName: record.goodsName,
  goodsCategory: String(record.goodsCategory),
  goodsValue: record.goodsValue ?? '',
  currency: record.currency,
  quantity: record.quantity ?? '',
  volume: record.volume ?? '',
  grossWeight: record.grossWeight ?? '',
  containerType: record.containerType,
  containerCount: record.containerCount === null ? '' : String(record.containerCount),
  readyOn: record.readyOn ?? '',
  departBy: record.departBy ?? '',
  arriveBy: record.arriveBy ?? '',
  incoterm: record.incoterm,
  isInsured: record.isInsured,
  orderId: record.orderId ?? '',
  productId: record.productId ?? '',
  remarks: record.remarks,
  sizes: record.sizes.length === 0 ? [noSize] : record.sizes,
  'attachments.packing-list': filesOf(record, 'packing-list'),
  'attachments.contract': filesOf(record, 'contract'),
  'attachments.other': filesOf(record, 'other'),
})

export const isFull = ({ mode }: Pick<ShipmentValues, 'mode'>): boolean => mode === freightMode.codes.seaFull

/** The body of a save, as both kinds of record take it. */
export function bodyOf(values: ShipmentValues): Omit<ForwarderEnquirySave, 'id' | 'version'> {
  const {
    'attachments.packing-list': packing,
    'attachments.contract': contract,
    'attachments.other': other,
    ...fields
  } = values
  const idsOf = (files: readonly StoredFile[]): string[] => files.map(({ id }) => id)
  const count = fields.containerCount.trim()
  return {
    ...fields,
    goodsCategory: Number(fields.goodsCategory),
    readyOn: fields.readyOn || null,
    departBy: fields.departBy || null,
    arriveBy: fields.arriveBy || null,
    orderId: fields.orderId || null,
    productId: fields.productId || null,
    // Containers are asked for, and shown, only where whole ones are booked.
    containerType: isFull(values) ? fields.containerType : '',
    // What is no number is sent as it is, so that the check names it.
    containerCount: !isFull(values) || count === '' ? null : /^\d{1,3}$/.test(count) ? Number(count) : count,
    sizes: fields.sizes.filter((size) => Object.values(size).some((text) => text !== '')),
    attachments: { 'packing-list': idsOf(packing), contract: idsOf(contract), other: idsOf(other) },
  } as Omit<ForwarderEnquirySave, 'id' | 'version'>
}
