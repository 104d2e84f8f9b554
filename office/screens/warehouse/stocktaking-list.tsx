import type { Stocktaking } from '@quayside/contract/office/stock.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { DateText, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'
import { useWarehouseOptions } from '../../lib/warehouses.ts'

const filterNames = ['warehouseId'] as const

/** Counts that were made, with how many lots differed. */
export function StocktakingList() {
  const t = useTranslations('officeWarehouse.stocktaking')
  const fields = useTranslations('warehouseFields.stock')
  const pages = useTranslations('office.pages')
  const warehouses = useWarehouseOptions()
  const may = useMay()
  const navigate = useNavigate()
  const list = useListQuery<QueryOf<'GET warehouse/online/stocktaking/list'>>(filterNames)
  const table = useListTable({
    name: 'office.stocktaking',
    entity: 'stocktaking',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET warehouse/online/stocktaking/list', { query: list.query }, { signal }),
  })
  return (
    <ListPage
      title={pages('stocktakings')}
      table={table}
      actions={
        may('stock-count') && (
          <Button look="primary" onClick={() => void navigate({ href: pageAddress('/office/stocktaking') })}>
            {t('new')}
          </Button>
        )
      }
      filters={
        <FilterSelect name="warehouseId" label={fields('warehouseName')} options={warehouses} width={260} />
      }
      rows={{ empty: { text: t('empty') } }}
    />
  )
}

function useColumns(): readonly Column<Stocktaking>[] {
  const t = useTranslations('officeWarehouse.stocktaking')
  const fields = useTranslations('warehouseFields.stock')
  return useMemo(() => {
    const { code, text } = columnsOf<Stocktaking, typeof t>(t)
    const fieldsColumns = columnsOf<Stocktaking, typeof fields>(fields)
    const figure = (key: 'lots' | 'adjusted'): Column<Stocktaking> => ({
      key,
      title: t(key),
      width: 110,
      align: 'right',
      cell: (row) => <span className="q-number">{row[key]}</span>,
    })
    return [
      code('number', 160, { isFirst: true }),
      fieldsColumns.text('warehouseName', 240),
      text('note', 260, { grows: true }),
      figure('lots'),
      figure('adjusted'),
      { key: 'actorName', title: t('by'), width: 140, cell: (row) => <Text>{row.actorName}</Text> },
      {
        key: 'createdAt',
        title: t('at'),
        width: 150,
        isSortable: true,
        cell: (row) => <DateText value={row.createdAt} hasTime />,
      },
    ]
  }, [t, fields])
}
