import type { OfficePickup } from '@quayside/contract/office/goods.ts'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'

/** Goods that are fetched from suppliers: where, when and from whom. */
export function PickupList() {
  const list = useRecordList('goodsPickup', useColumns())
  return <RecordListPage page="pickups" list={list} />
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
