import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { FileQuery } from '../kernel/file.ts'
import { Removed, Saved, SelectedIds, StepInput } from '../kernel/record.ts'
import { id } from '../kernel/schema.ts'
import { BindableStock } from './bindable-stock.ts'
import {
  DisputeDifference,
  GoodsPickup,
  GoodsPickupDetail,
  GoodsPickupQuery,
  Inbound,
  InboundDetail,
  InboundExport,
  InboundQuery,
  InboundSave,
  InboundSourceQuery,
} from './inbound.ts'
import { InboundImportResult, InboundLineDraft } from './inbound-line.ts'
import { StatisticsQuery, StockStatistics } from './statistics.ts'
import { LotCodeQuery, Stock, StockDetail, StockExport, StockQuery, StockSummary } from './stock.ts'
import { StockDifference } from './stock-difference.ts'
import { MovementQuery, MovementSummary, StockMovement } from './stock-movement.ts'
import { Warehouse, WarehouseInfo } from './warehouse.ts'
import { WarehouseOrder, WarehouseOrderQuery } from './warehouse-order.ts'

export const Numbered = z.extend(Saved, { number: z.string() })

/** `roll`: one label a page of 100 × 70 mm; `sheet`: ten on a page of A4. */
export const LabelQuery = z.extend(FileQuery, { paper: z._default(z.enum(['roll', 'sheet']), 'roll') })
export type LabelQuery = z.infer<typeof LabelQuery>

export const warehouseApi = {
  'GET base/online/warehouse/options': {
    access: 'member',
    summary: 'The provider’s warehouses with address, hours and contact.',
    data: z.array(Warehouse),
  },
  'GET warehouse/online/warehouse/list': {
    access: 'logistics-stock-list',
    summary: 'The warehouses with tariff, rules and what of the company lies there now.',
    data: z.array(WarehouseInfo),
  },
  'GET warehouse/online/order/list': {
    access: 'logistics-stock-list',
    summary: 'Inbound and outbound orders in one list.',
    query: WarehouseOrderQuery,
    rows: WarehouseOrder,
  },
  'GET warehouse/online/statistics': {
    access: 'logistics-stock-list',
    summary: 'What came in, went out and lay in store over time, by place, product or supplier.',
    query: StatisticsQuery,
    data: StockStatistics,
  },
} as const satisfies ApiTable

export const stockApi = {
  'GET warehouse/online/stock/list': {
    access: 'logistics-stock-list',
    summary: 'Lots with their quantities, days in store, cost so far and end of free time.',
    query: StockQuery,
    rows: Stock,
  },
  'GET warehouse/online/stock/summary': {
    access: 'logistics-stock-list',
    summary: 'Sums of the lots that a filter leaves.',
    query: StockQuery,
    data: StockSummary,
  },
  'GET warehouse/online/stock/export': {
    access: 'logistics-stock-export',
    summary: 'The filtered or selected lots as an Excel file.',
    query: StockExport,
    binary: true,
  },
  'GET warehouse/online/stock/byCode': {
    access: 'logistics-stock-list',
    summary: 'The lot of a label’s QR code, or of a number that was typed.',
    query: LotCodeQuery,
    data: z.object({ id }),
  },
  'GET warehouse/online/stock/bindable': {
    access: 'logistics-stock-list',
    summary: 'Free lots for each line of an order of stored goods, and what is missing.',
    query: z.strictObject({ orderId: id }),
    data: BindableStock,
  },
  'GET warehouse/online/stock/labels': {
    access: 'logistics-stock-list',
    summary: 'A PDF with a label for each selected lot.',
    query: z.extend(LabelQuery, { ids: z.optional(SelectedIds.shape.ids) }),
    binary: true,
  },
  'GET warehouse/online/stock/{id}': {
    access: 'logistics-stock-list',
    summary: 'One lot with every movement, its reservations and its cost.',
    data: StockDetail,
  },
  'GET warehouse/online/movement/list': {
    access: 'logistics-stock-list',
    summary: 'Movements of stock, the newest first.',
    query: MovementQuery,
    rows: StockMovement,
  },
  'GET warehouse/online/movement/summary': {
    access: 'logistics-stock-list',
    summary: 'What the movements that a filter leaves come to.',
    query: MovementQuery,
    data: MovementSummary,
  },
} as const satisfies ApiTable

export const inboundApi = {
  'GET warehouse/online/inbound/list': {
    access: 'logistics-inbound-list',
    summary: 'The company’s inbound orders.',
    query: InboundQuery,
    rows: Inbound,
  },
  'GET warehouse/online/inbound/export': {
    access: 'logistics-inbound-export',
    summary: 'The filtered or selected inbound orders as an Excel file.',
    query: InboundExport,
    binary: true,
  },
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
  'GET warehouse/online/inbound/sourceLines': {
    access: 'logistics-inbound-save',
    summary: 'Lines to announce, from an order, products or an earlier inbound order.',
    query: InboundSourceQuery,
    data: z.array(InboundLineDraft),
  },
  'POST warehouse/online/inbound/save': {
    access: 'logistics-inbound-save',
    summary: 'Creates an inbound order, or changes the one with this id and version, with all its lines.',
    body: InboundSave,
    large: true,
    data: Numbered,
  },
  'DELETE warehouse/online/inbound/batchRemove': {
    access: 'logistics-inbound-remove',
    summary: 'Removes drafts and orders that failed the audit; all of them or none.',
    query: SelectedIds,
    body: SelectedIds,
    data: Removed,
  },
  'GET warehouse/online/inbound/{id}': {
    access: 'logistics-inbound-list',
    summary: 'One inbound order with its lines, lots, differences, files and timeline.',
    data: InboundDetail,
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
    data: Numbered,
  },
  'POST warehouse/online/inbound/{id}/submit': {
    access: 'logistics-inbound-submit',
    summary: 'Announces the goods to the provider after the full check.',
    body: StepInput,
    data: Saved,
  },
  'POST warehouse/online/inbound/{id}/cancel': {
    access: 'logistics-inbound-cancel',
    summary: 'Cancels an inbound order before the provider audited it.',
    body: StepInput,
    data: Saved,
  },
  'POST warehouse/online/inbound/{id}/entrust': {
    access: 'logistics-inbound-submit',
    summary: 'Entrusts the stored goods with an order of stored goods.',
    body: StepInput,
    data: Saved,
  },
  'GET warehouse/online/difference/{id}': {
    access: 'logistics-inbound-list',
    summary: 'One difference between announced and received goods.',
    data: StockDifference,
  },
  'POST warehouse/online/difference/{id}/accept': {
    access: 'logistics-inbound-decide',
    summary: 'The received quantities are right; blocked goods become available.',
    body: StepInput,
    data: Saved,
  },
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
