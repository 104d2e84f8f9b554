import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type FieldLabels, type LabelKey, labelOf } from '../page/field-labels.ts'
import { useCodeOptions, useCurrencyOptions } from '../record/state-tag.tsx'
import { FilterDefault, FilterSelect, FilterText } from './filter-bar.tsx'
import { FilterDates } from './filter-dates.tsx'
import type { AnyFilterTable } from './list-filters.ts'

type Drawn<F> = { [K in keyof F]: F[K] extends 'own' | 'default' ? never : K }[keyof F]
/** A label where the field's own does not fit, or the whole filter; a filter without a field of its name needs either. */
type Own<F, L extends FieldLabels> = {
  readonly [K in Exclude<Drawn<F>, LabelKey<L>>]: string | ReactElement
} & { readonly [K in keyof F]?: string | ReactElement }

/** Pages without a filter by currency have not loaded the names of currencies. */
function FilterCurrency(field: { name: string; label: string; width?: number }) {
  return <FilterSelect {...field} options={useCurrencyOptions()} />
}

/** The filters of a list, labelled by the fields of its record. */
export function useFilterFields<const F extends AnyFilterTable, L extends FieldLabels>(
  filters: F,
  labels: L,
  own: Own<F, L>,
): ReactNode {
  const choices = useCodeOptions()
  const given: Readonly<Record<string, string | ReactElement | undefined>> = own
  const draw = ([name, entry]: [string, AnyFilterTable[string]]): ReactNode => {
    const { [name]: special } = given
    if (isValidElement(special)) return special
    const [look, width] = Array.isArray(entry) ? entry : [entry]
    if (look === 'own') return null
    if (look === 'default') return <FilterDefault />
    const field = {
      name,
      label: typeof special === 'string' ? special : labelOf(labels, name),
      ...(width !== undefined && { width }),
    }
    if (look === 'text') return <FilterText {...field} />
    if (look === 'days') return <FilterDates {...field} />
    if (look === 'currency') return <FilterCurrency {...field} />
    return <FilterSelect {...field} options={choices(look)} />
  }
  // The bar places each child of a fragment by itself.
  return createElement(Fragment, null, ...Object.entries(filters).map(draw))
}
