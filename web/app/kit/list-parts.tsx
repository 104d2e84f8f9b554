import { amount } from '@quayside/contract/kernel/money.ts'
import { Code } from '@quayside/kit/cells.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterChoice } from '@quayside/kit/filter-choice.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import {
  EmptyList,
  ListButtons,
  ListSelection,
  RowButtons,
  useListActions,
} from '@quayside/kit/list-actions.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { ListSearch } from '@quayside/kit/list-search.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { type ListAnswer, useTable } from '@quayside/kit/table.ts'
import { TablePager } from '@quayside/kit/table-pager.tsx'
import { noop, Part } from './part.tsx'

type Line = { id: string; name: string; amount: string }
const lines: Line[] = ['128460', '-56200.5', '0'].map((value, place) => ({
  id: String(place + 1),
  name: `SP-${place + 1}`,
  amount: value,
}))
const answered: ListAnswer<Line> = {
  data: { rows: lines, total: 4_321 },
  isPending: false,
  isError: false,
  isFetching: false,
  refetch: noop,
}
const filterNames = ['choice', 'keyword', 'select', 'dayBegin', 'dayEnd'] as const
const options = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
]

export function ListParts() {
  return (
    <ListSearch>
      <SampleList answer={answered} />
      <Part name="DataTable: pending, failed, empty">
        <SampleTable answer={{ ...answered, data: undefined, isPending: true }} />
        <SampleTable answer={{ ...answered, data: undefined, isError: true }} />
        <SampleTable answer={{ ...answered, data: { rows: [], total: 0 } }} />
      </Part>
      <Part name="TablePager, SelectionBar">
        <Below />
      </Part>
    </ListSearch>
  )
}

function useSample(answer: ListAnswer<Line>) {
  const list = useListQuery(filterNames)
  const table = useTable<Line>({
    name: 'sample',
    list,
    answer,
    columns: [
      {
        key: 'name',
        title: 'Number',
        width: 200,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code>{row.name}</Code>,
      },
      {
        key: 'amount',
        title: 'Amount',
        width: 160,
        align: 'right',
        cell: (row) => <Money value={amount(row.amount)} currency="USD" />,
      },
    ],
  })
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'hub-contact',
    create: { label: 'New', run: noop },
    entities: [],
    removeConfirm: (count) => `${count} will be gone`,
    removed: (count) => `${count} gone`,
    exportRows: () => Promise.resolve({ blob: new Blob(['']), fileName: 'sample.xlsx' }),
    removeRows: (ids) => Promise.resolve({ count: ids.length }),
  })
  return { list, table, actions }
}

function SampleList({ answer }: { answer: ListAnswer<Line> }) {
  const { list, table, actions } = useSample(answer)
  return (
    <ListPage
      title="ListPage, FilterBar, DataTable, list actions"
      table={table}
      actions={<ListButtons actions={actions} onImport={noop} />}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterChoice name="choice" label="Choice" all="All" options={options} />
          <FilterText name="keyword" label="Keyword" />
          <FilterSelect name="select" label="Select" options={options} />
          <FilterDates name="day" label="Day" />
        </FilterBar>
      }
      selection={<ListSelection actions={actions} />}
    >
      <DataTable
        table={table}
        label="Sample"
        isSelectable
        empty={<EmptyList actions={actions} text="Nothing yet" />}
        actions={(row) => <RowButtons actions={actions} row={row} onChange={noop} />}
        totals={() => ({ amount: <Money value={amount('72259.50')} currency="USD" /> })}
      />
      {actions.question}
    </ListPage>
  )
}

function SampleTable({ answer }: { answer: ListAnswer<Line> }) {
  const { table, actions } = useSample(answer)
  return <DataTable table={table} label="Sample" empty={<EmptyList actions={actions} text="Nothing yet" />} />
}

function Below() {
  const { table } = useSample(answered)
  return (
    <>
      <TablePager list={table.list} total={4_321} />
      <SelectionBar table={{ ...table, selected: lines }} note="USD 72,259.50">
        <button type="button">Quiet</button>
        <button type="button" data-main>
          Main
        </button>
      </SelectionBar>
    </>
  )
}
