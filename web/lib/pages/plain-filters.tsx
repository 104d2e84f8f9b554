import { FilterForm } from '@quayside/kit/list/filter-form.tsx'
import type { Filters } from '@quayside/kit/list/list-query.ts'
import { Children, type ReactNode } from 'react'

type Props = {
  readonly filters: Filters<string>
  readonly onChange: (next: Filters<string>) => void
  readonly label: string
  readonly children: ReactNode
}

/** The fields of a filter bar for a page without a table: all visible, applied as those of a list are. */
export function PlainFilters({ children, ...form }: Props) {
  const fields = Children.toArray(children)
  return <FilterForm {...form} fields={fields} folded={fields} />
}
