import { ReloadOutlined } from '@ant-design/icons'
import {
  Children,
  type CSSProperties,
  createContext,
  type FormEvent,
  Fragment,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'
import './filter-bar.css'
import type { Filters } from './list-query.ts'
import type { Row, TableState } from './table.ts'
import { TableSettings } from './table-settings.tsx'

type Draft = {
  values: Filters<string>
  isUnfolded: boolean
  type(name: string, value: string): void
  apply(changes: Filters<string>): void
}
const Context = createContext<Draft | undefined>(undefined)

/** For the fields of a filter bar: the current values, and how to change them. */
export function useFilter(name: string) {
  const draft = useContext(Context)
  if (!draft) throw new Error('a filter stands in a FilterBar')
  const { values, isUnfolded, type, apply } = draft
  /** Collapsed, the placeholder names the field; expanded, its label does. */
  const placeholderOf = (label: string): string => (isUnfolded ? '' : label)
  return { value: values[name] ?? '', type, apply, placeholderOf }
}

const foldedAfter = 3

/** The fields as a flat list, also where they come in one fragment. */
const fieldsIn = (children: ReactNode): ReactNode[] =>
  Children.toArray(
    isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment
      ? children.props.children
      : children,
  )

type Props<R extends Row> = {
  readonly table: TableState<R>
  readonly children: ReactNode
}

/** One line until expanded. Typed text applies with Enter or the button, a choice immediately. */
export function FilterBar<R extends Row>({ table, children }: Props<R>) {
  const t = useTranslations('kit.list')
  const { filters } = table.list
  const fields = fieldsIn(children)
  const [isUnfolded, setUnfolded] = useState(false)
  const [values, setValues] = useState(filters)
  useEffect(() => setValues(filters), [filters])

  const draft: Draft = {
    values,
    isUnfolded,
    type: (name, value) => setValues({ ...values, [name]: value }),
    apply: (changes) => table.list.setFilters({ ...values, ...changes }),
  }
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    table.list.setFilters(values)
  }

  return (
    <Context value={draft}>
      <form className="q-filters" role="search" aria-label={t('filters')} onSubmit={ask}>
        <div className="q-filters-fields" data-unfolded={isUnfolded || undefined}>
          {isUnfolded ? fields : fields.slice(0, foldedAfter)}
          {fields.length > foldedAfter && (
            <Button look="link" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
              {isUnfolded ? t('fold') : t('unfold')}
            </Button>
          )}
        </div>
        <div className="q-filters-buttons">
          <Button onClick={() => table.list.setFilters({})}>{t('reset')}</Button>
          <Button look="primary" type="submit">
            {t('query')}
          </Button>
          <Button
            look="text"
            icon={<ReloadOutlined spin={table.answer.isFetching} />}
            aria-label={t('refresh')}
            title={t('refresh')}
            onClick={() => void table.answer.refetch()}
          />
          <TableSettings table={table} />
        </div>
      </form>
    </Context>
  )
}

/** One field of the bar, with a label when expanded and a placeholder when collapsed. */
export function FilterField({ label, children }: { label: string; children: ReactNode }) {
  if (useContext(Context)?.isUnfolded !== true) return children
  return (
    <div className="q-filter">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

/** As wide as its content, and narrower where the bar would otherwise wrap. */
export const filterWidth = (width: number): CSSProperties => ({ flex: `${width} 1 100px`, maxWidth: width })

export function FilterText({ name, label, width = 220 }: { name: string; label: string; width?: number }) {
  const { value, type, placeholderOf } = useFilter(name)
  return (
    <FilterField label={label}>
      <Input
        onClear={() => type(name, '')}
        aria-label={label}
        placeholder={placeholderOf(label)}
        style={filterWidth(width)}
        value={value}
        maxLength={100}
        onChange={(event) => type(name, event.target.value)}
      />
    </FilterField>
  )
}

export type Option = { readonly value: string; readonly label: string }

export function FilterSelect(props: {
  name: string
  label: string
  options: readonly Option[]
  width?: number
}) {
  const { name, label, options, width = 160 } = props
  const { value, apply, placeholderOf } = useFilter(name)
  return (
    <FilterField label={label}>
      <Select
        isClearable
        aria-label={label}
        placeholder={placeholderOf(label)}
        style={filterWidth(width)}
        value={value === '' ? null : value}
        options={options}
        onChange={(chosen) => apply({ [name]: chosen ?? '' })}
      />
    </FilterField>
  )
}

type RangeProps = {
  readonly name: string
  readonly label: string
  readonly from: string
  readonly until: string
}

/** A range of numbers as one field, as `nameBegin` and `nameEnd`. */
export function FilterRange({ name, label, from, until }: RangeProps) {
  const begin = useFilter(`${name}Begin`)
  const end = useFilter(`${name}End`)
  const bound = (part: string, field: ReturnType<typeof useFilter>, placeholder: string) => (
    <Input
      aria-label={placeholder}
      placeholder={field.placeholderOf(placeholder)}
      value={field.value}
      maxLength={20}
      inputMode="decimal"
      onChange={(event) => field.type(`${name}${part}`, event.target.value)}
    />
  )
  return (
    <FilterField label={label}>
      <div className="q-filter-range" role="group" aria-label={label} style={filterWidth(270)}>
        {bound('Begin', begin, from)}
        <span aria-hidden="true">–</span>
        {bound('End', end, until)}
      </div>
    </FilterField>
  )
}

/** Only records that are the default of their kind. */
export function FilterDefault() {
  const cell = useTranslations('kit.cell')
  const t = useTranslations('kit.list')
  return (
    <FilterSelect
      name="isDefault"
      label={cell('isDefault')}
      width={130}
      options={[{ value: '1', label: t('onlyDefault') }]}
    />
  )
}
