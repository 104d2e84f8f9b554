import { roundAmount } from '@quayside/contract/kernel/money.ts'
import type { StorageCharge, StorageMonth } from '@quayside/contract/office/warehouse.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import {
  type ChargedDays,
  chargedDays,
  daysLater,
  type StockChange,
} from '@quayside/contract/warehouse/storage-cost.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { chargeFees } from '../finance/charge-fee.ts'
import { nameIn } from './name-in.ts'
import { storedLot } from './preview-outbound.ts'
import { findTariffs, type TariffRow, tariffsOf } from './tariffs.ts'

/** The dictionary's kind of fee. */
const storageFee = 'storage'
/** Lots that are read at once. */
const batch = 2000

const monthOf = (month: string): { from: string; to: string } => {
  const from = `${month}-01`
  const next = new Date(`${from}T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from, to: daysLater(next.toISOString().slice(0, 10), -1) }
}

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

type Row = { readonly lotId: string; readonly days: ChargedDays }
type Group = { companyId: string; warehouseId: string; days: ChargedDays; rows: Row[]; lots: Set<string> }

/** One fee for each company, warehouse, unit and rate. */
const groupKey = (lot: ChargedLot, { unit, rate, currency }: ChargedDays): string =>
  [lot.company_id, lot.warehouse_id, unit, rate, currency].join(' ')

async function openGroups(
  tx: Tx,
  days: { from: string; to: string },
  companyId: string | undefined,
): Promise<Group[]> {
  const read = readWithin(tx)
  const [tariffs] = await read(findTariffs())
  const groups = new Map<string, Group>()
  let after = '0'
  for (;;) {
    const [lots] = await read(findLots({ ...days, companyId, after }))
    for (const lot of lots)
      for (const part of openDays(lot, tariffs, days)) {
        const key = groupKey(lot, part)
        const group = groups.get(key) ?? {
          companyId: lot.company_id,
          warehouseId: lot.warehouse_id,
          days: part,
          rows: [],
          lots: new Set<string>(),
        }
        group.rows.push({ lotId: lot.id, days: part })
        group.lots.add(lot.id)
        groups.set(key, group)
      }
    if (lots.length < batch) break
    after = lots.at(-1)?.id ?? after
  }
  return [...groups.values()]
}

const quantityOf = ({ rows }: Group): string =>
  rows.reduce((sum, { days }) => sum.plus(days.quantity), new Big(0)).toFixed()

async function namesOf(tx: Tx, locale: Locale) {
  const read = readWithin(tx)
  const [companies, warehouses] = await read(
    sql.selectFrom('company').select(['id', 'name']),
    sql.selectFrom('warehouse as w').select(['w.id', 'w.code', nameIn('w', locale).as('name')]),
  )
  return {
    company: new Map(companies.map(({ id, name }) => [id, name])),
    warehouse: new Map(warehouses.map((warehouse) => [warehouse.id, warehouse])),
  }
}

const toCharge = (
  group: Group,
  names: Awaited<ReturnType<typeof namesOf>>,
  fee: { id: string; number: string } | undefined,
): StorageCharge => {
  const quantity = quantityOf(group)
  return {
    companyId: group.companyId,
    companyName: names.company.get(group.companyId) ?? '',
    warehouseId: group.warehouseId,
    warehouseName: names.warehouse.get(group.warehouseId)?.name ?? '',
    unit: group.days.unit,
    lots: group.lots.size,
    quantity,
    rate: group.days.rate,
    currency: group.days.currency,
    amount: roundAmount(new Big(quantity).times(group.days.rate)),
    feeId: fee?.id ?? null,
    feeNumber: fee?.number ?? null,
  }
}

/** What a run would charge; of the current month, until today. */
export async function previewStorage(
  tx: Tx,
  { month, companyId }: StorageMonth,
  { today, locale }: { today: string; locale: Locale },
): Promise<StorageCharge[]> {
  const { from, to } = monthOf(month)
  const names = await namesOf(tx, locale)
  const groups = await openGroups(tx, { from, to: to < today ? to : today }, companyId)
  return groups.map((group) => toCharge(group, names, undefined))
}

/** Only a month that is over: its movements cannot change any more. A repeated run charges what is still open. */
export async function chargeStorage(
  tx: Tx,
  acting: Acting,
  { month, companyId }: StorageMonth,
  { today, locale }: { today: string; locale: Locale },
): Promise<StorageCharge[]> {
  const days = monthOf(month)
  if (days.to >= today) throw refuse('storage.monthNotOver')
  // Two runs at once would prepare the same days; the second finds nothing left.
  await raw`select pg_advisory_xact_lock(hashtextextended('storage charges', 0))`.execute(tx)
  const names = await namesOf(tx, locale)
  const groups = (await openGroups(tx, days, companyId)).filter((group) =>
    new Big(roundAmount(new Big(quantityOf(group)).times(group.days.rate))).gt(0),
  )
  const fees = await chargeFees(
    tx,
    acting,
    groups.map((group) => ({
      companyId: group.companyId,
      kind: storageFee,
      currency: group.days.currency as never,
      quantity: quantityOf(group) as never,
      unit: tariffUnit.keyOf(group.days.unit) ?? '',
      unitPrice: group.days.rate as never,
      chargedOn: days.to,
      note: `${month} · ${names.warehouse.get(group.warehouseId)?.code ?? ''}`,
    })),
  )
  for (const [place, group] of groups.entries()) await insertCharges(tx, group, fees[place]?.id ?? '')
  return groups.map((group, place) => toCharge(group, names, fees[place]))
}

const insertCharges = (tx: Tx, { companyId, warehouseId, rows }: Group, feeId: string) =>
  raw`insert into storage_charge (company_id, warehouse_id, fee_id, lot_id, first_on, last_on, unit, quantity, rate, currency)
    select ${companyId}::bigint, ${warehouseId}::bigint, ${feeId}::bigint, c.lot_id, c.first, c.last, c.unit,
      c.quantity, c.rate, c.currency
    from unnest(${rows.map(({ lotId }) => lotId)}::bigint[], ${rows.map(({ days }) => days.from)}::date[],
      ${rows.map(({ days }) => days.to)}::date[], ${rows.map(({ days }) => days.unit)}::int[],
      ${rows.map(({ days }) => days.quantity)}::numeric[], ${rows.map(({ days }) => days.rate)}::numeric[],
      ${rows.map(({ days }) => days.currency)}::text[]) as c (lot_id, first, last, unit, quantity, rate, currency)`.execute(
    tx,
  )
