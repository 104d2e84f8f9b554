import { isYes, type Saved } from '@quayside/contract/kernel/record.ts'
import type { SupplierAddressSave } from '@quayside/contract/partners/supplier-address.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readIn } from '../../platform/records/read-in.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { addressKey, clearDefaultAddress, findRegion, lockAddress } from './address-queries.ts'
import { readSupplierAddress } from './list-supplier-addresses.ts'
import { lockOwnSupplier } from './own-supplier.ts'

export const saveSupplierAddress = (call: Call, { body }: { body: SupplierAddressSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    await lockOwnSupplier(tx, acting, body.supplierId)
    if (body.id !== undefined) await requireUnchanged(tx, call, body, body.id)
    const [[region]] = await readIn(tx)(findRegion(body.regionCode))
    refuseIfAny(region?.names ? [] : [at('regionCode', 'supplierAddress.regionUnknown')])
    const { supplierId, type } = body
    const exceptId = body.id ?? '0'
    if (isYes(body.isDefault)) await clearDefaultAddress(tx, companyId, { supplierId, type, exceptId })
    const values = {
      type,
      region_code: body.regionCode,
      detail: body.detail,
      contact: body.contact,
      phone: body.phone,
      is_default: isYes(body.isDefault),
      search: await searchTextOf(body.detail, body.contact),
    }
    const saved =
      body.id === undefined
        ? await tx
            .insertInto('supplier_address')
            .values({ company_id: companyId, supplier_id: supplierId, ...values })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('supplier_address')
            .set(values)
            .where('company_id', '=', companyId)
            .where('id', '=', body.id)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
    const transition = body.id === undefined ? 'create' : 'save'
    await recordEvents(tx, acting, { companyId, entity: 'supplierAddress', ids: [saved.id] }, { transition })
    return saved
  })

/** An address stays with its supplier: another supplier's id is the id of no such address. */
async function requireUnchanged(tx: Tx, call: Call, body: SupplierAddressSave, id: string): Promise<void> {
  const { companyId } = call.principal
  const before = found(await lockAddress(tx, companyId, { id, supplierId: body.supplierId }))
  await requireVersion(
    tx,
    addressKey(companyId, id),
    { actual: before.version, given: body.version },
    (read) => readSupplierAddress(read, call, id),
  )
}
