import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal, stepCall } from '../kernel/endpoints.ts'
import { FileQuery } from '../kernel/file.ts'
import { Lots } from '../kernel/lots.ts'
import { Identities, Saved, StepInput } from '../kernel/record.ts'
import { optionalText, requiredText } from '../kernel/schema.ts'
import { byOrderKind } from './order.access.ts'
import { Order, OrderDetail } from './order.ts'
import { CustomerSignInput, OrderLogistics } from './order-delivery.ts'
import { OrderFactsAnswer, OrderFactsQuery } from './order-facts.ts'
import { LineImportInput, LineImportResult } from './order-import.ts'
import { OrderOverview } from './order-overview.ts'
import { OrderPrint } from './order-print.ts'
import { OrderExport, OrderKindQuery, OrderQuery, OrderTabCounts } from './order-query.ts'
import { OrderSave, OrderSaved, OrderSubmission } from './order-save.ts'
import { SheetHeadings, SheetHeadingsInput, SheetHeadingsQuery } from './sheet-headings.ts'
import { SplitInput } from './split-lines.ts'

/** Lots of goods in temporary storage, and how much of each the order takes. */
export const BindInput = z.strictObject({
  lots: Lots,
  /** Why expired goods are bound; asked for where a lot is expired. */
  reason: optionalText(500),
})
export type BindInput = z.infer<typeof BindInput>

export const QuickOrderInput = z.strictObject({ orderNo: requiredText(40) })
export type QuickOrderInput = z.infer<typeof QuickOrderInput>

/** A new draft of the same kind. */
export const OrderCopied = z.extend(OrderSaved, { modelType: z.number() })
export type OrderCopied = z.infer<typeof OrderCopied>

