import * as z from 'zod/mini'
import { quotedFeeColumns } from '../finance/quoted-fee.ts'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { draftEntry, optionalNumber } from '../kernel/lines/line-cells.ts'
import { listQuery } from '../kernel/page.ts'
import { attachmentInput, createdRange, documentShape, savedKey } from '../kernel/record.ts'
import type { Finding } from '../kernel/refusal.ts'
import { code, id, optionalText, text } from '../kernel/schema.ts'
import { appointment } from '../orders/order-parts.ts'
import { at } from '../refusals.ts'
import { serviceOrderState, serviceType } from './service.codes.ts'

/** The dictionary of services; a group is the model type that an entry belongs to. */
export const serviceKinds = 1025

export const serviceOrderColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: serviceOrderState, width: 14 },
  modelType: {
    kind: 'code',
    codes: serviceType,
    save: z._default(code(serviceType), serviceType.codes.valueAddedService),
    width: 14,
  },
  kind: { kind: 'text', dictionary: serviceKinds, save: draftEntry(/^[A-Z]{0,10}$/), width: 14 },
  orderId: { kind: 'id', isNullable: true, save: z._default(z.nullable(id), null), isExported: false },
  orderNo: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  goodsName: { kind: 'text', save: optionalText(200), width: 28 },
  quantity: {
    kind: 'quantity',
    isNullable: true,
    save: optionalNumber('quantity'),
    width: 12,
  },
  /** Where goods that are to be carried are fetched. */
  fromPlace: { kind: 'text', save: optionalText(200), width: 28 },
  /** Where the work is done, or where the goods go. */
  place: { kind: 'text', save: optionalText(200), width: 28 },
  wantedAt: { kind: 'text', save: appointment, sort: 'plain', width: 18 },
  remarks: { kind: 'text', isLong: true, save: optionalText(1000), width: 30 },
  ...quotedFeeColumns,
  reason: { kind: 'text', isLong: true, width: 30 },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  completedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(serviceOrderColumns)

export const ServiceOrder = z.object(shapes.row)
export type ServiceOrder = z.infer<typeof ServiceOrder>
export const ServiceOrderDetail = z.extend(ServiceOrder, documentShape)
export type ServiceOrderDetail = z.infer<typeof ServiceOrderDetail>

/** What the customer gives with a request, and what the provider adds to it. */
export const requestDocuments = ['packing-list', 'other'] as const
export const resultDocuments = ['inspection-photo', 'signed-receipt'] as const

/** Any draft, however incomplete; `checkService` comes with the submission. */
export const ServiceOrderSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  attachments: z._default(attachmentInput(requestDocuments), {}),
})
export type ServiceOrderSave = z.infer<typeof ServiceOrderSave>

export const ServiceOrderQuery = listQuery({
  filters: {
    /** Number, goods or place. */
    keyword: z.optional(text(100)),
    modelType: z.optional(code(serviceType)),
    kind: z.optional(text(10)),
    state: z.optional(code(serviceOrderState)),
    orderId: z.optional(id),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type ServiceOrderQuery = z.infer<typeof ServiceOrderQuery>
export const ServiceOrderExport = exportQuery(ServiceOrderQuery, shapes.exported)

type ServiceDraft = Pick<
  ServiceOrder,
  'modelType' | 'kind' | 'orderId' | 'goodsName' | 'fromPlace' | 'place' | 'wantedAt'
>
/** What a request must say: which service, of which goods, where and when. */
export function checkService(draft: ServiceDraft): Finding[] {
  const isTransport = draft.modelType === serviceType.codes.transport
  const required = ['kind', ...(isTransport ? (['fromPlace'] as const) : []), 'place', 'wantedAt'] as const
  return [
    ...required.flatMap((field) => (draft[field] === '' ? [at(field, 'field.required')] : [])),
    ...(draft.goodsName === '' && draft.orderId === null ? [at('goodsName', 'service.goodsMissing')] : []),
    ...(isTransport && draft.place !== '' && draft.place === draft.fromPlace
      ? [at('place', 'service.samePlace')]
      : []),
  ]
}
