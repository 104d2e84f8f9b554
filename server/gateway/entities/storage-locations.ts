import { ErpLocation } from '@quayside/contract/gateway/lots.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { upsertOf, type WrittenEntity } from '../../provider/entity.ts'
import { warehouseOf } from './erp-lots.ts'

export const storageLocations: WrittenEntity = {
  name: 'storage-locations',
  upsert: upsertOf({
    row: ErpLocation,
    summary: 'Adds places of warehouses or changes them; one that is no longer used is hidden.',
    keyOf: ({ warehouseCode, code }) => `${warehouseCode} ${code}`,
    keyField: 'code',
    write: async (tx, rows) => {
      const outcomes: { id: string }[] = []
      for (const { warehouseCode, code, note, isHidden } of rows) {
        const values = { note, is_hidden: isYes(isHidden) }
        const warehouseId = await warehouseOf(tx, warehouseCode)
        outcomes.push(
          await tx
            .insertInto('storage_location')
            .values({ warehouse_id: warehouseId, code, ...values })
            .onConflict((conflict) => conflict.columns(['warehouse_id', 'code']).doUpdateSet(values))
            .returning('id')
            .executeTakeFirstOrThrow(),
        )
      }
      return outcomes
    },
  }),
}