/** Each kind of order has its own permissions, `order-<kind>-<action>`. */
export const orderApi = {
  'GET business/online/order/list': {
    access: byOrderKind('list', 'query'),
    summary: 'The company’s orders of one kind.',
    query: OrderQuery,
    rows: Order,
    sums: ['orderAmount', 'unpaidAmount'],
  },
  'GET business/online/order/tabCounts': {
    access: byOrderKind('list', 'query'),
    summary: 'How many orders of one kind stand in each tab of the list.',
    query: OrderKindQuery,
    data: OrderTabCounts,
  },
  'GET business/online/order/overview': {
    access: byOrderKind('list', 'any'),
    summary:
      'Counts, unpaid sums, the last twelve months and near deadlines of the kinds whose order-<kind>-list one has.',
    data: OrderOverview,
  },
  'GET business/online/order/export': {
    access: byOrderKind('export', 'query'),
    summary: 'The filtered or selected orders as an Excel file, in the given columns.',
    query: OrderExport,
    binary: true,
  },
  'GET business/online/order/importTemplate': {
    access: byOrderKind('save', 'any'),
    summary: 'An empty Excel file to fill in with an order’s lines.',
    binary: true,
  },
  'POST business/online/order/import': {
    access: byOrderKind('save', 'body'),
    summary: 'Reads a filled-in template: the good rows come back as lines.',
    upload: true,
    body: LineImportInput,
    data: LineImportResult,
  },
  'GET business/online/order/sheetHeadings': {
    access: byOrderKind('save', 'query'),
    summary: 'Where the columns of a supplier’s sheets go in the lines.',
    query: SheetHeadingsQuery,
    data: SheetHeadings,
  },
  'PUT business/online/order/sheetHeadings': {
    access: byOrderKind('save', 'body'),
    summary: 'Remembers where the columns of a supplier’s sheet went.',
    body: SheetHeadingsInput,
    data: SheetHeadings,
  },
  'POST business/online/order/facts': {
    access: byOrderKind('list', 'body'),
    summary: 'Classification, controls, rates and price history of a draft’s models.',
    body: OrderFactsQuery,
    large: true,
    data: OrderFactsAnswer,
  },
  'POST business/online/order/save': {
    access: byOrderKind('save', 'body'),
    summary: 'Creates an order, or changes the one with this id and version, with all its lines.',
    body: OrderSave,
    large: true,
    data: OrderSaved,
  },
  'POST business/online/order/quickOrder': {
    access: byOrderKind('save', 'record'),
    summary: 'A new draft with everything of the order that has this number.',
    body: QuickOrderInput,
    data: OrderCopied,
  },
  'DELETE business/online/order/batchRemove': removal(
    byOrderKind('remove', 'record'),
    'Removes drafts and orders that failed the audit; all of them or none.',
  ),
  'GET business/online/order/{id}': {
    access: byOrderKind('list', 'record'),
    summary: 'One order with its lines, files, timeline and the steps open to the caller.',
    data: OrderDetail,
  },
  'POST business/online/order/{id}/identity': {
    access: byOrderKind('save', 'record'),
    summary: 'The whole identity numbers of pickup person and consignee; who asked is kept.',
    data: Identities,
  },
  'GET business/online/order/{id}/print': {
    access: byOrderKind('list', 'record'),
    summary: 'The order with the company’s data and everything in words, to be printed.',
    data: OrderPrint,
  },
  'GET business/online/order/{id}/logistics': {
    access: byOrderKind('list', 'record'),
    summary: 'The orders it was split into, its deliveries, and where the goods are.',
    data: OrderLogistics,
  },
  'GET business/online/order/{id}/deliveryNotice': {
    access: byOrderKind('list', 'record'),
    summary: 'A PDF for the carrier that brings goods to the chosen warehouse or fetches them there.',
    query: FileQuery,
    binary: true,
  },
  'GET business/online/order/{id}/boxMarks': {
    access: byOrderKind('list', 'record'),
    summary: 'A PDF with a mark for each package, with the order’s number as a QR code.',
    query: FileQuery,
    binary: true,
  },
  'POST business/online/order/{id}/split': {
    access: byOrderKind('save', 'record'),
    summary: 'Moves lines or parts of lines into a second order, before the declaration.',
    body: SplitInput,
    large: true,
    data: OrderCopied,
  },
  'POST business/online/order/{id}/signDelivery': {
    access: byOrderKind('sign', 'record'),
    summary: 'Signs for one delivery of several; the last one signs for the order.',
    body: CustomerSignInput,
    data: Saved,
  },
  'GET business/online/order/{id}/exportLines': {
    access: byOrderKind('export', 'record'),
    summary: 'The order’s lines as an Excel file with the template’s headings.',
    binary: true,
  },
  'POST business/online/order/{id}/copy': {
    access: byOrderKind('save', 'record'),
    summary: 'A new draft with everything of this order.',
    body: StepInput,
    data: OrderCopied,
  },
  'POST business/online/order/{id}/submit': {
    access: byOrderKind('submit', 'record'),
    summary:
      'Hands the order to the provider after the full check; above the company’s own amount a second member is asked.',
    body: StepInput,
    data: OrderSubmission,
  },
  'POST business/online/order/{id}/release': stepCall(
    byOrderKind('release', 'record'),
    'The second member hands the order to the provider, after the same check.',
  ),
  'POST business/online/order/{id}/refuse': {
    access: byOrderKind('release', 'record'),
    summary: 'The second member does not release the order; who submitted it reads the reason.',
    body: z.strictObject({ reason: requiredText(500) }),
    data: Saved,
  },
  'POST business/online/order/{id}/withdraw': stepCall(
    byOrderKind('submit', 'record'),
    'Takes a submission back that no second member has released yet.',
  ),
  'POST business/online/order/{id}/cancel': stepCall(
    byOrderKind('cancel', 'record'),
    'Cancels an order whose audit was not passed yet.',
  ),
  'POST business/online/order/{id}/bind': {
    access: byOrderKind('submit', 'record'),
    summary: 'Binds stored goods to the order.',
    body: BindInput,
    data: Saved,
  },
  'POST business/online/order/{id}/sign': stepCall(byOrderKind('sign', 'record'), 'Signs for the goods.'),
} as const satisfies ApiTable
