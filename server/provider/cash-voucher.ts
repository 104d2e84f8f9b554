import {
  CashVouchersQuery,
  ErpCashVoucher,
  ErpCashVoucherDetail,
  ErpVoucherDraft,
} from '@quayside/contract/gateway/finance.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { readVoucher } from '../modules/finance/read-voucher.ts'
import { saveVoucher } from '../modules/finance/save-voucher.ts'
import { barredSteps } from '../modules/finance/settings.ts'
import { lockVoucher, stepVoucher } from '../modules/finance/step-voucher.ts'
import { providerEntity, upsertOf } from './entity.ts'
import { writeOnce } from './write-once.ts'

export const cashVoucher = providerEntity({
  kind: 'cashVoucher',
  name: 'cash-vouchers',
  from: raw`cash_voucher r`,
  columns: raw<Selectable<DB['cash_voucher']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`r.currency || ' ' || r.amount::text`,
  since: raw`r.created_at`,
  review: (record, { read }) => readVoucher(read, record),
  query: CashVouchersQuery,
  row: ErpCashVoucher,
  detail: ErpCashVoucherDetail,
  barred: ({ entered_by: enteredBy, released_by: releasedBy, currency, amount }, { platform, acting }) =>
    platform.staff.transaction([], (tx) =>
      barredSteps(tx, acting, [
        { name: 'release', first: enteredBy, currency, amount },
        { name: 'reverse', first: releasedBy, currency, amount },
      ]),
    ),
  lock: lockVoucher,
  run: stepVoucher,
  upsert: upsertOf({
    row: ErpVoucherDraft,
    summary: 'Books money in or out; a reference that is sent again books nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting }) =>
      writeOnce(tx, 'cash-vouchers', rows, async ({ reference: _reference, ...draft }) => {
        const { id } = await saveVoucher(tx, acting, draft)
        return id
      }),
  }),
})
