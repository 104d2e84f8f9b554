import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { Lots } from '../kernel/lots.ts'
import { Removed, Saved, SelectedIds, StepInput } from '../kernel/record.ts'
import { requiredText } from '../kernel/schema.ts'
import {
  Order,
  OrderDetail,
  OrderExport,
  OrderKindQuery,
  OrderQuery,
  OrderSave,
  OrderSaved,
  OrderTabCounts,
} from './order.ts'
import { OrderFactsAnswer, OrderFactsQuery } from './order-facts.ts'
import { LineImportInput, LineImportResult } from './order-import.ts'
import { OrderOverview } from './order-overview.ts'
import { OrderPrint } from './order-print.ts'
import { SheetHeadings, SheetHeadingsInput, SheetHeadingsQuery } from './sheet-headings.ts'

/** Lots of goods in temporary storage, and how much of each the order takes. */
export const BindInput = z.strictObject({ lots: Lots })
export type BindInput = z.infer<typeof BindInput>

export const QuickOrderInput = z.strictObject({ orderNo: requiredText(40) })
export type QuickOrderInput = z.infer<typeof QuickOrderInput>

/** A new draft of the same kind. */
export const OrderCopied = z.extend(OrderSaved, { modelType: z.number() })
export type OrderCopied = z.infer<typeof OrderCopied>

/**
 * Each kind of order has its own permissions (contract/orders/order.access.ts). Which one a call asks for is known only
 * from what it names, so the table says `member` and every handler asks for `order-<kind>-<action>` itself.
 */
export const orderApi = {
  'GET business/online/order/list': {
    access: 'member',
    summary: 'The company’s orders of one kind. Needs order-<kind>-list.',
    query: OrderQuery,
    rows: Order,
  },
  'GET business/online/order/tabCounts': {
    access: 'member',
    summary: 'How many orders of one kind stand in each tab of the list. Needs order-<kind>-list.',
    query: OrderKindQuery,
    data: OrderTabCounts,
  },
  'GET business/online/order/overview': {
    access: 'member',
    summary:
      'Counts, unpaid sums, the last twelve months and near deadlines of the kinds whose order-<kind>-list one has.',
    data: OrderOverview,
  },
  'GET business/online/order/export': {
    access: 'member',
    summary:
      'The filtered or selected orders as an Excel file, in the given columns. Needs order-<kind>-export.',
    query: OrderExport,
    binary: true,
  },
  'GET business/online/order/importTemplate': {
    access: 'member',
    summary: 'An empty Excel file to fill in with an order’s lines.',
    binary: true,
  },
  'POST business/online/order/import': {
    access: 'member',
    summary: 'Reads a filled-in template: the good rows come back as lines. Needs order-<kind>-save.',
    upload: true,
    body: LineImportInput,
    data: LineImportResult,
  },
  'GET business/online/order/sheetHeadings': {
    access: 'member',
    summary: 'Where the columns of a supplier’s sheets go in the lines. Needs order-<kind>-save.',
    query: SheetHeadingsQuery,
    data: SheetHeadings,
  },
  'PUT business/online/order/sheetHeadings': {
    access: 'member',
    summary: 'Remembers where the columns of a supplier’s sheet went. Needs order-<kind>-save.',
    body: SheetHeadingsInput,
    data: SheetHeadings,
  },
  'POST business/online/order/facts': {
    access: 'member',
    summary:
      'Classification, controls, rates and price history of a draft’s models. Needs order-<kind>-list.',
    body: OrderFactsQuery,
    large: true,
    data: OrderFactsAnswer,
  },
  'POST business/online/order/save': {
    access: 'member',
    summary:
      'Creates an order, or changes the one with this id and version, with all its lines. Needs order-<kind>-save.',
    body: OrderSave,
    large: true,
    data: OrderSaved,
  },
  'POST business/online/order/quickOrder': {
    access: 'member',
    summary: 'A new draft with everything of the order that has this number. Needs order-<kind>-save.',
    body: QuickOrderInput,
    data: OrderCopied,
  },
  'DELETE business/online/order/batchRemove': {
    access: 'member',
    summary:
      'Removes drafts and orders that failed the audit; all of them or none. Needs order-<kind>-remove.',
    query: SelectedIds,
    body: SelectedIds,
    data: Removed,
  },
  'GET business/online/order/{id}': {
    access: 'member',
    summary:
      'One order with its lines, files, timeline and the steps open to the caller. Needs order-<kind>-list.',
    data: OrderDetail,
  },
  'GET business/online/order/{id}/print': {
    access: 'member',
    summary:
      'The order with the company’s data and everything in words, to be printed. Needs order-<kind>-list.',
    data: OrderPrint,
  },
  'GET business/online/order/{id}/exportLines': {
    access: 'member',
    summary: 'The order’s lines as an Excel file with the template’s headings. Needs order-<kind>-export.',
    binary: true,
  },
  'POST business/online/order/{id}/copy': {
    access: 'member',
    summary: 'A new draft with everything of this order. Needs order-<kind>-save.',
    body: StepInput,
    data: OrderCopied,
  },
  'POST business/online/order/{id}/submit': {
    access: 'member',
    summary: 'Hands the order to the provider after the full check. Needs order-<kind>-submit.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/cancel': {
    access: 'member',
    summary: 'Cancels an order whose audit was not passed yet. Needs order-<kind>-cancel.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/bind': {
    access: 'member',
    summary: 'Binds stored goods to the order. Needs order-<kind>-submit.',
    body: BindInput,
    data: Saved,
  },
  'POST business/online/order/{id}/sign': {
    access: 'member',
    summary: 'Signs for the goods. Needs order-<kind>-sign.',
    body: StepInput,
    data: Saved,
  },
} as const satisfies ApiTable
