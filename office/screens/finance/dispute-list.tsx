import { feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import type { OfficeDispute } from '@quayside/contract/office/fee.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useEntryNames } from '../../lib/entry-names.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useMoneyColumns } from './money-columns.tsx'

/** What customers object to; each waits for a decision. */
export function DisputeList() {
  const list = useListQuery<QueryOf<'GET finance/online/dispute/list'>>(recordFilters)
  const table = useListTable({
    name: 'office.feeDispute',
    entity: 'feeDispute',
    columns: useColumns(),
    list,
    fetch: (signal) =>
      api('GET finance/online/dispute/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return <RecordListPage kind="feeDispute" page="feeDisputes" table={table} />
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
