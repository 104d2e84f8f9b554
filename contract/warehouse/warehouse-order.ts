import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, instant, text } from '../kernel/schema.ts'
import { stockDirection } from './warehouse.codes.ts'

/** Inbound and outbound orders in one list. */
export const WarehouseOrder = z.object({
  id,
  direction: z.number(),
  number: z.string(),
  /** By name, of the direction's machine. */
  state: z.string(),
  warehouseName: z.nullable(z.string()),
  partner: z.string(),
  lineCount: z.number(),
  qty: z.string(),
  /** When goods are to come or to leave. */
  plannedOn: z.nullable(date),
  createdAt: instant,
  updatedAt: instant,
})
export type WarehouseOrder = z.infer<typeof WarehouseOrder>
export const WarehouseOrderQuery = listQuery({
  filters: {
    direction: z.optional(code(stockDirection)),
    warehouseId: z.optional(id),
    keyword: z.optional(text(100)),
    /** 1: neither stored or completed nor cancelled. */
    isOpen: z.optional(flag),
    createdAtBegin: z.optional(date),
    createdAtEnd: z.optional(date),
  },
  sortable: ['number', 'plannedOn', 'createdAt'],
})
export type WarehouseOrderQuery = z.infer<typeof WarehouseOrderQuery>
