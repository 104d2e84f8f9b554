import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { roundIn } from '@quayside/contract/kernel/minor-units.ts'
import { isPositive, rate } from '@quayside/contract/kernel/money.ts'
import type { StorageCharge, StorageMonth, StorageRun } from '@quayside/contract/office/storage.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { type TariffUnitKey, tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockName } from '../../platform/database/lock-order.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { chargeFees } from '../finance/charge-fee.ts'
import { type Group, openGroups } from './open-storage-days.ts'
import { type StorageNames, storageNames } from './storage-names.ts'
import { nameUnmeasured } from './unmeasured-lots.ts'

/** The dictionary's kind of fee. */
const storageFee = 'storage'
/** Storage is counted by the day. */
const feeUnits = {
  pallet: 'palletDay',
  carton: 'cartonDay',
  kilogram: 'kilogramDay',
  cubicMetre: 'cubicMetreDay',
} as const satisfies Record<TariffUnitKey, string>
export const monthOf = (month: string): { from: string; to: string } => ({
  from: firstOfMonth(month),
  to: lastOfMonth(month),
})

const quantityOf = ({ rows }: Group): string =>
  rows.reduce((sum, { quantity }) => sum.plus(quantity), new Big(0)).toFixed()

export const toCharge = (
  group: Group,
  names: StorageNames,
  fee: { id: string; number: string } | undefined,
): StorageCharge => {
  const quantity = quantityOf(group)
  return {
    companyId: group.companyId,
    companyName: names.company.get(group.companyId) ?? '',
    warehouseId: group.warehouseId,
    warehouseName: names.warehouse.get(group.warehouseId)?.name ?? '',
    unit: group.terms.unit,
    lots: group.lots,
    quantity,
    rate: group.terms.rate,
    currency: group.terms.currency,
    amount: roundIn(group.terms.currency, new Big(quantity).times(group.terms.rate)),
    feeId: fee?.id ?? null,
    feeNumber: fee?.number ?? null,
  }
}

export type At = { readonly today: string; readonly locale: Locale }

/** Only a month that is over: its movements cannot change any more. A repeated run charges what is still open. */
export async function chargeStorage(
  tx: Tx,
  acting: Acting,
  { month, companyId }: StorageMonth,
  { today, locale }: At,
): Promise<StorageRun> {
  const days = monthOf(month)
  if (days.to >= today) throw refuse('storage.monthNotOver')
  // Two runs at once would prepare the same days; the second finds nothing left.
  await lockName(tx, '@storageCharges', 'all')
  const names = await storageNames(tx, locale)
  const opened = await openGroups(tx, days, companyId)
  // Free storage is a tariff of 0, so that a forgotten tariff is noticed.
  if (opened.without.size > 0)
    throw refuse('storage.noTariff', {
      warehouses: Array.from(opened.without.keys(), (id) => names.warehouse.get(id)?.name ?? '').join(' · '),
    })
  const groups = opened.groups.filter((group) =>
    isPositive(roundIn(group.terms.currency, new Big(quantityOf(group)).times(group.terms.rate))),
  )
  const fees = await chargeFees(
    tx,
    acting,
    groups.map((group) => ({
      companyId: group.companyId,
      kind: storageFee,
      currency: group.terms.currency,
      quantity: rate(quantityOf(group)),
      unit: feeUnits[tariffUnit.keyOf(group.terms.unit) ?? 'pallet'],
      unitPrice: rate(group.terms.rate),
      chargedOn: days.to,
      note: `${month} · ${names.warehouse.get(group.warehouseId)?.code ?? ''}`,
    })),
  )
  for (const [place, group] of groups.entries()) await insertCharges(tx, group, fees[place]?.id ?? '')
  return {
    charges: groups.map((group, place) => toCharge(group, names, fees[place])),
    unmeasured: await nameUnmeasured(tx, opened.unmeasured, names),
  }
}

/** Rows that are written at once; other requests are answered in between. */
const batch = 2000

async function insertCharges(
  tx: Tx,
  { companyId, warehouseId, terms, rows }: Group,
  feeId: string,
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    const part = rows.slice(at, at + batch)
    await raw`insert into storage_charge
        (company_id, warehouse_id, fee_id, lot_id, first_on, last_on, unit, quantity, rate, currency)
      select ${companyId}::bigint, ${warehouseId}::bigint, ${feeId}::bigint, c.lot_id, c.first, c.last,
        ${terms.unit}::int, c.quantity, ${terms.rate}::numeric, ${terms.currency}
      from unnest(${part.map(({ lotId }) => lotId)}::bigint[], ${part.map(({ from }) => from)}::date[],
        ${part.map(({ to }) => to)}::date[], ${part.map(({ quantity }) => quantity)}::numeric[])
        as c (lot_id, first, last, quantity)`.execute(tx)
  }
}
