import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { StocktakingSave } from '@quayside/contract/office/stock.ts'
import { at } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import { sendEach } from '../../platform/notices/send-notice.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockLots } from './lot-queries.ts'
import { postMovements } from './post-movements.ts'

type Provider = Acting & { actor: 'provider' }

/** What was counted. A count that differs from the books is adjusted; what is reserved or blocked must still be there. */
export async function takeStock(
  tx: Tx,
  acting: Provider,
  { warehouseId, note, counts }: StocktakingSave,
): Promise<{ id: string; number: string; adjusted: number }> {
  const warehouse = getOrRefuse(
    await tx.selectFrom('warehouse').select('id').where('id', '=', warehouseId).executeTakeFirst(),
  )
  const locked = await lockLots(
    tx,
    counts.map(({ lotId }) => lotId),
  )
  const lotOf = new Map(locked.map((lot) => [lot.id, lot]))
  const seen = new Set<string>()
  const rows = counts.map(({ lotId, counted, reason }, place) => {
    const lot = lotOf.get(lotId)
    const path = (field: string) => `counts.${place}.${field}`
    if (!lot) throw new Refusal([at(path('lotId'), 'stock.notThere')])
    if (seen.has(lotId)) throw new Refusal([at(path('lotId'), 'stock.lotTwice')])
    seen.add(lotId)
    if (lot.warehouse_id !== warehouse.id) throw new Refusal([at(path('lotId'), 'stock.otherWarehouse')])
    const least = new Big(lot.reserved).plus(lot.blocked)
    if (least.gt(counted))
      throw new Refusal([at(path('counted'), 'stock.belowReserved', { least: least.toFixed() })])
    const difference = new Big(counted).minus(lot.on_hand)
    if (!difference.eq(0) && reason === '') throw new Refusal([at(path('reason'), 'field.required')])
    return { lot, counted, reason, difference }
  })
  const stocktaking = await tx
    .insertInto('stocktaking')
    .values({ warehouse_id: warehouse.id, note, actor_name: acting.name })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('stocktaking_count')
    .values(
      rows.map(({ lot, counted }) => ({
        company_id: lot.company_id,
        stocktaking_id: stocktaking.id,
        lot_id: lot.id,
        expected: lot.on_hand,
        counted,
      })),
    )
    .execute()
  const differing = rows.filter(({ difference }) => !difference.eq(0))
  for (const [companyId, own] of Map.groupBy(differing, ({ lot }) => lot.company_id)) {
    await postMovements(
      tx,
      acting,
      companyId,
      { document: 'stocktaking', documentId: stocktaking.id, documentNo: stocktaking.number },
      own.map(({ lot, reason, difference }) => ({
        lotId: lot.id,
        kind: 'adjust',
        onHand: difference.toFixed(),
        reason,
      })),
    )
    await sendEach(
      tx,
      { companyId },
      own.map(({ lot, difference, reason }) => ({
        message: {
          phrase: 'stocktaking.adjusted',
          params: { number: lot.number, model: lot.model, difference: difference.toFixed(), reason },
        },
        record: { entity: 'stock', id: lot.id },
      })),
    )
  }
  return { ...stocktaking, adjusted: differing.length }
}
