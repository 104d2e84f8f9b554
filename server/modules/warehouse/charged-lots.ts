import type { StockChange } from '@quayside/contract/warehouse/storage-cost.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'

/** Lots that are read at once; other requests are answered in between. */
const lotsAtOnce = 900

/** A move out of a warehouse. */
export type LeftWarehouse = { readonly day: string; readonly warehouseId: string }
type Charged = { readonly from: string; readonly to: string }

type Asked = { readonly from: string; readonly to: string; readonly companyId: string | undefined }

/** Lots that were there in the time, in the order of their ids. */
const findLots = ({ from, to, companyId, after }: Asked & { after: string }) =>
  sql
    .selectFrom('stock_lot as l')
    .select([
      'l.id',
      'l.company_id',
      'l.warehouse_id',
      'l.stored_on',
      'l.initial_qty',
      'l.pallets',
      'l.packages',
      'l.gross_weight',
      'l.volume',
    ])
    .where('l.id', '>', after)
    .where('l.stored_on', '<=', to)
    .where(
      raw<boolean>`(l.on_hand > 0 or exists (select 1 from stock_movement m where m.company_id = l.company_id
        and m.lot_id = l.id and m.on_hand < 0 and m.day >= ${from}::date))`,
    )
    .$if(companyId !== undefined, (query) => query.where('l.company_id', '=', companyId ?? ''))
    .orderBy('l.id')
    .limit(lotsAtOnce)

type Lot = InferResult<ReturnType<typeof findLots>>[number]
export type ChargedLot = Lot & {
  readonly changes: readonly StockChange[]
  readonly moves: readonly LeftWarehouse[]
  /** Days that were charged already, whatever run charged them. */
  readonly charged: readonly Charged[]
}

/** The lots `l` that were read: what belongs to them is read for all at once, which costs a tenth of asking for each. */
const among = (lots: readonly Lot[]) =>
  raw<{ company_id: string; id: string }>`unnest(${lots.map((lot) => lot.company_id)}::bigint[],
    ${lots.map(({ id }) => id)}::bigint[])`.as<'l'>(raw`l (company_id, id)`)

const movementsOf = (lots: readonly Lot[]) =>
  sql
    .selectFrom(among(lots))
    .innerJoin('stock_movement as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.lot_id', '=', 'l.id'),
    )
    .select(['m.lot_id', 'm.day'])

const chargesOf = (lots: readonly Lot[], { from, to }: Asked) =>
  sql
    .selectFrom(among(lots))
    .innerJoin('storage_charge as c', (join) =>
      join.onRef('c.company_id', '=', 'l.company_id').onRef('c.lot_id', '=', 'l.id'),
    )
    .select(['c.lot_id', 'c.first_on as from', 'c.last_on as to'])
    .where('c.first_on', '<=', to)
    .where('c.last_on', '>=', from)

const byLot = <R extends { readonly lot_id: string }>(rows: readonly R[]) => {
  const groups = Map.groupBy(rows, ({ lot_id: lotId }) => lotId)
  return (id: string): readonly R[] => groups.get(id) ?? []
}

/** The lots that were there in the time, with all that their days are charged by, some at once. */
export async function* chargedLots(read: Reader, asked: Asked): AsyncGenerator<ChargedLot[]> {
  let after = '0'
  for (;;) {
    const [lots] = await read(findLots({ ...asked, after }))
    const [changes, moves, charged] = await read(
      movementsOf(lots).select('m.on_hand as qty').where('m.on_hand', '<>', '0'),
      movementsOf(lots)
        .select('m.from_warehouse_id')
        .where('m.from_warehouse_id', 'is not', null)
        .orderBy('m.id'),
      chargesOf(lots, asked),
    )
    const [changesOf, movesOf, chargedOf] = [byLot(changes), byLot(moves), byLot(charged)]
    yield lots.map((lot) => ({
      ...lot,
      changes: changesOf(lot.id),
      moves: movesOf(lot.id).map(({ day, from_warehouse_id: from }) => ({ day, warehouseId: from ?? '' })),
      charged: chargedOf(lot.id),
    }))
    if (lots.length < lotsAtOnce) return
    after = lots.at(-1)?.id ?? after
  }
}
