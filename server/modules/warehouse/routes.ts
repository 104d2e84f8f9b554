import { warehouseApi } from '@quayside/contract/warehouse/warehouse.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { listWarehouses } from './list-warehouses.ts'

export const warehouseRoutes = bind(warehouseApi, { 'GET base/online/warehouse/options': listWarehouses })
