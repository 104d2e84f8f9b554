import type { Column, Columns, SavedKey } from '@quayside/contract/kernel/columns.ts'
import type { ReactNode } from 'react'
import type { core } from 'zod/mini'
import { DayInput } from '../inputs/date-inputs.tsx'
import { SelectInput, TextAreaInput, TextInput } from '../inputs/inputs.tsx'
import type { Option } from '../list/filter-bar.tsx'
import { type FieldLabels, type LabelKey, labelOf } from '../page/field-labels.ts'
import { useCodeOptions } from '../record/state-tag.tsx'
import { type Control, Field, type ValueForm } from './field.tsx'

type Own = {
  readonly label?: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly isWide?: boolean
  /** The choices of a text that is chosen. */
  readonly options?: readonly Option[]
  /** Another input than the one of the column's kind. */
  readonly draw?: (control: Control<string>) => ReactNode
}

/**
 * Draws the fields of a form as the record's columns declare them: `const entry = formFieldsOf(columns, form, fields)`,
 * then `{entry('goodsName', { isRequired: true })}`. The form holds texts (`formValuesOf`).
 */
export function formFieldsOf<T extends Columns, L extends FieldLabels>(
  columns: T,
  form: ValueForm<SavedKey<T> & LabelKey<L>, string>,
  labels: L,
) {
  return (name: SavedKey<T> & LabelKey<L>, own: Own = {}): ReactNode => {
    const { [name]: column } = columns
    const { label = labelOf(labels, name), draw, options, ...field } = own
    return (
      column && (
        <Field
          key={name}
          form={form}
          name={name}
          label={label}
          {...(column.isLong && { isWide: true })}
          {...field}
        >
          {draw ?? ((control) => <Entry column={column} control={control} options={options} />)}
        </Field>
      )
    )
  }
}

type EntryProps = {
  readonly column: Column
  readonly control: Control<string>
  readonly options: readonly Option[] | undefined
}

function Entry({ column, control, options }: EntryProps) {
  const choices = useCodeOptions()
  const listed = options ?? (column.codes && choices(column.codes))
  if (listed) return <SelectInput control={control} options={listed} />
  if (column.kind === 'date') return <DayInput control={control} />
  const maxLength = column.save ? longestOf(column.save) : usualLength
  return column.isLong ? (
    <TextAreaInput control={control} maxLength={maxLength} />
  ) : (
    <TextInput control={control} maxLength={maxLength} />
  )
}

/** Where the schema names no length: numbers, and texts whose pattern limits them. */
const usualLength = 30

const lengthsOf = (checks: readonly core.$ZodCheck[]): number[] =>
  checks.flatMap((check) => {
    const { def } = (check as core.$ZodChecks)._zod
    return def.check === 'max_length' ? [def.maximum] : []
  })

/** The longest text that a schema takes. */
function longestOf(schema: core.$ZodType): number {
  const { def } = (schema as core.$ZodTypes)._zod
  if (def.type === 'default' || def.type === 'nullable') return longestOf(def.innerType)
  if (def.type === 'pipe') return longestOf(def.in)
  if (def.type === 'union') return Math.max(...def.options.map(longestOf))
  return def.type === 'literal' ? 0 : (lengthsOf(def.checks ?? [])[0] ?? usualLength)
}
