import { roundAmount } from '@quayside/contract/kernel/money.ts'
import type {
  StorageLotCharge,
  StorageLots,
  StorageMonth,
  StoragePreview,
} from '@quayside/contract/office/storage.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type At, monthOf, toCharge } from './charge-storage.ts'
import { openGroups } from './open-storage-days.ts'
import { storageNames } from './storage-names.ts'
import { nameUnmeasured } from './unmeasured-lots.ts'

/** A month that is not over, until today. */
const daysUntil = (month: string, today: string): { from: string; to: string } => {
  const { from, to } = monthOf(month)
  return { from, to: to < today ? to : today }
}

/** What a run would charge, which warehouses it would stop at, and which lots it could not charge. */
export async function previewStorage(
  tx: Tx,
  { month, companyId }: StorageMonth,
  { today, locale }: At,
): Promise<StoragePreview> {
  const names = await storageNames(tx, locale)
  const { groups, without, unmeasured } = await openGroups(tx, daysUntil(month, today), companyId)
  return {
    charges: groups.map((group) => toCharge(group, names, undefined)),
    withoutTariff: Array.from(without, ([warehouseId, lots]) => ({
      warehouseId,
      warehouseName: names.warehouse.get(warehouseId)?.name ?? '',
      lots,
    })),
    unmeasured: await nameUnmeasured(tx, unmeasured, names),
  }
}

/** The same of one company and warehouse, lot by lot. */
export async function previewLots(
  tx: Tx,
  { month, companyId, warehouseId }: StorageLots,
  { today }: Pick<At, 'today'>,
): Promise<StorageLotCharge[]> {
  const { groups } = await openGroups(tx, daysUntil(month, today), companyId)
  const rows = groups
    .filter((group) => group.warehouseId === warehouseId)
    .flatMap(({ terms, rows: own }) => own.map((row) => ({ ...row, ...terms, warehouseId })))
  const [lots] = await readWithin(tx)(
    sql
      .selectFrom('stock_lot')
      .select(['id', 'number', 'model'])
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${rows.map(({ lotId }) => lotId)}::bigint[])`),
  )
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  return rows.map((row) => ({
    ...row,
    number: byId.get(row.lotId)?.number ?? '',
    model: byId.get(row.lotId)?.model ?? '',
    amount: roundAmount(new Big(row.quantity).times(row.rate)),
  }))
}
