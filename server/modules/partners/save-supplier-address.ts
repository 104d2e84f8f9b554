import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import {
  type SupplierAddressSave,
  supplierAddressColumns,
} from '@quayside/contract/partners/supplier-address.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { clearDefault } from '../../platform/records/default-record.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import { regionNames } from '../../platform/records/region-name.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockOwnSupplier } from './own-supplier.ts'
import { supplierAddresses } from './supplier-addresses.ts'

const columnValues = toStored(supplierAddressColumns)

export const saveSupplierAddress = (call: Call, { body }: { body: SupplierAddressSave }): Promise<Saved> =>
  call.write(async (tx) => {
    await lockOwnSupplier(tx, asCustomer(call.principal), body.supplierId)
    await lockForSave(tx, call, supplierAddresses, body, { supplier_id: body.supplierId })
    const [[region]] = await readWithin(tx)(findRegion(body.regionCode))
    refuseIfAny(region?.names ? [] : [at('regionCode', 'supplierAddress.regionUnknown')])
    const values = { ...columnValues(body), search: await searchTextOf(body.detail, body.contact) }
    const { supplier_id, type } = values
    const { companyId: company_id } = call.principal
    // A supplier has one default address of each type.
    if (isYes(body.isDefault))
      await clearDefault(tx, 'supplier_address', { company_id, supplier_id, type }, body.id)
    return writeRecord(tx, call, supplierAddresses, body.id, values)
  })

const findRegion = (code: string) => sql.selectNoFrom(regionNames(raw`${code}::text`).as('names'))
