import type { OfficeDifference } from '@quayside/contract/office/goods.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/api.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useRecordTable } from '../../lib/record-table.ts'

type Query = QueryOf<'GET warehouse/online/difference/list'>
const filters = { ...recordFilters, kind: differenceKind } as const satisfies FilterTable<Query>

/** Received against announced; a disputed difference waits for its settlement. */
export function DifferenceList() {
  const t = useTranslations('officeWarehouse.difference')
  const list = useListQuery<Query>(filters)
  const table = useRecordTable({
    kind: 'stockDifference',
    list,
    columns: useColumns(),
  })
  return (
    <RecordListPage
      kind="stockDifference"
      page="stockDifferences"
      table={table}
      filters={useFilterFields(filters, t, {})}
    />
  )
}

function useColumns(): readonly Column<OfficeDifference>[] {
  const t = useTranslations('officeWarehouse.difference')
  const lines = useTranslations('warehouseFields.inboundLine')
  const common = useRecordColumns<OfficeDifference>('stockDifference')
  return useMemo(() => {
    const figure = (key: 'announced' | 'received' | 'qty'): Column<OfficeDifference> => ({
      key,
      title: t(key),
      width: 100,
      align: 'right',
      cell: (row) => <span className="q-number">{showNumber(row[key])}</span>,
    })
    return [
      common.number,
      common.state,
      { key: 'model', title: lines('model'), width: 180, cell: (row) => <Text>{row.model}</Text> },
      {
        key: 'kind',
        title: t('kind'),
        width: 100,
        widthInEnglish: 130,
        cell: (row) => <CodeText list={differenceKind} value={row.kind} />,
      },
      figure('announced'),
      figure('received'),
      figure('qty'),
      { key: 'title', title: t('reason'), width: 220, cell: (row) => <Text>{row.title}</Text> },
      common.customer,
      common.createdAt,
    ]
  }, [t, lines, common])
}
