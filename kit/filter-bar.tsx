import { FilterOutlined, ReloadOutlined } from '@ant-design/icons'
import {
  Children,
  type FormEvent,
  Fragment,
  isValidElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { FilterDates } from './filter-dates.tsx'
import { FilterDraft, FilterField, useFilter } from './filter-field.tsx'
import { Icon } from './icon.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'
import './filter-bar.css'
import type { Filters } from './list-query.ts'
import { usePhone } from './media.ts'
import type { Row, TableState } from './table.ts'
import { TableSettings } from './table-settings.tsx'

const foldedAfter = 3

/** The fields as a flat list, also where they come in one fragment. */
const fieldsIn = (children: ReactNode): ReactNode[] =>
  Children.toArray(
    isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment
      ? children.props.children
      : children,
  )

/** Collapsed, the bar has its first fields and the range of days, by which most lists are narrowed. */
const staysInSight = (field: ReactNode, place: number): boolean =>
  place < foldedAfter || (isValidElement(field) && field.type === FilterDates)

/** A range counts as one filter, and a tab is no field of the bar. */
const countOf = (filters: Filters<string>): number =>
  new Set(
    Object.entries(filters).flatMap(([name, value]) =>
      value && name !== 'tab' ? [name.replace(/(?:Begin|End)$/, '')] : [],
    ),
  ).size

type Props<R extends Row> = {
  readonly table: TableState<R>
  readonly children: ReactNode
}

/** One line until expanded; on a phone a button. Typed text applies with Enter or the button, a choice immediately. */
export function FilterBar<R extends Row>({ table, children }: Props<R>) {
  const t = useTranslations('kit.list')
  const isPhone = usePhone()
  const { filters } = table.list
  const fields = fieldsIn(children)
  const [isUnfolded, setUnfolded] = useState(false)
  const [values, setValues] = useState(filters)
  useEffect(() => setValues(filters), [filters])

  const folded = isPhone ? [] : fields.filter(staysInSight)
  const count = countOf(filters)
  const draft = {
    values,
    type: (name: string, value: string) => setValues({ ...values, [name]: value }),
    apply: (changes: Filters<string>) => table.list.setFilters({ ...values, ...changes }),
  }
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    table.list.setFilters(values)
    if (isPhone) setUnfolded(false)
  }
  return (
    <FilterDraft value={draft}>
      <form className="q-filters" role="search" aria-label={t('filters')} onSubmit={ask}>
        {isPhone && (
          <div className="q-filters-line">
            <Button
              look="link"
              icon={<Icon of={FilterOutlined} />}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {count > 0 ? t('filterCount', { count }) : t('filter')}
            </Button>
            <Button look="link" aria-pressed={table.isPicking} onClick={() => table.pick(!table.isPicking)}>
              {t(table.isPicking ? 'pickDone' : 'selectRow')}
            </Button>
          </div>
        )}
        {(!isPhone || isUnfolded) && (
          <>
            <div className="q-filters-fields" data-unfolded={isUnfolded || undefined}>
              {isUnfolded ? fields : folded}
              {!isPhone && fields.length > folded.length && (
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
              {!isPhone && (
                <>
                  <Button
                    look="text"
                    icon={<Icon of={ReloadOutlined} spin={table.answer.isFetching} />}
                    aria-label={t('refresh')}
                    title={t('refresh')}
                    onClick={() => void table.answer.refetch()}
                  />
                  <TableSettings table={table} />
                </>
              )}
            </div>
          </>
        )}
      </form>
    </FilterDraft>
  )
}

type TextProps = {
  readonly name: string
  readonly label: string
  /** What may be typed, where the label does not say it. */
  readonly hint?: string
  readonly width?: number
}

/** `keyword` searches several columns; its label names them and is too long to stand in front of what is typed. */
export function FilterText({ name, label, hint, width = 220 }: TextProps) {
  const { value, type } = useFilter(name)
  const id = useId()
  const isKeyword = name === 'keyword'
  return (
    <FilterField label={isKeyword ? '' : label} control={id} width={width} isFilled={value !== ''}>
      <Input
        id={id}
        onClear={() => type(name, '')}
        aria-label={label}
        placeholder={isKeyword ? label : hint}
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
  const { name, label, options, width = 180 } = props
  const t = useTranslations('kit.list')
  const { value, apply } = useFilter(name)
  const id = useId()
  return (
    <FilterField label={label} control={id} width={width} isFilled={value !== ''}>
      <Select
        id={id}
        isClearable
        aria-label={label}
        placeholder={t('all')}
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
  const t = useTranslations('kit.list')
  const begin = useFilter(`${name}Begin`)
  const end = useFilter(`${name}End`)
  const id = useId()
  return (
    <FilterField
      label={label}
      control={id}
      width={300}
      isFilled={`${begin.value}${end.value}` !== ''}
      isRange
    >
      <div className="q-filter-range" role="group" aria-label={label}>
        <input
          id={id}
          aria-label={from}
          placeholder={t('least')}
          value={begin.value}
          maxLength={20}
          inputMode="decimal"
          onChange={(event) => begin.type(`${name}Begin`, event.target.value)}
        />
        <span aria-hidden="true">–</span>
        <input
          aria-label={until}
          placeholder={t('most')}
          value={end.value}
          maxLength={20}
          inputMode="decimal"
          onChange={(event) => end.type(`${name}End`, event.target.value)}
        />
      </div>
    </FilterField>
  )
}

type FlagProps = {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly width?: number
}

/** Only the rows of which something is so. */
export const FilterFlag = ({ text, ...field }: FlagProps) => (
  <FilterSelect {...field} options={[{ value: '1', label: text }]} />
)

/** Only records that are the default of their kind. */
export function FilterDefault() {
  const cell = useTranslations('kit.cell')
  const t = useTranslations('kit.list')
  return (
    <FilterSelect
      name="isDefault"
      label={cell('isDefault')}
      width={150}
      options={[{ value: '1', label: t('onlyDefault') }]}
    />
  )
}
