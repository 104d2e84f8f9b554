import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import {
  type LocationSave,
  type StorageLocation,
  StorageTariff,
  type TariffSave,
} from '@quayside/contract/office/storage.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { findTariffs } from '../../modules/warehouse/tariffs.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { OfficeCall } from '../office-call.ts'

export async function listLocations(
  call: OfficeCall,
  { query }: { query: { warehouseId: string } },
): Promise<StorageLocation[]> {
  const [rows] = await call.read(
    sql
      .selectFrom('storage_location as p')
      .select(['p.id', 'p.version', 'p.warehouse_id', 'p.code', 'p.note', 'p.is_hidden'])
      .select(
        raw<number>`(select count(*)::int from stock_lot l where l.location_id = p.id and l.on_hand > 0)`.as(
          'lots',
        ),
      )
      .where('p.warehouse_id', '=', query.warehouseId)
      .orderBy('p.code'),
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    warehouseId: row.warehouse_id,
    code: row.code,
    note: row.note,
    isHidden: toFlag(row.is_hidden),
    lots: row.lots,
  }))
}

async function requireWarehouse(tx: Tx, id: string): Promise<void> {
  const known = await tx.selectFrom('warehouse').select('id').where('id', '=', id).executeTakeFirst()
  refuseIfAny(known ? [] : [at('warehouseId', 'record.notFound')])
}

const codeTaken = { storage_location_code: at('code', 'location.codeTaken') }

/** A place keeps its warehouse; one that is no longer used is hidden. */
export const saveLocation = (call: OfficeCall, { body }: { body: LocationSave }): Promise<Saved> =>
  call.write(async (tx, note) => {
    note.target = `location ${body.code}`
    const values = { code: body.code, note: body.note, is_hidden: isYes(body.isHidden) }
    const { id } = body
    if (id === undefined) {
      await requireWarehouse(tx, body.warehouseId)
      return refusingDuplicates(codeTaken, () =>
        tx
          .insertInto('storage_location')
          .values({ warehouse_id: body.warehouseId, ...values })
          .returning(['id', 'version'])
          .executeTakeFirstOrThrow(),
      )
    }
    const before = await tx
      .selectFrom('storage_location')
      .select('version')
      .where('id', '=', id)
      .where('warehouse_id', '=', body.warehouseId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw refuse('record.notFound')
    refuseIfAny(before.version === body.version ? [] : [at('version', 'record.stale')])
    return refusingDuplicates(codeTaken, () =>
      tx
        .updateTable('storage_location')
        .set(values)
        .where('id', '=', id)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),
    )
  })

export async function listTariffs(
  call: OfficeCall,
  { query }: { query: { warehouseId: string } },
): Promise<StorageTariff[]> {
  const [rows] = await call.read(findTariffs([query.warehouseId]))
  return rows.map((row) => shaped(StorageTariff, row))
}

/** A tariff is never changed: another one takes its place from its day on. */
export const saveTariff = (call: OfficeCall, { body }: { body: TariffSave }): Promise<{ id: string }> =>
  call.write(async (tx, note) => {
    note.target = `tariff ${body.validFrom}`
    await requireWarehouse(tx, body.warehouseId)
    const today = call.platform.clock.today()
    refuseIfAny(checkDay('validFrom', body.validFrom, { kind: 'planned', today }))
    return refusingDuplicates({ storage_tariff_day: at('validFrom', 'tariff.dayTaken') }, () =>
      tx
        .insertInto('storage_tariff')
        .values({
          warehouse_id: body.warehouseId,
          valid_from: body.validFrom,
          free_days: body.freeDays,
          unit: body.unit,
          rate: body.rate,
          currency: body.currency,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  })
