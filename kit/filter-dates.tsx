import { lazy, Suspense } from 'react'

// Loaded on demand: the calendar is a tenth of a list's script, and most visits never expand the bar.
const FilterDatesRange = lazy(() => import('./filter-dates-range.tsx'))

/** A range of days, as `nameBegin` and `nameEnd`. */
export function FilterDates(props: { name: string; label: string }) {
  return (
    <Suspense>
      <FilterDatesRange {...props} />
    </Suspense>
  )
}
