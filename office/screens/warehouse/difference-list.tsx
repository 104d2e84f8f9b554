import type { OfficeDifference } from '@quayside/contract/office/goods.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'

const filters = { ...recordFilters, kind: differenceKind } as const satisfies RecordFilters<'stockDifference'>

/** Received against announced; a disputed difference waits for its settlement. */
export function DifferenceList() {
  const t = useTranslations('officeWarehouse.difference')
  const list = useRecordList('stockDifference', useColumns(), filters)
  return <RecordListPage page="stockDifferences" list={list} filters={useFilterFields(filters, t, {})} />
}

function useColumns(): readonly Column<OfficeDifference>[] {
  const t = useTranslations('officeWarehouse.difference')
  const lines = useTranslations('warehouseFields.inboundLine')
  const common = useRecordColumns<OfficeDifference>('stockDifference')
  return useMemo(() => {
    const { coded } = columnsOf<OfficeDifference, typeof t>(t)
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
      coded('kind', differenceKind, 100, { widthInEnglish: 130 }),
      figure('announced'),
      figure('received'),
      figure('qty'),
      { key: 'title', title: t('reason'), width: 220, cell: (row) => <Text>{row.title}</Text> },
      common.customer,
      common.createdAt,
    ]
  }, [t, lines, common])
}
