import {
  type ChargedDays,
  chargedDays,
  daysLater,
  type StockChange,
  tariffOn,
} from '@quayside/contract/warehouse/storage-cost.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { storedLot } from './preview-outbound.ts'
import { findTariffs, type TariffRow, tariffsOf } from './tariffs.ts'

/** Lots that are read at once; other requests are answered in between. */
const batch = 500

type ChargedLot = {
  id: string
  company_id: string
  warehouse_id: string
  stored_on: string
  initial_qty: string
  pallets: number
  packages: number
  gross_weight: string
  volume: string
  changes: StockChange[]
  /** Days that were charged already, whatever run charged them. */
  charged: { from: string; to: string }[]
}

/** Lots that were there in the time, in the order of their ids. */
const findLots = (asked: { from: string; to: string; companyId: string | undefined; after: string }) =>
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
    .select([
      raw<
        StockChange[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('day', m.day, 'qty', m.on_hand::text)), '[]')
        from stock_movement m where m.company_id = l.company_id and m.lot_id = l.id and m.on_hand <> 0)`.as(
        'changes',
      ),
      raw<
        { from: string; to: string }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('from', c.first_on, 'to', c.last_on)), '[]')
        from storage_charge c where c.company_id = l.company_id and c.lot_id = l.id
          and c.first_on <= ${asked.to}::date and c.last_on >= ${asked.from}::date)`.as('charged'),
    ])
    .where('l.id', '>', asked.after)
    .where('l.stored_on', '<=', asked.to)
    .where(
      raw<boolean>`(l.on_hand > 0 or exists (select 1 from stock_movement m where m.company_id = l.company_id
        and m.lot_id = l.id and m.on_hand < 0 and m.day >= ${asked.from}::date))`,
    )
    .$if(asked.companyId !== undefined, (query) => query.where('l.company_id', '=', asked.companyId ?? ''))
    .orderBy('l.id')
    .limit(batch)

/** Days that are open: those of the month that no run has charged. */
const openDays = (lot: ChargedLot, tariffs: readonly TariffRow[], days: { from: string; to: string }) =>
  chargedDays(storedLot(lot), lot.changes, tariffsOf(tariffs, lot.warehouse_id), days).flatMap((part) =>
    lot.charged.some(({ from, to }) => from <= part.to && to >= part.from)
      ? withoutCharged(lot, tariffs, part)
      : [part],
  )

function withoutCharged(
  lot: ChargedLot,
  tariffs: readonly TariffRow[],
  part: { from: string; to: string },
): ChargedDays[] {
  const open: ChargedDays[] = []
  let from = part.from
  const own = lot.charged.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const taken of [...own, { from: daysLater(part.to, 1), to: daysLater(part.to, 1) }]) {
    const to = daysLater(taken.from, -1)
    if (from <= to)
      open.push(
        ...chargedDays(storedLot(lot), lot.changes, tariffsOf(tariffs, lot.warehouse_id), {
          from,
          to: to < part.to ? to : part.to,
        }),
      )
    if (daysLater(taken.to, 1) > from) from = daysLater(taken.to, 1)
  }
  return open
}

/** Only what differs within a group: a run holds one of these for each lot there is. */
type Row = { readonly lotId: string } & Pick<ChargedDays, 'from' | 'to' | 'quantity'>
export type Group = {
  readonly companyId: string
  readonly warehouseId: string
  readonly terms: Pick<ChargedDays, 'unit' | 'rate' | 'currency'>
  readonly rows: Row[]
  lots: number
}

type Opened = {
  readonly groups: readonly Group[]
  /** Warehouses without a tariff, with how many lots lay there. */
  readonly without: ReadonlyMap<string, number>
}

/** All days of storage in the time that are not charged yet: one fee for each company, warehouse, unit and rate. */
export async function openGroups(
  tx: Tx,
  days: { from: string; to: string },
  companyId: string | undefined,
): Promise<Opened> {
  const read = readWithin(tx)
  const [tariffs] = await read(findTariffs())
  const groups = new Map<string, Group>()
  const without = new Map<string, number>()
  let after = '0'
  for (;;) {
    const [lots] = await read(findLots({ ...days, companyId, after }))
    for (const lot of lots) {
      const { warehouse_id: warehouseId } = lot
      if (!tariffOn(tariffsOf(tariffs, warehouseId), days.to))
        without.set(warehouseId, (without.get(warehouseId) ?? 0) + 1)
      for (const { unit, rate, currency, from, to, quantity } of openDays(lot, tariffs, days)) {
        const key = [lot.company_id, warehouseId, unit, rate, currency].join(' ')
        const group = groups.get(key) ?? {
          companyId: lot.company_id,
          warehouseId,
          terms: { unit, rate, currency },
          rows: [],
          lots: 0,
        }
        if (group.rows.at(-1)?.lotId !== lot.id) group.lots += 1
        group.rows.push({ lotId: lot.id, from, to, quantity })
        groups.set(key, group)
      }
    }
    if (lots.length < batch) break
    after = lots.at(-1)?.id ?? after
  }
  return { groups: [...groups.values()], without }
}
