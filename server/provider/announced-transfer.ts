import { announcedTransferColumns } from '@quayside/contract/finance/announced-transfer.ts'
import { ErpTransfer, ErpTransferDetail, TransfersQuery } from '@quayside/contract/gateway/tax-invoices.ts'
import { OfficeTransfer } from '@quayside/contract/office/money-records.api.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { lockTransfer, stepTransfer } from '../modules/finance/step-transfer.ts'
import { isTransferLateSql, transferOrderNosSql, transfers } from '../modules/finance/transfers.ts'
import { providerEntity } from './entity.ts'
import { columnsFor, type JoinedRow } from './row-of.ts'

const joined = {
  itemIds: raw<string[]>`r.item_ids::text[]`,
  orderIds: raw<string[]>`r.order_ids::text[]`,
  orderNos: transferOrderNosSql('r'),
  isLate: isTransferLateSql('r'),
  announcedByName: raw<string>`m.name`,
}

export const announcedTransfer = providerEntity({
  kind: 'announcedTransfer',
  name: 'capital-appointments',
  from: raw`announced_transfer r join member m on m.id = r.announced_by`,
  columns: raw<
    Selectable<DB['announced_transfer']> & JoinedRow<typeof joined>
  >`${columnsFor(ErpTransfer, joined)}`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`r.payer_name`,
  sum: { currency: raw`r.currency`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: transfers.review,
  office: {
    row: OfficeTransfer,
    columns: announcedTransferColumns,
    joined,
    searched: [raw`r.number`, raw`r.payer_name`],
  },
  query: TransfersQuery,
  row: ErpTransfer,
  detail: ErpTransferDetail,
  lock: lockTransfer,
  run: stepTransfer,
})
