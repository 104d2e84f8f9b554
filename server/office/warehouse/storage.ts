import type { StorageCharge, StorageMonth } from '@quayside/contract/office/warehouse.ts'
import { chargeStorage, previewStorage } from '../../modules/warehouse/charge-storage.ts'
import { todayOf } from '../../modules/warehouse/stock.ts'
import type { OfficeCall } from '../office-call.ts'

/** Reads only, in a transaction of its own, so that all lots are of one instant. */
export const previewStorageCharges = (
  call: OfficeCall,
  { query }: { query: StorageMonth },
): Promise<StorageCharge[]> =>
  call.platform.staff.transaction([], (tx) =>
    previewStorage(tx, query, { today: todayOf(call), locale: call.locale }),
  )

export const runStorageCharges = (
  call: OfficeCall,
  { body }: { body: StorageMonth },
): Promise<StorageCharge[]> =>
  call.write((tx) => chargeStorage(tx, call.acting, body, { today: todayOf(call), locale: call.locale }))
