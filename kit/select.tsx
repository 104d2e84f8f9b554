import AntdSelect from 'antd/es/select'
import type { CSSProperties } from 'react'

export type SelectOption<T extends string | number = string> = {
  readonly value: T
  readonly label: string
  /** What the closed field shows, where the label would be too long. */
  readonly short?: string
}

type Aria = {
  readonly 'aria-label'?: string
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
}

/** The list is found by a call: what is typed is told, and the options are what was found. */
export type SelectSearch = {
  readonly isSearching: boolean
  readonly none: string
  readonly onType: (typed: string) => void
}

type Props<T extends string | number> = Aria & {
  readonly id?: string
  readonly value: T | null
  readonly options: readonly SelectOption<T>[]
  readonly placeholder?: string
  readonly style?: CSSProperties
  readonly isClearable?: boolean
  readonly search?: SelectSearch
  readonly onChange: (value: T | null) => void
}

/** One of many values, found by typing. */
export function Select<T extends string | number>(props: Props<T>) {
  const { options, isClearable = false, search, onChange, style, ...rest } = props
  return (
    <AntdSelect
      {...rest}
      style={{ width: '100%', ...style }}
      allowClear={isClearable}
      status={rest['aria-invalid'] === true ? 'error' : ''}
      showSearch={search ? { filterOption: false, onSearch: search.onType } : { optionFilterProp: 'label' }}
      {...(search && { loading: search.isSearching, notFoundContent: search.none })}
      options={options as { value: T; label: string; short?: string }[]}
      {...(options.some((option) => option.short !== undefined) && { optionLabelProp: 'short' })}
      onChange={(chosen?: T | null) => onChange(chosen ?? null)}
    />
  )
}
