import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { ErpWarehouse, WarehouseSave } from '@quayside/contract/warehouse/warehouse.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'

const valuesOf = (draft: ErpWarehouse) => ({
  code: draft.code,
  place: draft.place,
  names: JSON.stringify(draft.names),
  addresses: JSON.stringify(draft.addresses),
  hours: JSON.stringify(draft.hours),
  contact: draft.contact,
  phone: draft.phone,
  ...(draft.latitude !== undefined && { latitude: draft.latitude }),
  ...(draft.longitude !== undefined && { longitude: draft.longitude }),
  ...(draft.rules && { rules: JSON.stringify(draft.rules) }),
  is_hidden: isYes(draft.isHidden),
})

/** One warehouse as staff type it; orders keep the name and address they were placed with. */
export async function saveWarehouse(tx: Tx, { id, version, ...draft }: WarehouseSave): Promise<Saved> {
  const once = { warehouse_code_key: at('code', 'warehouse.codeTaken') }
  if (id === undefined)
    return refusingDuplicates(once, () =>
      tx
        .insertInto('warehouse')
        .values(valuesOf(draft))
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),
    )
  const before = await tx
    .selectFrom('warehouse')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('record.notFound')
  refuseIfAny(before.version === version ? [] : [at('version', 'record.stale')])
  return refusingDuplicates(once, () =>
    tx
      .updateTable('warehouse')
      .set(valuesOf(draft))
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )
}

/** The same by the ERP, which knows a warehouse by its code. */
export async function recordWarehouse(tx: Tx, draft: ErpWarehouse): Promise<string> {
  const { id } = await tx
    .insertInto('warehouse')
    .values(valuesOf(draft))
    .onConflict((conflict) => conflict.column('code').doUpdateSet(valuesOf(draft)))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
