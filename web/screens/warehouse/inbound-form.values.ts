import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import {
  type InboundDetail,
  type InboundDraft,
  type InboundSave,
  inboundDocuments,
} from '@quayside/contract/warehouse/inbound.ts'
import { today } from '@quayside/kit/page/today.ts'
import { type FileValues, fileValues, attachmentsIn as idsIn } from '../../lib/documents/attachment-values.ts'

const names = [
  'supplierId',
  'orderedOn',
  'arrivalMode',
  'warehouseId',
  'pickupAddress',
  'pickupTime',
  'contact',
  'phone',
  'storageMode',
  'storageType',
  'storageOrderType',
  'expressProvider',
  'expressNumber',
  'vehicle',
  'driver',
  'driverPhone',
  'remarks',
] as const satisfies (keyof InboundDraft)[]
type TextName = (typeof names)[number]
/** Under the names that the server's errors have; what is not chosen yet is ''. */
type Texts = { readonly [K in TextName]: string }
export type InboundValues = Texts & FileValues<(typeof inboundDocuments)[number]>

const written = (value: string | number | null): string => (value === null ? '' : String(value))
const textsOf = (textOf: (name: TextName) => string): Texts =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Texts

export const valuesOf = (inbound: InboundDetail): InboundValues => ({
  ...textsOf((name) => written(inbound[name])),
  ...fileValues(inboundDocuments, inbound.attachments),
})

export const emptyValues = (): InboundValues => ({
  ...textsOf(() => ''),
  ...fileValues(inboundDocuments, []),
  orderedOn: today(),
})

type Codes = Pick<InboundDraft, 'arrivalMode' | 'storageMode' | 'storageType' | 'storageOrderType'>

/** What a select has chosen of a list of codes. */
const codeOrNull = (text: string) => (text === '' ? null : Number(text))

/**
 * The order without its lines, as the rules and the save see it. Fields of an arrival that is no longer chosen keep
 * their text in the form, hidden, and are neither checked nor sent.
 */
export function headOf(values: InboundValues): InboundDraft {
  const codes = {
    arrivalMode: codeOrNull(values.arrivalMode),
    storageMode: codeOrNull(values.storageMode),
    storageType: codeOrNull(values.storageType),
    storageOrderType: codeOrNull(values.storageOrderType),
  } as Codes
  const { supplierDelivers, carrier } = ways
  const inWay = (way: number, text: string): string => (codes.arrivalMode === way ? text : '')
  return {
    ...codes,
    supplierId: values.supplierId || null,
    orderedOn: values.orderedOn || null,
    warehouseId: values.warehouseId || null,
    pickupAddress: values.pickupAddress,
    pickupTime: values.pickupTime,
    contact: values.contact,
    phone: values.phone,
    expressProvider: inWay(carrier, values.expressProvider),
    expressNumber: inWay(carrier, values.expressNumber),
    vehicle: inWay(supplierDelivers, values.vehicle),
    driver: inWay(supplierDelivers, values.driver),
    driverPhone: inWay(supplierDelivers, values.driverPhone),
    remarks: values.remarks,
    lines: [],
  }
}
export const ways = receivingMode.codes

export const attachmentsIn = (values: InboundValues): InboundSave['attachments'] =>
  idsIn(inboundDocuments, values)
