import { stockDirection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  outboundState,
  outboundStateTone,
  warehouseInState,
  warehouseInStateTone,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { WarehouseOrder as Row } from '@quayside/contract/warehouse/warehouse-order.ts'
import { Button } from '@quayside/kit/button.tsx'
import { DateText, Nothing, Text } from '@quayside/kit/cells.tsx'
import { columnsOf } from '@quayside/kit/columns.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { ListTabs } from '@quayside/kit/list-tabs.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { CodeText, StateTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { useWarehouseOptions } from '../../lib/warehouses.ts'
import { OrdersToBind } from './orders-to-bind.tsx'

const filterNames = [
  'keyword',
  'direction',
  'warehouseId',
  'isOpen',
  'createdAtBegin',
  'createdAtEnd',
] as const

const isIn = ({ direction }: Pick<Row, 'direction'>): boolean => direction === stockDirection.codes.in
const recordOf = (row: Row): string =>
  isIn(row) ? pageAddress('/storageInfo', { id: row.id }) : pageAddress('/outstorageInfo', { id: row.id })

/** What comes into the warehouses and what leaves them, in one list; above it the orders that wait for stored goods. */
export function WarehouseOrderList() {
  const t = useTranslations('binding.list')
  const fields = useTranslations('binding.fields')
  const codeText = useCodeText()
  const can = useCan()
  const navigate = useNavigate()
  const warehouses = useWarehouseOptions()
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'warehouseOrders',
    entity: 'warehouseOrder',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET warehouse/online/order/list', { query: list.query as never }, { signal }),
    refetchInterval: 60_000,
  })
  const { direction = '', isOpen = '' } = list.filters
  const open = 'open'
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          {can('logistics-inbound-save') && (
            <Button onClick={() => void navigate({ href: pageAddress('/storageInfo') })}>{t('newIn')}</Button>
          )}
          {can('logistics-outbound-save') && (
            <Button look="primary" onClick={() => void navigate({ href: pageAddress('/outstorageInfo') })}>
              {t('newOut')}
            </Button>
          )}
        </>
      }
      tabs={
        <>
          <OrdersToBind />
          <ListTabs
            label={t('tabs')}
            chosen={isOpen === '1' ? open : direction}
            groups={[
              [
                { value: '', label: t('all'), count: undefined },
                ...stockDirection.values.map((value) => ({
                  value: String(value),
                  label: codeText(stockDirection, value),
                  count: undefined,
                })),
              ],
              [{ value: open, label: t('open'), count: undefined }],
            ]}
            onChoose={(value) =>
              list.setFilters({
                ...list.filters,
                direction: value === open ? '' : value,
                isOpen: value === open ? '1' : '',
              })
            }
          />
        </>
      }
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="warehouseId" label={fields('warehouseName')} width={190} options={warehouses} />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </>
      }
      rows={{
        empty: { text: t('empty') },
        actionsWidth: 72,
        actions: (row) => <PageLink href={recordOf(row)}>{t('view')}</PageLink>,
      }}
    />
  )
}

/** Each direction has its own machine. */
function OrderState({ row }: { row: Row }) {
  if (isIn(row)) {
    const key = row.state as keyof typeof warehouseInState.codes
    return (
      <StateTag list={warehouseInState} tones={warehouseInStateTone} value={warehouseInState.codes[key]} />
    )
  }
  const key = row.state as keyof typeof outboundState.codes
  return <StateTag list={outboundState} tones={outboundStateTone} value={outboundState.codes[key]} />
}

function useColumns(): readonly Column<Row>[] {
  const fields = useTranslations('binding.fields')
  return useMemo(() => {
    const { number, text, figure, day, instant } = columnsOf<Row, typeof fields>(fields)
    return [
      number('number', 130, recordOf),
      {
        key: 'direction',
        title: fields('direction'),
        width: 76,
        widthInEnglish: 96,
        isKept: true,
        onCard: 'note',
        cell: (row) => <CodeText list={stockDirection} value={row.direction} />,
      },
      {
        key: 'state',
        title: fields('state'),
        width: 128,
        widthInEnglish: 156,
        isState: true,
        isKept: true,
        cell: (row) => <OrderState row={row} />,
      },
      {
        key: 'partner',
        title: fields('partner'),
        width: 180,
        grows: true,
        onCard: 'title',
        cell: ({ partner }) => (partner === '' ? <Nothing /> : <Text>{partner}</Text>),
      },
      text('warehouseName', 160, { grows: true }),
      figure('lineCount', 70),
      {
        key: 'qty',
        title: fields('qty'),
        width: 100,
        align: 'right',
        onCard: 'sum',
        figures: (rows) => rows.map(({ qty }) => showNumber(qty)),
        cell: ({ qty }) => <span className="q-number">{showNumber(qty)}</span>,
      },
      {
        key: 'plannedOn',
        title: fields('plannedOn'),
        width: 110,
        isSortable: true,
        onCard: 'aside',
        cell: ({ plannedOn }) => <DateText value={plannedOn} />,
      },
      instant('createdAt'),
      day('updatedAt', { isHiddenAtFirst: true, isSortable: false }),
    ]
  }, [fields])
}
