import { type AddressSave, addressColumns } from '@quayside/contract/account/address.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { toStored } from '../../platform/records/columns.ts'
import { clearDefault } from '../../platform/records/default-record.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import type { Call } from '../../platform/session/call.ts'
import { addresses } from './addresses.ts'
import { lockDefaults } from './own-company.ts'

const columnValues = toStored(addressColumns)

export const saveAddress = (call: Call, { body }: { body: AddressSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId } = call.principal
    if (isYes(body.isDefault)) await lockDefaults(tx, companyId)
    await lockForSave(tx, call, addresses, body)
    await checkRegion(tx, body.regionCode)
    // A company has one default address of each type.
    if (isYes(body.isDefault))
      await clearDefault(tx, 'address', { company_id: companyId, type: body.type }, body.id)
    return writeRecord(tx, call, addresses, body.id, {
      ...columnValues(body),
      search: await searchTextOf(body.detail, body.contact),
    })
  })

/** The region must be of the lowest level: a province, or a city with districts, is too wide. */
async function checkRegion(tx: Tx, code: string): Promise<void> {
  const region = await tx
    .selectFrom('region')
    .select(raw<boolean>`exists (select 1 from region part where part.parent = region.code)`.as('has_parts'))
    .where('code', '=', code)
    .executeTakeFirst()
  if (!region) refuseIfAny([at('regionCode', 'address.regionUnknown')])
  if (region?.has_parts) refuseIfAny([at('regionCode', 'address.regionTooWide')])
}
