import { addDays } from '@quayside/contract/kernel/days.ts'
import { type ChargedDays, chargedDays, tariffOn } from '@quayside/contract/warehouse/storage-cost.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type ChargedLot, findChargedLots, lotsAtOnce } from './charged-lots.ts'
import { storedLot } from './preview-outbound.ts'
import { findTariffs, type TariffRow, tariffsOf } from './tariffs.ts'

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
  for (const taken of [...own, { from: addDays(part.to, 1), to: addDays(part.to, 1) }]) {
    const to = addDays(taken.from, -1)
    if (from <= to)
      open.push(
        ...chargedDays(storedLot(lot), lot.changes, tariffsOf(tariffs, lot.warehouse_id), {
          from,
          to: to < part.to ? to : part.to,
        }),
      )
    if (addDays(taken.to, 1) > from) from = addDays(taken.to, 1)
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
    const [lots] = await read(findChargedLots({ ...days, companyId, after }))
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
    if (lots.length < lotsAtOnce) break
    after = lots.at(-1)?.id ?? after
  }
  return { groups: [...groups.values()], without }
}
