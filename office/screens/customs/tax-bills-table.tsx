import { taxBillKind, taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import type { TaxBill } from '@quayside/contract/customs/tax-bill.ts'
import { amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import styles from './customs.module.css'

/** The tax bills of one declaration. */
export function BillsTable({ bills }: { bills: readonly TaxBill[] }) {
  const fields = useTranslations('declarationFields.taxBill')
  return (
    <ShortTable
      rows={bills}
      columns={[
        {
          title: fields('number'),
          isRowHead: true,
          cell: (bill) => <Code href={recordAddress('taxBill', bill.id)}>{bill.number}</Code>,
        },
        { title: fields('kind'), cell: (bill) => <CodeText list={taxBillKind} value={bill.kind} /> },
        {
          title: fields('state'),
          cell: (bill) => <KindState kind="taxBill" state={taxBillState.keyOf(bill.state) ?? 'open'} />,
        },
        { title: fields('amount'), isFigure: true, cell: (bill) => <Money value={amount(bill.amount)} /> },
        { title: fields('dueOn'), cell: (bill) => <DateText value={bill.dueOn} /> },
        { title: fields('paidOn'), cell: (bill) => <DateText value={bill.paidOn} /> },
        {
          title: fields('lateCharge'),
          isFigure: true,
          cell: (bill) => <LateCharge value={bill.lateCharge} />,
        },
      ]}
    />
  )
}

export const LateCharge = ({ value }: { value: string }) =>
  isPositive(amount(value)) ? (
    <span className={styles['late']}>
      <Money value={amount(value)} />
    </span>
  ) : (
    <Money value={amount(value)} />
  )
