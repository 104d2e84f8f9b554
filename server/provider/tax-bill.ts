import { lateCharge } from '@quayside/contract/customs/tax-bill.rules.ts'
import { taxBillColumns } from '@quayside/contract/customs/tax-bill.ts'
import {
  ErpTaxBillDraft,
  erpTaxBill,
  payTaxBody,
  recordPaidBody,
} from '@quayside/contract/gateway/customs.ts'
import { amount as amountOf } from '@quayside/contract/kernel/money.ts'
import { OfficeTaxBill } from '@quayside/contract/office/tax-bill.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { findDeclarationId } from '../modules/customs/find-declaration.ts'
import { issueTaxBill } from '../modules/customs/issue-tax-bill.ts'
import { lockTaxBill } from '../modules/customs/lock-tax-bill.ts'
import { stepTaxBill } from '../modules/customs/step-tax-bill.ts'
import { daysLateSql, isOverdueSql, lateUntilSql, readTaxBill } from '../modules/customs/tax-bills.ts'
import { upsertOf } from './entity.ts'
import { providerDocument } from './provider-document.ts'
import { writeOnce } from './write-once.ts'

const joined = {
  declarationNo: raw<string>`d.declaration_no`,
  orderNo: raw<string>`o.order_no`,
  daysLate: daysLateSql('r'),
}

export const taxBill = providerDocument({
  kind: 'taxBill',
  name: 'tax-bills',
  columns: taxBillColumns,
  joins: raw`join trade_order o on o.company_id = r.company_id and o.id = r.order_id
    join declaration d on d.company_id = r.company_id and d.id = r.declaration_id`,
  joined,
  title: raw`o.order_no`,
  sum: { currency: raw`'RMB'`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: (record, { read }) => readTaxBill(read, record),
  erp: erpTaxBill,
  office: {
    row: OfficeTaxBill,
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
