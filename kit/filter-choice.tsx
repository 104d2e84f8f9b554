import { FilterField, type Option, useFilter } from './filter-bar.tsx'
import { Segmented } from './segmented.tsx'

/** A filter of few values, all visible, after 'all'. */
export function FilterChoice(props: {
  name: string
  label: string
  all: string
  options: readonly Option[]
}) {
  const { name, label, all, options } = props
  const { value, apply } = useFilter(name)
  return (
    <FilterField label={label}>
      <Segmented
        aria-label={label}
        value={value}
        options={[{ value: '', label: all }, ...options]}
        onChange={(chosen) => apply({ [name]: chosen })}
      />
    </FilterField>
  )
}
