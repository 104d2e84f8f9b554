import { amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeApplication } from '@quayside/contract/office/finance.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import styles from './finance.module.css'
import { useMoneyColumns } from './money-columns.tsx'

/** Payment applications of all customers; what needs care is marked before anybody opens it. */
export function ApplicationList() {
  const list = useRecordList('paymentApplication', useColumns())
  return <RecordListPage page="paymentApplications" list={list} />
}

function useColumns(): readonly Column<OfficeApplication>[] {
  const t = useTranslations('officeFinance.application')
  const fields = useTranslations('paymentFields.paymentApplication')
  const common = useMoneyColumns<OfficeApplication>('paymentApplication')
  return useMemo(() => {
    const { text } = columnsOf<OfficeApplication, typeof fields>(fields)
    return [
      common.number,
      common.state,
      {
        key: 'marks',
        title: t('marks'),
        width: 210,
        widthInEnglish: 320,
        cell: (row) => <Marks row={row} />,
      },
      common.customer,
      text('supplierName', 200),
      common.sum,
      amountColumn('rmbAmount', fields('rmbAmount'), 130),
      amountColumn('earmarked', t('earmarked'), 130),
      common.createdAt,
    ]
  }, [t, fields, common])
}

function Marks({ row }: { row: Pick<OfficeApplication, 'isAccountRecent' | 'overLimitBy'> }) {
  const t = useTranslations('officeFinance.application')
  const isOver = isPositive(amount(row.overLimitBy))
  if (!isYes(row.isAccountRecent) && !isOver) return <span className="q-nothing">–</span>
  return (
    <span className={styles['marks']}>
      {isYes(row.isAccountRecent) && <ToneTag tone="refused">{t('recent')}</ToneTag>}
      {isOver && <ToneTag tone="waitsForYou">{t('overLimit')}</ToneTag>}
    </span>
  )
}
