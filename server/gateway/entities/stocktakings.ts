import { ErpStocktaking } from '@quayside/contract/gateway/lots.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { takeStock } from '../../modules/warehouse/take-stock.ts'
import { type Outcome, upsertOf, type WrittenEntity } from '../../provider/entity.ts'
import { keepReferences, lockReferences } from '../../provider/references.ts'
import { lotIdsOf, warehouseOf } from './erp-lots.ts'

export const stocktakings: WrittenEntity = {
  name: 'stocktakings',
  upsert: upsertOf({
    row: ErpStocktaking,
    summary: 'Counts lots of a warehouse; what differs is adjusted, once for each reference.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: async (tx, rows, { acting }) => {
      const known = await lockReferences(tx, 'stocktakings', rows)
      const outcomes: Outcome[] = []
      for (const row of rows) {
        const earlier = known.get(row.reference)
        if (earlier?.isSame === false) {
          outcomes.push({ findings: [at('reference', 'gateway.referenceUsed')] })
          continue
        }
        if (earlier) {
          outcomes.push(earlier.recordId === null ? {} : { id: earlier.recordId })
          continue
        }
        const warehouseId = await warehouseOf(tx, row.warehouseCode)
        const ids = await lotIdsOf(tx, row.counts)
        refuseIfAny(
          ids.flatMap((lotId, place) =>
            lotId === undefined ? [at(`counts.${place}.lotNumber`, 'stock.notThere')] : [],
          ),
        )
        const counts = row.counts.map(({ counted, reason }, place) => ({
          lotId: ids[place] ?? '',
          counted,
          reason,
        }))
        const { id } = await takeStock(tx, acting, { warehouseId, note: row.note, counts })
        await keepReferences(tx, 'stocktakings', [{ draft: row, recordId: id }])
        outcomes.push({ id })
      }
      return outcomes
    },
  }),
}
