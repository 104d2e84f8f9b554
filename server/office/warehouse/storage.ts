import type {
  StorageLotCharge,
  StorageLots,
  StorageMonth,
  StoragePreview,
  StorageRun,
} from '@quayside/contract/office/storage.ts'
import { chargeStorage } from '../../modules/warehouse/charge-storage.ts'
import { previewLots, previewStorage } from '../../modules/warehouse/preview-storage.ts'
import type { OfficeCall } from '../office-call.ts'

/** Reads only, in a transaction of its own, so that all lots are of one instant. */
export const previewStorageCharges = (
  call: OfficeCall,
  { query }: { query: StorageMonth },
): Promise<StoragePreview> =>
  call.platform.staff.transaction([], (tx) =>
    previewStorage(tx, query, { today: call.platform.clock.today(), locale: call.locale }),
  )

export const previewStorageLots = (
  call: OfficeCall,
  { query }: { query: StorageLots },
): Promise<StorageLotCharge[]> =>
  call.platform.staff.transaction([], (tx) => previewLots(tx, query, { today: call.platform.clock.today() }))

export const runStorageCharges = (call: OfficeCall, { body }: { body: StorageMonth }): Promise<StorageRun> =>
  call.write((tx) =>
    chargeStorage(tx, call.acting, body, { today: call.platform.clock.today(), locale: call.locale }),
  )
