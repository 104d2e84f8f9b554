import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { Warehouse } from './warehouse.ts'

export const warehouseApi = {
  'GET base/online/warehouse/options': {
    access: 'member',
    summary: 'The provider’s warehouses with address, hours and contact.',
    data: z.array(Warehouse),
  },
} as const satisfies ApiTable
