import { ErpWarehouse } from '@quayside/contract/warehouse/warehouse.ts'
import { recordWarehouse } from '../../modules/warehouse/save-warehouse.ts'
import { upsertOf, type WrittenEntity } from '../../provider/entity.ts'

export const warehouses: WrittenEntity = {
  name: 'warehouses',
  upsert: upsertOf({
    row: ErpWarehouse,
    summary: 'Adds warehouses or replaces them; one that is no longer used is hidden.',
    keyOf: ({ code }) => code,
    keyField: 'code',
    write: async (tx, rows) => {
      const ids: string[] = []
      for (const row of rows) ids.push(await recordWarehouse(tx, row))
      return ids.map((id) => ({ id }))
    },
  }),
}
