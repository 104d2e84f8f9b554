import { lateCharge } from '@quayside/contract/customs/tax-bill.rules.ts'
import { taxBillColumns } from '@quayside/contract/customs/tax-bill.ts'
import {
  ErpTaxBill,
  ErpTaxBillDetail,
  ErpTaxBillDraft,
  payTaxBody,
  recordPaidBody,
  TaxBillsQuery,
} from '@quayside/contract/gateway/customs.ts'
import { amount as amountOf } from '@quayside/contract/kernel/money.ts'
import { OfficeTaxBill } from '@quayside/contract/office/tax-bill.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { findDeclarationId } from '../modules/customs/find-declaration.ts'
import { issueTaxBill } from '../modules/customs/issue-tax-bill.ts'
import { lockTaxBill } from '../modules/customs/lock-tax-bill.ts'
import { stepTaxBill } from '../modules/customs/step-tax-bill.ts'
import { daysLateSql, isOverdueSql, lateUntilSql, readTaxBill } from '../modules/customs/tax-bills.ts'
import { providerEntity, upsertOf } from './entity.ts'
import { type JoinedRow, selected } from './row-of.ts'
import { writeOnce } from './write-once.ts'

const joined = {
  declarationNo: raw<string>`d.declaration_no`,
  orderNo: raw<string>`o.order_no`,
  daysLate: daysLateSql('r'),
}

export const taxBill = providerEntity({
  kind: 'taxBill',
  name: 'tax-bills',
  from: raw`tax_bill r join trade_order o on o.company_id = r.company_id and o.id = r.order_id
    join declaration d on d.company_id = r.company_id and d.id = r.declaration_id`,
  columns: raw<Selectable<DB['tax_bill']> & JoinedRow<typeof joined>>`r.*, ${selected(joined)}`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`o.order_no`,
  sum: { currency: raw`'RMB'`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: (record, { read }) => readTaxBill(read, record),
  office: {
    row: OfficeTaxBill,
    columns: taxBillColumns,
    joined,
    more: () => ({ lateUntil: raw`(${lateUntilSql('r')})::text` }),
    computed: {
      lateCharge: ({ amount, due_on: dueOn, late_until: until }) =>
        lateCharge(amountOf(String(amount)), String(dueOn), String(until)),
    },
    filters: {
      isOverdue: (value) => (value === 1 ? isOverdueSql('r') : raw<boolean>`true`),
    },
    searched: [raw`r.number`, raw`o.order_no`],
  },
  query: TaxBillsQuery,
  row: ErpTaxBill,
  detail: ErpTaxBillDetail,
  bodies: { pay: payTaxBody, recordPaid: recordPaidBody },
  lock: lockTaxBill,
  run: stepTaxBill,
  upsert: upsertOf({
    row: ErpTaxBillDraft,
    summary: 'Records tax bills of customs; a reference that is sent again records nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting }) =>
      writeOnce(tx, 'tax-bills', rows, async ({ reference: _reference, declarationNo, ...draft }) => {
        const declarationId = await findDeclarationId(tx, declarationNo)
        refuseIfAny(declarationId === undefined ? [at('declarationNo', 'record.notFound')] : [])
        const { id } = await issueTaxBill(tx, acting, {
          ...draft,
          declarationId: declarationId ?? '',
          fileIds: [],
        })
        return id
      }),
  }),
})
