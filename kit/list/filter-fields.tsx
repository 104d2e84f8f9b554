import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type FieldLabels, type LabelKey, labelOf } from '../page/field-labels.ts'
import { useCodeOptions, useCurrencyOptions } from '../record/state-tag.tsx'
import { FilterDefault, FilterSelect, FilterText, type Option } from './filter-bar.tsx'
import { FilterDates } from './filter-dates.tsx'
import type { AnyFilterTable } from './list-filters.ts'

type Drawn<F> = {
  [K in keyof F]: F[K] extends 'own' | readonly ['own', number] | 'default' ? never : K
}[keyof F]
type Choices = readonly Option[]
/**
 * What the screen says of a filter: a label where the field's own does not fit, what is chosen from, both, or the whole
 * filter. A filter without a field of its name needs a label or the whole filter.
 */
type Special = string | Choices | { readonly label: string; readonly options: Choices } | ReactElement
type Own<F, L extends FieldLabels> = {
  readonly [K in Exclude<Drawn<F>, LabelKey<L>>]: string | ReactElement
} & { readonly [K in keyof F]?: K extends LabelKey<L> ? Special : Exclude<Special, Choices> }

/** Pages without a filter by currency have not loaded the names of currencies. */
function FilterCurrency(field: { name: string; label: string; width?: number }) {
  return <FilterSelect {...field} options={useCurrencyOptions()} />
}

const isChoices = (special: object): special is Choices => Array.isArray(special)
function saidOf(special: Exclude<Special, ReactElement> | undefined): { label?: string; options?: Choices } {
  if (typeof special === 'string') return { label: special }
  return special === undefined ? {} : isChoices(special) ? { options: special } : special
}

/** The filters of a list, labelled by the fields of its record. */
export function useFilterFields<const F extends AnyFilterTable, L extends FieldLabels>(
  filters: F,
  labels: L,
  own: Own<F, L>,
): ReactNode {
  const choices = useCodeOptions()
  const given: Readonly<Record<string, Special | undefined>> = own
  const draw = ([name, entry]: [string, AnyFilterTable[string]]): ReactNode => {
    const { [name]: special } = given
    if (isValidElement(special)) return special
    const [look, width] = Array.isArray(entry) ? entry : [entry]
    const { label, options } = saidOf(special)
    if (look === 'default') return <FilterDefault />
    if (look === 'own' && !options) return null
    const field = { name, label: label ?? labelOf(labels, name), ...(width !== undefined && { width }) }
    if (options || look === 'own') return <FilterSelect {...field} options={options ?? []} />
    if (look === 'text') return <FilterText {...field} />
    if (look === 'days') return <FilterDates {...field} />
    if (look === 'currency') return <FilterCurrency {...field} />
    return <FilterSelect {...field} options={choices(look)} />
  }
  // The bar places each child of a fragment by itself.
  return createElement(Fragment, null, ...Object.entries(filters).map(draw))
}
