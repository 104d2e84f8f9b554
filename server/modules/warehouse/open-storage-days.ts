import { addDays } from '@quayside/contract/kernel/days.ts'
import {
  type ChargedDays,
  chargedDays,
  isUnmeasured,
  type Stay,
  tariffOn,
  unmeasuredDays,
} from '@quayside/contract/warehouse/storage-cost.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type ChargedLot, chargedLots } from './charged-lots.ts'
import { storedLot } from './preview-outbound.ts'
import { findTariffs, lotStays } from './tariffs.ts'

type Days = { readonly from: string; readonly to: string }

/** Days that are open: those of the month that no run has charged. */
const openDays = (
  daysOf: typeof chargedDays,
  lot: ChargedLot,
  stays: readonly Stay[],
  days: Days,
): ChargedDays[] =>
  daysOf(storedLot(lot), lot.changes, stays, days).flatMap((part) =>
    lot.charged.some(({ from, to }) => from <= part.to && to >= part.from)
      ? withoutCharged(daysOf, lot, stays, part)
      : [part],
  )

function withoutCharged(
  daysOf: typeof chargedDays,
  lot: ChargedLot,
  stays: readonly Stay[],
  part: Days,
): ChargedDays[] {
  const open: ChargedDays[] = []
  let from = part.from
  const own = lot.charged.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const taken of [...own, { from: addDays(part.to, 1), to: addDays(part.to, 1) }]) {
    const to = addDays(taken.from, -1)
    if (from <= to)
      open.push(...daysOf(storedLot(lot), lot.changes, stays, { from, to: to < part.to ? to : part.to }))
    if (addDays(taken.to, 1) > from) from = addDays(taken.to, 1)
  }
  return open
}

/** Warehouses that the lot lay in during the days and that have no tariff at the end of its stay. */
const withoutTariff = (stays: readonly Stay[], { from, to }: Days): string[] =>
  stays.flatMap(({ warehouseId, since, tariffs }, place) => {
    const next = stays[place + 1]
    const lastStored = next === undefined ? to : addDays(next.since, -1)
    const last = lastStored < to ? lastStored : to
    return since <= last && last >= from && !tariffOn(tariffs, last) ? [warehouseId] : []
  })

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
  /** Days that cannot be charged because the lot's weight, volume or packages are not known. */
  readonly unmeasured: readonly UnmeasuredDays[]
}

export type UnmeasuredDays = Pick<ChargedDays, 'warehouseId' | 'unit' | 'from' | 'to'> & {
  readonly lotId: string
  readonly companyId: string
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
  const unmeasured: UnmeasuredDays[] = []
  for await (const lots of chargedLots(read, { ...days, companyId }))
    for (const lot of lots) {
      const stays = lotStays(tariffs, lot)
      for (const warehouseId of new Set(withoutTariff(stays, days)))
        without.set(warehouseId, (without.get(warehouseId) ?? 0) + 1)
      for (const { warehouseId, unit, rate, currency, from, to, quantity } of openDays(
        chargedDays,
        lot,
        stays,
        days,
      )) {
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
      const storedLotOfDay = storedLot(lot)
      // Most lots have all that any tariff charges by.
      if (!stays.some((stay) => stay.tariffs.some((tariff) => isUnmeasured(storedLotOfDay, tariff)))) continue
      for (const { warehouseId, unit, from, to } of openDays(unmeasuredDays, lot, stays, days))
        unmeasured.push({ lotId: lot.id, companyId: lot.company_id, warehouseId, unit, from, to })
    }
  return { groups: [...groups.values()], without, unmeasured }
}
