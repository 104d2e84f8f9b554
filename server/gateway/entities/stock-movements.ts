import { ErpMovement } from '@quayside/contract/gateway/lots.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { blockLots, unblockLots } from '../../modules/warehouse/block-lots.ts'
import { dateLots } from '../../modules/warehouse/date-lots.ts'
import { gradeLots } from '../../modules/warehouse/grade-lots.ts'
import { inspectLots } from '../../modules/warehouse/inspect-lots.ts'
import { measureLots } from '../../modules/warehouse/measure-lots.ts'
import { moveLots } from '../../modules/warehouse/move-lots.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Outcome, type ProviderActing, upsertOf, type WrittenEntity } from '../../provider/entity.ts'
import { keepReferences, lockReferences } from '../../provider/references.ts'
import { atRow, lotOf, warehouseOf } from './erp-lots.ts'

async function locationOf(tx: Tx, warehouseId: string, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const found = await tx
    .selectFrom('storage_location')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('code', '=', code)
    .executeTakeFirst()
  if (!found) throw new Refusal([at('locationCode', 'stock.locationUnknown')])
  return found.id
}

async function move(tx: Tx, acting: ProviderActing, row: ErpMovement): Promise<void> {
  const lot = await lotOf(tx, row)
  const { qty, reason } = row
  const rename = (path: string): string =>
    path.replace(/^lots\.0\./, '').replace('locationId', 'locationCode')
  if (row.kind === 'move') {
    const to = row.warehouseCode === undefined ? lot.warehouse_id : await warehouseOf(tx, row.warehouseCode)
    const locationId = await locationOf(tx, to, row.locationCode)
    const lots = [{ lotId: lot.id, locationId, warehouseId: to, ...(qty !== undefined && { qty }) }]
    await atRow(moveLots(tx, acting, { lots, reason }), rename)
    return
  }
  if (row.kind === 'measure') {
    const { packages, netWeight, grossWeight, volume } = row
    const lots = [{ lotId: lot.id, packages, netWeight, grossWeight, volume }]
    await atRow(measureLots(tx, acting, { lots, reason }), rename)
    return
  }
  if (row.kind === 'inspect') {
    const { inspectionState } = row
    if (inspectionState === undefined) throw new Refusal([at('inspectionState', 'field.required')])
    await atRow(inspectLots(tx, acting, { lots: [{ lotId: lot.id }], inspectionState, reason }), rename)
    return
  }
  if (reason === '') throw new Refusal([at('reason', 'field.required')])
  if (row.kind === 'date') {
    const { producedOn, expiresOn } = row
    await atRow(dateLots(tx, acting, { lots: [{ lotId: lot.id, producedOn, expiresOn }], reason }), rename)
    return
  }
  if (row.kind === 'grade') {
    if (row.quality === undefined) throw new Refusal([at('quality', 'field.required')])
    const lots = [{ lotId: lot.id, ...(qty !== undefined && { qty }) }]
    await atRow(gradeLots(tx, acting, { lots, quality: row.quality, reason }), rename)
    return
  }
  if (qty === undefined) throw new Refusal([at('qty', 'field.required')])
  const change = row.kind === 'block' ? blockLots : unblockLots
  await atRow(change(tx, acting, { lots: [{ lotId: lot.id, qty }], reason }), rename)
}

export const stockMovements: WrittenEntity = {
  name: 'stock-movements',
  upsert: upsertOf({
    row: ErpMovement,
    summary:
      'Moves, blocks, unblocks, grades, measures, inspects or dates lots, in batches; what was done under a reference is not done a second time.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: async (tx, rows, { acting }) => {
      const known = await lockReferences(tx, 'stock-movements', rows)
      const outcomes: Outcome[] = []
      // Lots are locked in the order of their ids by each command; rows of one batch follow each other.
      for (const row of rows) {
        const earlier = known.get(row.reference)
        if (earlier?.isSame === false) outcomes.push({ findings: [at('reference', 'gateway.referenceUsed')] })
        else {
          if (!earlier) {
            await move(tx, acting, row)
            await keepReferences(tx, 'stock-movements', [{ draft: row }])
          }
          outcomes.push({})
        }
      }
      return outcomes
    },
  }),
}
