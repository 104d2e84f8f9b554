import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { draftEntry } from '../kernel/lines/line-cells.ts'
import { PaperReadings } from '../kernel/paper.ts'
import { attachmentInput, documentShape, savedKey } from '../kernel/record.ts'
import { code, date, id, optionalText, phone, requiredText } from '../kernel/schema.ts'
import { receivingMode } from '../orders/order.codes.ts'
import { InboundLine, InboundLineDraft, inboundLinesAtMost } from './inbound-line.ts'
import { StockDifference } from './stock-difference.ts'
import { inspectionState, storageMode, storageOrderType, storageType } from './warehouse.codes.ts'
import { inboundState } from './warehouse-order.codes.ts'

const optionalCode = <V extends number>(list: { readonly values: readonly V[] }) =>
  z._default(z.nullable(code(list)), null)
/** Whole minutes of Shanghai: `2026-11-20 14:30`. */
const appointment = z._default(
  z.string().check(z.trim(), z.regex(/^(\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d)?$/, 'order.appointment')),
  '',
)

export const inboundColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: inboundState, width: 14 },
  inspectionState: { kind: 'code', codes: inspectionState, width: 12 },
  supplierId: { kind: 'id', isNullable: true, save: z._default(z.nullable(id), null), isExported: false },
  supplierName: { kind: 'text', isJoined: true, isNullable: true, width: 28 },
  /** When the goods were announced. */
  orderedOn: {
    kind: 'date',
    isNullable: true,
    save: z._default(z.nullable(date), null),
    sort: 'plain',
  },
  /** The goods come by the supplier's own car, are picked up by the provider, or come by a carrier. */
  arrivalMode: {
    kind: 'code',
    codes: receivingMode,
    isNullable: true,
    save: optionalCode(receivingMode),
    width: 14,
  },
  warehouseId: { kind: 'id', isNullable: true, save: z._default(z.nullable(id), null), isExported: false },
  warehouseName: {
    kind: 'text',
    isLong: true,
    isJoined: true,
    isNullable: true,
    width: 24,
    withheld: { erp: 'A name in the reader’s language; warehouseId says which one it is.' },
  },
  /** Where the goods are picked up, or sent from. */
  pickupAddress: { kind: 'text', isLong: true, save: optionalText(300), width: 36 },
  /** The time of the pickup, or of the expected arrival. */
  pickupTime: { kind: 'text', save: appointment, width: 18 },
  contact: { kind: 'text', save: optionalText(60), width: 14 },
  phone: { kind: 'text', isCopied: true, save: z._default(z.union([z.literal(''), phone]), ''), width: 16 },
  storageMode: {
    kind: 'code',
    codes: storageMode,
    isNullable: true,
    save: optionalCode(storageMode),
    width: 12,
  },
  storageType: {
    kind: 'code',
    codes: storageType,
    isNullable: true,
    save: optionalCode(storageType),
    width: 12,
  },
  storageOrderType: {
    kind: 'code',
    codes: storageOrderType,
    isNullable: true,
    save: optionalCode(storageOrderType),
    width: 14,
  },
  expressProvider: { kind: 'text', dictionary: 1013, save: draftEntry(/^[0-9A-Z-]{0,20}$/), width: 12 },
  expressNumber: { kind: 'text', isCopied: true, save: optionalText(60), width: 20 },
  vehicle: { kind: 'text', save: optionalText(60), width: 14 },
  driver: { kind: 'text', save: optionalText(60), width: 14 },
  driverPhone: {
    kind: 'text',
    isCopied: true,
    save: z._default(z.union([z.literal(''), phone]), ''),
    width: 16,
  },
  remarks: { kind: 'text', isLong: true, save: optionalText(1000), width: 30 },
  /** Why the audit failed, or why the order was cancelled. */
  reason: { kind: 'text', width: 30 },
  lineCount: { kind: 'integer' },
  qty: { kind: 'quantity', width: 12 },
  packages: { kind: 'integer' },
  grossWeight: { kind: 'weight', width: 12 },
  /** Differences that wait for an answer of the customer. */
  openDifferences: { kind: 'integer', isJoined: true },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  storedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
export const shapes = shapesOf(inboundColumns)

export const Inbound = z.object(shapes.row)
export type Inbound = z.infer<typeof Inbound>

export const inboundDocuments = ['packing-list', 'other'] as const

const PickupOfInbound = z.object({
  id,
  number: z.string(),
  state: z.number(),
  reason: z.string(),
  version: z.number(),
})

export const InboundDetail = z.extend(Inbound, {
  ...documentShape,
  lines: z.array(InboundLine),
  differences: z.array(StockDifference),
  /** The place where the provider fetches the goods. */
  pickup: z.nullable(PickupOfInbound),
})
export type InboundDetail = z.infer<typeof InboundDetail>

/** Any draft, however incomplete; `checkInbound` comes with the submission. */
export const InboundSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  lines: z._default(z.array(InboundLineDraft).check(z.maxLength(inboundLinesAtMost)), []),
  attachments: z._default(attachmentInput(inboundDocuments), {}),
  readings: PaperReadings,
})
export type InboundSave = z.infer<typeof InboundSave>
export type InboundDraft = Omit<InboundSave, 'id' | 'version' | 'attachments' | 'readings'>

export const DisputeDifference = z.strictObject({ reason: requiredText(1000) })
