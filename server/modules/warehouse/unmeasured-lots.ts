import type { UnmeasuredLot } from '@quayside/contract/office/storage.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import type { UnmeasuredDays } from './open-storage-days.ts'
import type { StorageNames } from './storage-names.ts'

/** As many as a person enters at once; the next ones follow when these are measured. */
const namedAtMost = 500

/** One entry for each lot, warehouse and unit, with the days from the first to the last. */
export async function nameUnmeasured(
  tx: Tx,
  days: readonly UnmeasuredDays[],
  names: StorageNames,
): Promise<UnmeasuredLot[]> {
  if (days.length === 0) return []
  const groups = Map.groupBy(days, ({ lotId, warehouseId, unit }) => [lotId, warehouseId, unit].join(' '))
  const shown = [...groups.values()].slice(0, namedAtMost)
  const [lots] = await readWithin(tx)(
    sql
      .selectFrom('stock_lot')
      .select(['id', 'number', 'model', raw<string>`trim_scale(initial_qty)::text`.as('initial_qty')])
      .where('id', '=', raw<string>`any(${shown.flatMap(([first]) => first?.lotId ?? [])}::bigint[])`),
  )
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  return shown.flatMap((own) => {
    const [first] = own
    const last = own.at(-1)
    const lot = byId.get(first?.lotId ?? '')
    if (!first || !last || !lot) return []
    return [
      {
        lotId: lot.id,
        number: lot.number,
        model: lot.model,
        initialQty: lot.initial_qty,
        companyName: names.company.get(first.companyId) ?? '',
        warehouseName: names.warehouse.get(first.warehouseId)?.name ?? '',
        unit: first.unit,
        from: first.from,
        to: last.to,
      },
    ]
  })
}
