import { feeColumns } from '@quayside/contract/finance/fee.ts'
import { ErpFee, ErpFeeDetail, ErpFeeDraft, FeesQuery } from '@quayside/contract/gateway/fees.ts'
import { OfficeFee } from '@quayside/contract/office/fee.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { chargeFees } from '../modules/finance/charge-fee.ts'
import { readFee } from '../modules/finance/get-fee.ts'
import { lockFee, stepFee } from '../modules/finance/step-fee.ts'
import { providerEntity, upsertOf } from './entity.ts'
import { type JoinedRow, selected } from './row-of.ts'
import { writeOnce } from './write-once.ts'

const latestDispute = (column: 'id' | 'state') =>
  raw`(select ${raw.ref(`d.${column}`)} from fee_dispute d where d.company_id = r.company_id and d.fee_id = r.id
    order by d.id desc limit 1)`
const joined = {
  orderNo: raw<string | null>`o.order_no`,
  dueOn: raw<string | null>`i.due_on`,
  settled: raw<string>`coalesce(i.settled, 0)::app.money`,
  outstanding: raw<string>`coalesce(i.outstanding, 0)::app.money`,
  disputeState: raw<number | null>`${latestDispute('state')}`,
  disputeId: raw<string | null>`${latestDispute('id')}`,
}

export const fee = providerEntity({
  kind: 'fee',
  name: 'fees',
  from: raw`fee r left join trade_order o on o.company_id = r.company_id and o.id = r.order_id
    left join receivable_item i on i.company_id = r.company_id and i.entry_id = r.entry_id`,
  columns: raw<Selectable<DB['fee']> & JoinedRow<typeof joined>>`r.*, ${selected(joined)}`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`coalesce(o.order_no, '')`,
  sum: { currency: raw`r.currency`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: async (record, { read }) => ({ ...(await readFee(read, record, () => [])), isDisputable: false }),
  office: {
    row: OfficeFee,
    columns: feeColumns,
    joined,
    searched: [raw`r.number`, raw`o.order_no`, raw`r.note`],
  },
  query: FeesQuery,
  row: ErpFee,
  detail: ErpFeeDetail,
  lock: lockFee,
  run: stepFee,
  upsert: upsertOf({
    row: ErpFeeDraft,
    summary: 'Charges fees on orders or companies; a reference that is sent again charges nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting }) =>
      writeOnce(tx, 'fees', rows, async ({ reference: _reference, ...draft }) => {
        const [charged] = await chargeFees(tx, acting, [draft])
        return charged?.id ?? ''
      }),
  }),
})
