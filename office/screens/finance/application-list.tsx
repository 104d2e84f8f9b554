import { amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeApplication } from '@quayside/contract/office/finance.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import styles from './finance.module.css'
import { useMoneyColumns } from './money-columns.tsx'

/** Payment applications of all customers; what needs care is marked before anybody opens it. */
export function ApplicationList() {
  const list = useListQuery<QueryOf<'GET finance/online/paymentApplication/list'>>(recordFilters)
  const table = useListTable({
    name: 'office.paymentApplication',
    entity: 'paymentApplication',
    columns: useColumns(),
    list,
    fetch: (signal) =>
      api('GET finance/online/paymentApplication/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return <RecordListPage kind="paymentApplication" page="paymentApplications" table={table} />
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
      {
        key: 'earmarked',
        title: t('earmarked'),
        width: 130,
        align: 'right',
        cell: (row) => <Money value={amount(row.earmarked)} />,
      },
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
