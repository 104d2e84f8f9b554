import Table, { type ColumnsType } from 'antd/es/table'
import { type ReactNode, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { EmptyState } from './empty-state.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { Column, Row, TableState } from './table.ts'
import './data-table.css'
import { useNarrow } from './narrow.ts'
import { TablePager } from './table-pager.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

/** From here on only the rows in sight are drawn. */
const virtualFrom = 40
const virtualHeight = 640
const actionsKey = 'row-actions'

type Props<R extends Row> = {
  readonly table: TableState<R>
  readonly label: string
  readonly empty: ReactNode
  readonly actions?: (row: R) => ReactNode
  readonly actionsWidth?: number
  readonly isSelectable?: boolean
  /** Cells of the totals row, by column key. */
  readonly totals?: (rows: readonly R[]) => Readonly<Record<string, ReactNode>>
}

export function DataTable<R extends Row>(props: Props<R>) {
  const { table, label, empty, isSelectable = false } = props
  const { answer, list } = table
  const t = useTranslations('kit.list')
  const columns = useAntdColumns(props)
  const rows = answer.data?.rows ?? []

  if (answer.isPending) return <TableSkeleton label={t('loading')} />
  if (answer.isError && !answer.data)
    return <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
  if (rows.length === 0)
    return list.isFiltered ? (
      <EmptyState
        text={t('nothingFound')}
        action={{ label: t('clearFilters'), run: () => list.setFilters({}) }}
      />
    ) : (
      <>{empty}</>
    )

  const width = columns.reduce((total, column) => total + Number(column.width ?? 120), isSelectable ? 44 : 0)
  const isVirtual = rows.length > virtualFrom
  const totals = props.totals?.(rows)
  return (
    <div className="q-table" aria-busy={answer.isFetching}>
      <Table<R>
        aria-label={label}
        rowKey="id"
        size={table.density === 'compact' ? 'small' : 'middle'}
        columns={columns}
        dataSource={rows as R[]}
        pagination={false}
        virtual={isVirtual}
        tableLayout="fixed"
        scroll={{ x: width, ...(isVirtual && { y: virtualHeight }) }}
        {...(isSelectable && { rowSelection: selectionOf(table, t) })}
        {...(totals && {
          summary: () => (
            <Totals table={table} totals={totals} columns={columns} isSelectable={isSelectable} />
          ),
        })}
        onChange={(_pages, _filters, sorter) => {
          const chosen = Array.isArray(sorter) ? sorter[0] : sorter
          const direction = chosen?.order === 'ascend' ? 'asc' : 'desc'
          list.setSort(chosen?.order ? { column: String(chosen.columnKey), direction } : undefined)
        }}
      />
      <TablePager list={list} total={answer.data?.total ?? 0} />
    </div>
  )
}

function selectionOf<R extends Row>(table: TableState<R>, t: (key: 'selectRow' | 'selectPage') => string) {
  return {
    columnWidth: 44,
    fixed: true,
    preserveSelectedRowKeys: true,
    selectedRowKeys: table.selected.map((row) => row.id),
    onChange: (_keys: unknown, rows: R[]) => table.select(rows),
    getCheckboxProps: () => ({ 'aria-label': t('selectRow') }) as object,
    getTitleCheckboxProps: () => ({ 'aria-label': t('selectPage') }) as object,
  }
}

function useAntdColumns<R extends Row>({ table, actions, actionsWidth = 140 }: Props<R>): ColumnsType<R> {
  const t = useTranslations('kit.list')
  const isNarrow = useNarrow()
  // The same verbs take half as much room again in English.
  const actionsRoom = useLocale() === 'en-US' ? actionsWidth * 1.5 : actionsWidth
  const { shown, list } = table
  return useMemo(() => {
    const drawn: ColumnsType<R> = shown.map((column) => antdColumn(column, list.sort, isNarrow))
    if (actions)
      drawn.push({
        key: actionsKey,
        title: t('actions'),
        width: actionsRoom,
        ...(!isNarrow && { fixed: 'right' as const }),
        render: (_value, row) => <div className="q-row-actions">{actions(row)}</div>,
      })
    return drawn
  }, [shown, list.sort, isNarrow, actions, actionsRoom, t])
}

function antdColumn<R extends Row>(
  column: Column<R>,
  sort: TableState<R>['list']['sort'],
  isNarrow: boolean,
): ColumnsType<R>[number] {
  const order = sort?.direction === 'asc' ? 'ascend' : 'descend'
  return {
    key: column.key,
    title: column.title,
    width: column.width,
    ellipsis: { showTitle: false },
    ...(column.align && { align: column.align }),
    ...(column.isFirst && !isNarrow && { fixed: 'left' as const }),
    ...(column.isSortable && {
      sorter: true,
      showSorterTooltip: false,
      sortOrder: sort?.column === column.key ? order : null,
    }),
    render: (_value, row) => column.cell(row),
  }
}

function Totals<R extends Row>(props: {
  table: TableState<R>
  totals: Readonly<Record<string, ReactNode>>
  columns: ColumnsType<R>
  isSelectable: boolean
}) {
  const t = useTranslations('kit.list')
  const offset = props.isSelectable ? 1 : 0
  return (
    <Table.Summary fixed>
      <Table.Summary.Row>
        {props.isSelectable && <Table.Summary.Cell index={0} />}
        {props.columns.map((column, place) => (
          <Table.Summary.Cell
            key={String(column.key)}
            index={place + offset}
            {...(column.align === 'right' && { align: 'right' })}
          >
            {place === 0 ? t('pageTotals') : props.totals[String(column.key)]}
          </Table.Summary.Cell>
        ))}
      </Table.Summary.Row>
    </Table.Summary>
  )
}
