import { feeColumns } from '@quayside/contract/finance/fee.ts'
import { ErpFeeDraft, erpFee } from '@quayside/contract/gateway/fees.ts'
import { OfficeFee } from '@quayside/contract/office/fee.ts'
import { sql as raw } from 'kysely'
import { chargeFees } from '../modules/finance/charge-fee.ts'
import { readFee } from '../modules/finance/get-fee.ts'
import { lockFee, stepFee } from '../modules/finance/step-fee.ts'
import { upsertOf } from './entity.ts'
import { providerDocument } from './provider-document.ts'
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

export const fee = providerDocument({
  kind: 'fee',
  name: 'fees',
  columns: feeColumns,
  joins: raw`left join trade_order o on o.company_id = r.company_id and o.id = r.order_id
    left join receivable_item i on i.company_id = r.company_id and i.entry_id = r.entry_id`,
  joined,
  title: raw`coalesce(o.order_no, '')`,
  sum: { currency: raw`r.currency`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: async (record, { read }) => ({ ...(await readFee(read, record, () => [])), isDisputable: false }),
  erp: erpFee,
  office: {
    row: OfficeFee,
    searched: [raw`r.number`, raw`o.order_no`, raw`r.note`],
  },
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
