import type { OfficePickup } from '@quayside/contract/office/goods.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'

/** Goods that are fetched from suppliers: where, when and from whom. */
export function PickupList() {
  const list = useListQuery<QueryOf<'GET warehouse/online/pickup/list'>>(recordFilters)
  const table = useListTable({
    name: 'office.goodsPickup',
    entity: 'goodsPickup',
    columns: useColumns(),
    list,
    fetch: (signal) =>
      api('GET warehouse/online/pickup/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return <RecordListPage kind="goodsPickup" page="pickups" table={table} />
}

function useColumns(): readonly Column<OfficePickup>[] {
  const fields = useTranslations('warehouseFields.inbound')
  const t = useTranslations('officeWarehouse.pickup')
  const common = useRecordColumns<OfficePickup>('goodsPickup')
  return useMemo(
    () => [
      common.number,
      common.state,
      { key: 'time', title: t('time'), width: 150, cell: (row) => <Text>{row.time}</Text> },
      { key: 'address', title: t('address'), width: 300, cell: (row) => <Text>{row.address}</Text> },
      {
        key: 'contact',
        title: fields('contact'),
        width: 180,
        cell: (row) => <Text>{`${row.contact} ${row.phone}`.trim()}</Text>,
      },
      {
        key: 'inboundNumber',
        title: fields('number'),
        width: 160,
        cell: (row) => <Code href={recordAddress('inbound', row.inboundId)}>{row.inboundNumber}</Code>,
      },
      common.customer,
      common.createdAt,
    ],
    [fields, t, common],
  )
}
