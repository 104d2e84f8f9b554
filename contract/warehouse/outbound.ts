import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { attachmentInput, createdRange, documentShape, flag, savedKey } from '../kernel/record.ts'
import { code, date, id, optionalText, text } from '../kernel/schema.ts'
import { deliveryType, signState } from '../orders/order.codes.ts'
import { Delivery } from '../orders/order-parts.ts'
import { OutboundLine, OutboundLineDraft, outboundLinesAtMost } from './outbound-line.ts'
import { outboundStrategy, outboundType, shippingInspection } from './warehouse.codes.ts'
import { outboundState } from './warehouse-order.codes.ts'

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
  warehouseName: {
    kind: 'text',
    isJoined: true,
    isNullable: true,
    width: 24,
    withheld: { erp: 'A name in the reader’s language; warehouseId says which one it is.' },
  },
  /** Who receives or fetches the goods. */
  consigneeName: {
    kind: 'text',
    isJoined: true,
    width: 20,
    withheld: { erp: 'It stands in the delivery.' },
  },
  signState: { kind: 'code', codes: signState, width: 10 },
  shippingInspection: { kind: 'code', codes: shippingInspection, width: 12 },
  /** 1: the goods are to be inspected before they leave. */
  isInspectionAsked: { kind: 'flag', save: z._default(flag, 0), width: 10 },
  remarks: { kind: 'text', isLong: true, save: optionalText(1000), width: 30 },
  reason: { kind: 'text', width: 30 },
  lineCount: { kind: 'integer' },
  qty: { kind: 'quantity', width: 12 },
  shippedQty: { kind: 'quantity', width: 12 },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  shippedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(outboundColumns)

export const Outbound = z.object(shapes.row)
export type Outbound = z.infer<typeof Outbound>

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
export const OutboundExport = exportQuery(OutboundQuery, shapes.exported)
export type OutboundExport = z.infer<typeof OutboundExport>
