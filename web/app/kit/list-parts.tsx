import { FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { FilterField } from '@quayside/kit/list/filter-field.tsx'
import { FilterForm } from '@quayside/kit/list/filter-form.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { ListSearch } from '@quayside/kit/list/list-search.tsx'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { ListViewsSlot } from '@quayside/kit/list/list-views-slot.tsx'
import { SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { PanelBar } from '@quayside/kit/page/panel-bar.tsx'
import { DataTable } from '@quayside/kit/table/data-table.tsx'
import { LinesTable } from '@quayside/kit/table/lines-table.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import { type ListAnswer, useColumnChoice, useSelection } from '@quayside/kit/table/table.ts'
import { TablePager } from '@quayside/kit/table/table-pager.tsx'
import { TableSettings } from '@quayside/kit/table/table-settings.tsx'
import { SampleCrudList } from './crud-list-part.tsx'
import { answered, columns, filterNames, lineColumns, type SampleLine, sampleLines } from './list-samples.tsx'
import { noop, Part } from './part.tsx'

const keyword = [<FilterText key="keyword" name="keyword" label="Keyword" />]

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
      <Part name="FilterForm">
        <FilterForm filters={{}} onChange={noop} label="FilterForm" fields={keyword} folded={keyword} />
      </Part>
      <Part name="TablePager, SelectionBar">
        <Below />
      </Part>
      <Part name="ListViewsSlot">
        <SampleViews />
      </Part>
      <Part name="LinesTable, TableSettings">
        <SampleLines />
      </Part>
    </ListSearch>
  )
}

function useSample(answer: ListAnswer<SampleLine>) {
  const list = useListQuery(filterNames)
  const choice = useColumnChoice('sample', columns)
  return { name: 'sample', ...choice, list, answer, ...useSelection<SampleLine>() }
}

const SampleViews = () => <ListViewsSlot name="kit.sample" list={useListQuery(filterNames)} />

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
          <FilterDates name="day" label="Day" />
          <FilterField label="FilterField" width={200} isFilled={false}>
            <input aria-label="FilterField" />
          </FilterField>
        </>
      }
      rows={{
        empty: { text: 'Nothing yet' },
        totals: sumCells,
      }}
    />
  )
}

function SampleTable({ answer }: { answer: ListAnswer<SampleLine> }) {
  const table = useSample(answer)
  return <DataTable table={table} label="Sample" empty={{ text: 'Nothing yet' }} />
}

function Below() {
  const table = useSample(answered)
  return (
    <>
      <TablePager list={table.list} total={4_321} />
      <SelectionBar table={{ ...table, selected: sampleLines }} note="USD 72,259.50">
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
      <LinesTable label="Lines" rows={sampleLines} columns={lineColumns} totals={{ name: 'Total' }} />
    </>
  )
}
