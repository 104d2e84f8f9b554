import { ReloadOutlined } from '@ant-design/icons-svg'
import { Children, Fragment, isValidElement, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Input } from '../inputs/input.tsx'
import { Select } from '../inputs/select.tsx'
import { Icon } from '../page/icon.tsx'
import { usePhone, useRail } from '../page/media.ts'
import type { Row, TableState } from '../table/table.ts'
import { TableSettings } from '../table/table-settings.tsx'
import { FilterDates } from './filter-dates.tsx'
import { FilterField, useFilter } from './filter-field.tsx'
import { FilterForm } from './filter-form.tsx'

/** The fields as a flat list, also where they come in one fragment. */
const fieldsIn = (children: ReactNode): ReactNode[] =>
  Children.toArray(
    isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment
      ? children.props.children
      : children,
  )

const isRangeOfDays = (field: ReactNode): boolean => isValidElement(field) && field.type === FilterDates

export const hasFields = (filters: ReactNode): boolean => fieldsIn(filters).length > 0

type Props<R extends Row> = {
  readonly table: TableState<R>
  readonly children: ReactNode
}

/** What a list has beside its filters: without any, beside its own buttons, because a bar of nothing else looks empty. */
export const ListTools = <R extends Row>({ table }: { table: TableState<R> }) => {
  const t = useTranslations('kit.list')
  return (
    <>
      <Button
        look="text"
        icon={<Icon drawing={ReloadOutlined} spin={table.answer.isFetching} />}
        aria-label={t('refresh')}
        title={t('refresh')}
        onClick={() => void table.answer.refetch()}
      />
      <TableSettings table={table} />
    </>
  )
}

/** The filters of a list, its refreshing, and which columns it shows. */
export function FilterBar<R extends Row>({ table, children }: Props<R>) {
  const t = useTranslations('kit.list')
  const isPhone = usePhone()
  // As many as have room on one line.
  const foldedAfter = useRail() ? 2 : 3
  const fields = fieldsIn(children)
  return (
    <FilterForm
      filters={table.list.filters}
      onChange={table.list.setFilters}
      label={t('filters')}
      fields={fields}
      // Most lists are narrowed by their range of days.
      folded={fields.filter((field, place) => place < foldedAfter || isRangeOfDays(field))}
      tools={
        isPhone ? (
          <Button look="link" aria-pressed={table.isPicking} onClick={() => table.pick(!table.isPicking)}>
            {t(table.isPicking ? 'pickDone' : 'selectRow')}
          </Button>
        ) : (
          <ListTools table={table} />
        )
      }
    />
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
