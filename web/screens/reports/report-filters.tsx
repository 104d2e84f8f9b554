import type { ReportDefinition, ReportFilterField } from '@quayside/contract/reports/report.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { useWarehouseOptions } from '../../lib/choices/warehouses.ts'

/** The parameters that a report's address may have. */
export const filterNames = ({ filters }: ReportDefinition): string[] => [
  ...filters.flatMap(({ key, kind }) => (kind === 'dates' ? [`${key}Begin`, `${key}End`] : [key])),
  'groupBy',
  'ids',
]

/** The fields of a report's filter bar. */
export function useFilterFields({ filters }: ReportDefinition) {
  const hasWarehouse = filters.some(({ kind }) => kind === 'warehouse')
  return (
    <>
      {filters.map((filter) =>
        filter.kind === 'warehouse'
          ? hasWarehouse && <WarehouseFilter key={filter.key} filter={filter} />
          : fieldOf(filter),
      )}
    </>
  )
}

function fieldOf({ key, label, kind, options }: ReportFilterField) {
  switch (kind) {
    case 'dates':
      return <FilterDates key={key} name={key} label={label} />
    case 'choice':
      return <FilterSelect key={key} name={key} label={label} options={options} width={190} />
    case 'supplier':
      return <SupplierFilter key={key} label={label} />
    case 'text':
      return <FilterText key={key} name={key} label={label} width={key === 'keyword' ? 240 : 190} />
    case 'warehouse':
    case 'hidden':
    default:
      return null
  }
}

function WarehouseFilter({ filter: { key, label } }: { filter: ReportFilterField }) {
  return <FilterSelect name={key} label={label} options={useWarehouseOptions()} width={240} />
}
