import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { documentApi, NumberedSave } from '../kernel/documents/document-api.ts'
import { stepCall } from '../kernel/endpoints.ts'
import { Saved, StepInput } from '../kernel/record.ts'
import { byOrderKind } from '../orders/order.access.ts'
import { GoodsPickup, GoodsPickupDetail, GoodsPickupQuery } from './goods-pickup.ts'
import { DisputeDifference, Inbound, InboundDetail, InboundSave } from './inbound.ts'
import { InboundHeadings, InboundHeadingsInput, InboundHeadingsQuery } from './inbound-headings.ts'
import { InboundImportResult, InboundLineDraft } from './inbound-line.ts'
import { InboundExport, InboundQuery, InboundSourceQuery } from './inbound-query.ts'
import { OrderAnnouncement } from './order-announcement.ts'
import { StockDifference } from './stock-difference.ts'
import { LabelQuery } from './warehouse.api.ts'

export const inboundApi = {
  ...documentApi({
    entity: 'inbound',
    list: { summary: 'The company’s inbound orders.', query: InboundQuery, rows: Inbound },
    export: { summary: 'The filtered or selected inbound orders as an Excel file.', query: InboundExport },
    save: {
      summary: 'Creates an inbound order, or changes the one with this id and version, with all its lines.',
      body: InboundSave,
      large: true,
    },
    remove: 'Removes drafts and orders that failed the audit; all of them or none.',
    one: {
      summary: 'One inbound order with its lines, lots, differences, files and timeline.',
      data: InboundDetail,
    },
    steps: {
      submit: { summary: 'Announces the goods to the provider after the full check.' },
      cancel: { summary: 'Cancels an inbound order before the provider audited it.' },
      entrust: {
        access: 'logistics-inbound-submit',
        summary: 'Entrusts the stored goods with an order of stored goods.',
      },
    },
  }),
  'GET warehouse/online/inbound/importTemplate': {
    access: 'logistics-inbound-save',
    summary: 'An empty Excel file to fill in with lines.',
    binary: true,
  },
  'POST warehouse/online/inbound/import': {
    access: 'logistics-inbound-save',
    summary: 'Reads a filled-in template: the good rows come back as lines.',
    upload: true,
    body: z.strictObject({}),
    data: InboundImportResult,
  },
  'GET warehouse/online/inbound/sheetHeadings': {
    access: 'logistics-inbound-save',
    summary: 'Where the columns of a supplier’s sheets and documents go in the lines.',
    query: InboundHeadingsQuery,
    data: InboundHeadings,
  },
  'PUT warehouse/online/inbound/sheetHeadings': {
    access: 'logistics-inbound-save',
    summary: 'Remembers where the columns of a supplier’s sheet or document went.',
    body: InboundHeadingsInput,
    data: InboundHeadings,
  },
  'GET warehouse/online/inbound/sourceLines': {
    access: 'logistics-inbound-save',
    summary: 'Lines to announce, from products or an earlier inbound order.',
    query: InboundSourceQuery,
    data: z.array(InboundLineDraft),
  },
  'GET warehouse/online/inbound/ofOrder/{id}': {
    access: { ...byOrderKind('list', 'record'), also: 'logistics-inbound-save' },
    summary: 'What is still to come of an approved order, with its supplier and places, to announce it.',
    data: OrderAnnouncement,
  },
  'GET warehouse/online/inbound/{id}/labels': {
    access: 'logistics-inbound-list',
    summary: 'A PDF with a label for each line or, once stored, each lot.',
    query: LabelQuery,
    binary: true,
  },
  'POST warehouse/online/inbound/{id}/copy': {
    access: 'logistics-inbound-save',
    summary: 'A new draft with everything of this one.',
    body: StepInput,
    data: NumberedSave,
  },
  'GET business/online/order/{id}/differences': {
    access: byOrderKind('list', 'record'),
    summary: 'What of an order’s goods came in otherwise than ordered.',
    data: z.array(StockDifference),
  },
  'GET warehouse/online/difference/{id}': {
    access: 'logistics-inbound-list',
    summary: 'One difference between announced and received goods.',
    data: StockDifference,
  },
  'POST warehouse/online/difference/{id}/accept': stepCall(
    'logistics-inbound-decide',
    'The received quantities are right; blocked goods become available.',
  ),
  'POST warehouse/online/difference/{id}/dispute': {
    access: 'logistics-inbound-decide',
    summary: 'Objects to what was counted; opens a thread with the provider.',
    body: DisputeDifference,
    data: Saved,
  },
  'GET warehouse/online/pickup/list': {
    access: 'logistics-inbound-list',
    summary: 'Goods that the provider fetches from suppliers.',
    query: GoodsPickupQuery,
    rows: GoodsPickup,
  },
  'GET warehouse/online/pickup/{id}': {
    access: 'logistics-inbound-list',
    summary: 'One pickup with its timeline.',
    data: GoodsPickupDetail,
  },
} as const satisfies ApiTable
