import { feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import type { OfficeDispute } from '@quayside/contract/office/fee.ts'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { useMoneyColumns } from './money-columns.tsx'

/** What customers object to; each waits for a decision. */
export function DisputeList() {
  const list = useRecordList('feeDispute', useColumns())
  return <RecordListPage page="feeDisputes" list={list} />
}

function useColumns(): readonly Column<OfficeDispute>[] {
  const t = useTranslations('officeFinance.dispute')
  const fields = useTranslations('financeFields.fee')
  const kindName = useEntryNames(String(feeKinds))
  const common = useMoneyColumns<OfficeDispute>('feeDispute')
  return useMemo(
    () => [
      common.number,
      common.state,
      { key: 'kind', title: fields('kind'), width: 120, cell: (row) => <Text>{kindName(row.kind)}</Text> },
      { key: 'orderNo', title: fields('orderNo'), width: 150, cell: (row) => <Code>{row.orderNo}</Code> },
      { ...common.customer, grows: false },
      { key: 'title', title: t('reason'), width: 260, grows: true, cell: (row) => <Text>{row.title}</Text> },
      common.sum,
      common.createdAt,
    ],
    [t, fields, kindName, common],
  )
}
