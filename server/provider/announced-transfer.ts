import { ErpTransfer, ErpTransferDetail, TransfersQuery } from '@quayside/contract/gateway/tax-invoices.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { readTransfer } from '../modules/finance/get-transfer.ts'
import { lockTransfer, stepTransfer } from '../modules/finance/step-transfer.ts'
import { providerEntity } from './entity.ts'

export const announcedTransfer = providerEntity({
  kind: 'announcedTransfer',
  name: 'capital-appointments',
  from: raw`announced_transfer r`,
  columns: raw<Selectable<DB['announced_transfer']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`r.payer_name`,
  since: raw`r.created_at`,
  review: (record, { read }) => readTransfer(read, record),
  query: TransfersQuery,
  row: ErpTransfer,
  detail: ErpTransferDetail,
  more: async ({ company_id: companyId, id }, { read }) => {
    const { itemIds, orderIds } = await readTransfer(read, { companyId, id })
    return { itemIds, orderIds }
  },
  lock: lockTransfer,
  run: stepTransfer,
})
