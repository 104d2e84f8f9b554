import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { SelectedIds } from '../kernel/record.ts'
import { id } from '../kernel/schema.ts'
import { BindableStock } from './bindable-stock.ts'
import { ExpirySetting } from './expiry-setting.ts'
import { LotCodeQuery, Stock, StockCost, StockExport, StockQuery, StockSummary } from './stock.ts'
import { StockDetail } from './stock-detail.ts'
import { MovementQuery, MovementSummary, StockMovement } from './stock-movement.ts'
import { LabelQuery } from './warehouse.api.ts'

export const stockApi = {
  'GET warehouse/online/stock/list': {
    access: 'logistics-stock-list',
    summary: 'Lots with their quantities, days in store, cost so far and end of free time.',
    query: StockQuery,
    rows: Stock,
    sums: ['onHand', 'reserved', 'available'],
  },
  'GET warehouse/online/stock/summary': {
    access: 'logistics-stock-list',
    summary: 'Sums of the lots that a filter leaves.',
    query: StockQuery,
    data: StockSummary,
  },
  'GET warehouse/online/stock/cost': {
    access: 'logistics-stock-list',
    summary: 'What the lots that a filter leaves cost until today, unless there are more than a thousand.',
    query: StockQuery,
    data: StockCost,
  },
  'GET warehouse/online/expirySetting': {
    access: 'logistics-stock-list',
    summary: 'How many days before their expiry the company is reminded of its goods.',
    data: ExpirySetting,
  },
  'POST warehouse/online/expirySetting/save': {
    access: 'hub-company-edit',
    summary: 'Sets these days, one to five of them.',
    body: ExpirySetting,
    data: ExpirySetting,
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
