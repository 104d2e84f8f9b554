import type { AddressSave } from '@quayside/contract/account/address.ts'
import { isYes, type Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { addressKey, clearDefaultAddress, findRegion, lockAddress } from './address-queries.ts'
import { readAddress } from './list-addresses.ts'
import { lockDefaults } from './own-company.ts'

export const saveAddress = (call: Call, { body }: { body: AddressSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    if (isYes(body.isDefault)) await lockDefaults(tx, companyId)
    if (body.id !== undefined) await requireUnchanged(tx, call, body, body.id)
    await checkRegion(tx, body.regionCode)
    const exceptId = body.id ?? '0'
    if (isYes(body.isDefault)) await clearDefaultAddress(tx, companyId, { type: body.type, exceptId })
    const values = {
      type: body.type,
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
            .insertInto('address')
            .values({ company_id: companyId, ...values })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('address')
            .set(values)
            .where('company_id', '=', companyId)
            .where('id', '=', body.id)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
    const transition = body.id === undefined ? 'create' : 'save'
    await recordEvents(tx, acting, { companyId, entity: 'address', ids: [saved.id] }, { transition })
    return saved
  })

async function requireUnchanged(tx: Tx, call: Call, body: AddressSave, id: string): Promise<void> {
  const { companyId } = call.principal
  const before = found(await lockAddress(tx, companyId, id))
  await requireVersion(
    tx,
    addressKey(companyId, id),
    { actual: before.version, given: body.version },
    (read) => readAddress(read, call, id),
  )
}

/** A van cannot be sent to a province. */
async function checkRegion(tx: Tx, code: string): Promise<void> {
  const region = await findRegion(tx, code)
  if (!region) refuseIfAny([at('regionCode', 'address.regionUnknown')])
  if (region?.has_parts) refuseIfAny([at('regionCode', 'address.regionTooWide')])
}
