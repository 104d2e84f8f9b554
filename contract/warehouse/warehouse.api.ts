import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { FileQuery } from '../kernel/file.ts'
import { StatisticsQuery, StockStatistics } from './statistics.ts'
import { Warehouse, WarehouseInfo } from './warehouse.ts'
import { WarehouseOrder, WarehouseOrderQuery } from './warehouse-order.ts'

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
