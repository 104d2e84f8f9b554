import { Segmented } from '../inputs/segmented.tsx'
import type { Option } from './filter-bar.tsx'
import { useFilter } from './filter-field.tsx'

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
    <Segmented
      aria-label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(chosen) => apply({ [name]: chosen })}
    />
  )
}
