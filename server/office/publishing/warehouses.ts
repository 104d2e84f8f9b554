import type { Saved } from '@quayside/contract/kernel/record.ts'
import type {
  OfficeWarehouse,
  WarehouseQuery,
  WarehouseSave,
} from '@quayside/contract/warehouse/warehouse.ts'
import { sql as raw } from 'kysely'
import { findWarehouses } from '../../modules/warehouse/list-warehouses.ts'
import { saveWarehouse } from '../../modules/warehouse/save-warehouse.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'

export function listAllWarehouses(call: OfficeCall, { query }: { query: WarehouseQuery }) {
  let found = findWarehouses()
  if (query.keyword) {
    const pattern = containing(query.keyword.toLowerCase())
    found = found.where(
      raw<boolean>`(lower(code) like ${pattern} or lower(names::text) like ${pattern} or lower(addresses::text) like ${pattern})`,
    )
  }
  return listPage(
    call,
    found,
    query,
    { id: raw`id`, code: raw`code` },
    ({ is_hidden: isHidden, ...row }): OfficeWarehouse => ({ ...row, isHidden }),
  )
}

export const changeWarehouse = (call: OfficeCall, { body }: { body: WarehouseSave }): Promise<Saved> =>
  call.write((tx, note) => {
    note.target = `warehouse ${body.code}`
    return saveWarehouse(tx, body)
  })
