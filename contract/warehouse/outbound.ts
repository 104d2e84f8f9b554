import * as z from 'zod/mini'
import { type Columns, type ExportedKey, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { importedLines } from '../kernel/import.ts'
import { listQuery } from '../kernel/page.ts'
import { attachmentInput, createdRange, documentShape, flag, savedKey } from '../kernel/record.ts'
import { code, date, id, text } from '../kernel/schema.ts'
import { deliveryType, signState } from '../orders/order.codes.ts'
import { draftNumber, draftText } from '../orders/order-line.ts'
import { Delivery } from '../orders/order-parts.ts'
import type { Permission } from '../permissions.ts'
import { outboundStrategy, outboundType, shippingInspection } from './warehouse.codes.ts'
import { outboundState } from './warehouse-order.codes.ts'

export const outboundLinesAtMost = 1000

const optionalCode = <V extends number>(list: { readonly values: readonly V[] }) =>
  z._default(z.nullable(code(list)), null)

export const outboundColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: outboundState, width: 12 },
  strategy: {
    kind: 'code',
    codes: outboundStrategy,
    isNullable: true,
    save: optionalCode(outboundStrategy),
    width: 18,
  },
  outboundType: {
    kind: 'code',
    codes: outboundType,
    isNullable: true,
    save: optionalCode(outboundType),
    width: 14,
  },
  outboundOn: { kind: 'date', isNullable: true, save: z._default(z.nullable(date), null), sort: 'plain' },
  deliveryType: { kind: 'code', codes: deliveryType, isNullable: true, width: 14 },
  warehouseId: { kind: 'id', isNullable: true, save: z._default(z.nullable(id), null), isExported: false },
  warehouseName: { kind: 'text', isJoined: true, isNullable: true, width: 24 },
  signState: { kind: 'code', codes: signState, width: 10 },
  shippingInspection: { kind: 'code', codes: shippingInspection, width: 12 },
  /** 1: the goods are to be inspected before they leave. */
  isInspectionAsked: { kind: 'flag', save: z._default(flag, 0), width: 10 },
  remarks: { kind: 'text', save: draftText(1000), width: 30 },
  reason: { kind: 'text', width: 30 },
  lineCount: { kind: 'integer' },
  qty: { kind: 'percent', width: 12 },
  shippedQty: { kind: 'percent', width: 12 },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  shippedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(outboundColumns)

export const Outbound = z.object(shapes.row)
export type Outbound = z.infer<typeof Outbound>

/** The columns of the form's lines, in their order. */
export const outboundLineKeys = ['model', 'brand', 'qty', 'packQty', 'lotNumbers', 'remark'] as const
const rawText = z.string().check(z.minLength(1), z.maxLength(2000))

/** Goods by model and quantity, or of one lot that was picked; what is not of its column's type is kept in `rawCells`. */
export const OutboundLineDraft = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{1,36}$/, 'orderLine.key')),
  lotId: z._default(z.nullable(id), null),
  model: draftText(100),
  /** Empty: of any brand. */
  brand: draftText(100),
  qty: draftNumber('quantity'),
  /** The lot numbers asked for, in their order, for the strategy by lot number. */
  lotNumbers: z._default(z.array(text(60)).check(z.maxLength(50)), []),
  /** Whole packs of this quantity first. */
  packQty: draftNumber('quantity'),
  remark: draftText(500),
  rawCells: z._default(z.partialRecord(z.enum(outboundLineKeys), rawText), {}),
})
export type OutboundLineDraft = z.infer<typeof OutboundLineDraft>

