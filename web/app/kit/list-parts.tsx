import { amount } from '@quayside/contract/kernel/money.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { amountColumn } from '@quayside/kit/amount-column.tsx'
import { columnsOf } from '@quayside/kit/columns.tsx'
import { CodeField, SelectField, TextField } from '@quayside/kit/common-fields.tsx'
import { CrudListPage, useCrudList } from '@quayside/kit/crud-list.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { DefaultField } from '@quayside/kit/default-field.tsx'
import { FilterDefault, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterChoice } from '@quayside/kit/filter-choice.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { FilterField } from '@quayside/kit/filter-field.tsx'
import { LinesTable } from '@quayside/kit/lines-table.tsx'
import { RowButtons } from '@quayside/kit/list-actions.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { ListSearch } from '@quayside/kit/list-search.tsx'
import { ListTabs } from '@quayside/kit/list-tabs.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { PanelBar } from '@quayside/kit/panel-bar.tsx'
import { RecordDialog, useRecordDialog } from '@quayside/kit/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/record-drawer.tsx'
import { SelectionBar, SelectionStep } from '@quayside/kit/selection-bar.tsx'
import { type Column, type ListAnswer, useTable } from '@quayside/kit/table.ts'
import { TablePager } from '@quayside/kit/table-pager.tsx'
import { TableSettings } from '@quayside/kit/table-settings.tsx'
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
      <SampleCrudList />
      <SampleList />
      <Part name="DataTable: pending, failed, empty">
        <SampleTable answer={{ ...answered, data: undefined, isPending: true }} />
        <SampleTable answer={{ ...answered, data: undefined, isError: true }} />
        <SampleTable answer={{ ...answered, data: { rows: [], total: 0 } }} />
      </Part>
      <Part name="TablePager, SelectionBar">
        <Below />
      </Part>
      <Part name="LinesTable, TableSettings">
        <SampleLines />
      </Part>
    </ListSearch>
  )
}

const titles = { name: 'Number', amount: 'Amount' } as const
const { opener } = columnsOf<Line, (key: keyof typeof titles) => string>((key) => titles[key])
const columns: readonly Column<Line>[] = [opener('name', 200), amountColumn('amount', 'Amount', 140)]
const texts = (key: string, values?: { count: number }): string => (values ? `${key} ${values.count}` : key)

function SampleCrudList() {
  const list = useListQuery(filterNames)
  const crud = useCrudList({
    title: 'CrudListPage',
    name: 'sample',
    entity: 'sample',
    permission: 'hub-contact',
    texts,
    columns,
    list,
    fetch: () => Promise.resolve({ rows: lines, total: 4_321 }),
    exportRows: () => Promise.resolve({ blob: new Blob(['']), fileName: 'sample.xlsx' }),
    removeRows: (ids) => Promise.resolve({ count: ids.length }),
  })
  return (
    <CrudListPage
      crud={crud}
      actionsWidth={140}
      filters={
        <>
          <FilterChoice name="choice" label="Choice" all="All" options={options} />
          <FilterText name="keyword" label="Keyword" />
          <FilterSelect name="select" label="Select" options={options} />
          <FilterDates name="day" label="Day" />
          <FilterDefault />
        </>
      }
      rowActions={(row) => <RowButtons actions={crud} row={row} onChange={() => crud.edit(row.id)} />}
      windows={{
        record: ({ onClose }) => (
          <RecordDrawer title="Record" onClose={onClose}>
            A record beside its list.
          </RecordDrawer>
        ),
        form: ({ onClose }) => <SampleDialog onClose={onClose} />,
      }}
    />
  )
}

const empty = {
  name: '',
  currency: 'USD',
  status: supplierStatus.codes.enabled as number,
  isDefault: 0 as number,
}

function SampleDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRecordDialog({
    entity: 'sample',
    record: undefined as ({ id: string; version: number } & typeof empty) | undefined,
    empty,
    texts: (key) => key,
    label: (name) => name,
    check: () => [],
    save: () => Promise.resolve(),
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog}>
      <TextField form={form} name="name" label="Name" maxLength={40} isRequired />
      <SelectField form={form} name="currency" label="Currency" options={options} />
      <CodeField form={form} name="status" label="Status" list={supplierStatus} />
      <DefaultField form={form} label="Default" text="Use unless told otherwise" />
    </RecordDialog>
  )
}

function useSample(answer: ListAnswer<Line>) {
  const list = useListQuery(filterNames)
  return useTable<Line>({ name: 'sample', list, answer, columns })
}

/** The parts of a list used separately. */
function SampleList() {
  const table = useSample(answered)
  return (
    <ListPage
      title="ListPage"
      table={table}
      tabs={
        <ListTabs
          label="ListTabs"
          groups={[
            [{ value: '', label: 'All', count: 3 }],
            [{ value: 'late', label: 'Late', count: 1, tone: 'refused' }],
          ]}
          chosen=""
          onChoose={noop}
        />
      }
      filters={
        <>
          <FilterText name="keyword" label="Keyword" />
          <FilterField label="FilterField" width={200} isFilled={false}>
            <input aria-label="FilterField" />
          </FilterField>
        </>
      }
      rows={{
        empty: { text: 'Nothing yet' },
        totals: () => ({ amount: <Money value={amount('72259.50')} currency="USD" /> }),
      }}
    />
  )
}

function SampleTable({ answer }: { answer: ListAnswer<Line> }) {
  const table = useSample(answer)
  return <DataTable table={table} label="Sample" empty={{ text: 'Nothing yet' }} />
}

function Below() {
  const table = useSample(answered)
  return (
    <>
      <TablePager list={table.list} total={4_321} />
      <SelectionBar table={{ ...table, selected: lines }} note="USD 72,259.50">
        <SelectionStep label="Quiet" count={0} onClick={noop} />
        <SelectionStep label="Main" count={3} isMain onClick={noop} />
      </SelectionBar>
    </>
  )
}

function SampleLines() {
  const table = useSample(answered)
  return (
    <>
      <PanelBar>
        <h2>Lines</h2>
        <TableSettings table={table} />
      </PanelBar>
      <LinesTable label="Lines" rows={lines} columns={columns} totals={{ name: 'Total' }} />
    </>
  )
}