/** Lot numbers that stand in one cell. */
export const lotNumbersIn = (cell: string): string[] =>
  cell
    .split(/[,，;；、\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** A row of a sheet. */
export const OutboundLineImport = z.extend(
  z.omit(OutboundLineDraft, { key: true, lotId: true, rawCells: true }),
  { lotNumbers: draftText(3000) },
)
export type OutboundLineImport = z.infer<typeof OutboundLineImport>
export const OutboundImportResult = importedLines(OutboundLineDraft)
export type OutboundImportResult = z.infer<typeof OutboundImportResult>

const ReservedLot = z.object({
  lotId: id,
  number: z.string(),
  lotNumber: z.string(),
  batchNumber: z.string(),
  dateCode: z.string(),
  palletNumber: z.string(),
  location: z.string(),
  qty: z.string(),
  taken: z.string(),
})

export const OutboundLine = z.object({
  id,
  key: z.string(),
  lotId: z.nullable(id),
  model: z.string(),
  brand: z.string(),
  qty: z.string(),
  lotNumbers: z.array(z.string()),
  packQty: z.string(),
  remark: z.string(),
  rawCells: z.record(z.string(), z.string()),
  shippedQty: z.string(),
  /** Live reservations, and what left already. */
  lots: z.array(ReservedLot),
})
export type OutboundLine = z.infer<typeof OutboundLine>

export const OutboundDetail = z.extend(Outbound, {
  ...documentShape,
  delivery: Delivery,
  lines: z.array(OutboundLine),
})
export type OutboundDetail = z.infer<typeof OutboundDetail>

const outboundDocuments = ['other'] as const
export const OutboundSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  delivery: z._default(Delivery, () => Delivery.parse({})),
  lines: z._default(z.array(OutboundLineDraft).check(z.maxLength(outboundLinesAtMost)), []),
  attachments: z._default(attachmentInput(outboundDocuments), {}),
})
export type OutboundSave = z.infer<typeof OutboundSave>
export type OutboundDraft = Omit<OutboundSave, 'id' | 'version' | 'attachments'>

export const OutboundQuery = listQuery({
  filters: {
    /** Number, or a line's model. */
    keyword: z.optional(text(100)),
    state: z.optional(code(outboundState)),
    strategy: z.optional(code(outboundStrategy)),
    deliveryType: z.optional(code(deliveryType)),
    warehouseId: z.optional(id),
    outboundOnBegin: z.optional(date),
    outboundOnEnd: z.optional(date),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type OutboundQuery = z.infer<typeof OutboundQuery>
export type OutboundColumn = ExportedKey<typeof outboundColumns>
export const OutboundExport = exportQuery(OutboundQuery, shapes.exported)
export type OutboundExport = z.infer<typeof OutboundExport>

/** What would be taken: nothing is saved or reserved. */
export const PreviewInput = z.strictObject({
  warehouseId: id,
  lines: z.array(OutboundLineDraft).check(z.minLength(1), z.maxLength(outboundLinesAtMost)),
})
export type PreviewInput = z.infer<typeof PreviewInput>

const PreviewedLot = z.object({
  lotId: id,
  number: z.string(),
  lotNumber: z.string(),
  batchNumber: z.string(),
  dateCode: z.string(),
  /** 1: the date code cannot be read, so that the lot is taken last. */
  isDateCodeUnreadable: z.number(),
  location: z.string(),
  storedOn: date,
  available: z.string(),
  qty: z.string(),
})
export const OutboundPreview = z.object({
  strategies: z.array(
    z.object({
      strategy: z.number(),
      lotsTaken: z.number(),
      lotsBroken: z.number(),
      oldestDateCodeLeft: z.nullable(z.string()),
      unreadable: z.number(),
      /** Storage of the next 30 days that lots which leave wholly no longer cost; null without a tariff. */
      saved: z.nullable(z.object({ currency: z.string(), amount: z.string() })),
      lines: z.array(
        z.object({
          /** Of the lots that this strategy may take, after what earlier lines take. */
          available: z.string(),
          missing: z.string(),
          lots: z.array(PreviewedLot),
        }),
      ),
    }),
  ),
  /** Some of the lots whose date code cannot be read, as it is written on them. */
  unreadableLots: z.array(z.object({ lotId: id, number: z.string(), dateCode: z.string() })),
})
export type OutboundPreview = z.infer<typeof OutboundPreview>

export const outboundStepAccess = {
  save: 'logistics-outbound-save',
  remove: 'logistics-outbound-remove',
  submit: 'logistics-outbound-submit',
  cancel: 'logistics-outbound-cancel',
} as const satisfies Record<string, Permission>
