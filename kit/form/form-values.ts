import { type Column, type Columns, type SavedKey, type SavedOf } from '@quayside/contract/kernel/columns.ts'
import { type FieldLabels, labelOf } from '../page/field-labels.ts'

/** What a form holds of a record's fields: texts, as they are typed. A value that is not given is ''. */
type FormTexts<T extends Columns> = { readonly [K in SavedKey<T>]: string }

const isNumber = ({ kind }: Column): boolean => kind === 'code' || kind === 'flag' || kind === 'integer'

/** A value that may be missing is sent as null, never as an empty text. */
const sentOf = (column: Column, text: string): unknown => {
  if (text === '' && (column.isNullable || isNumber(column))) return null
  return isNumber(column) ? Number(text) : text
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Between a record, the texts of its form and the body of its save, as the columns declare them. */
export function formValuesOf<const T extends Columns>(columns: T) {
  const typed = Object.entries(columns).flatMap(([key, column]) => (column.save ? [{ key, column }] : []))
  const textsOf = (valueOf: (key: string, column: Column) => unknown) =>
    Object.fromEntries(typed.map(({ key, column }) => [key, textOf(valueOf(key, column))])) as FormTexts<T>
  return {
    /** Each field with its declared default. */
    empty: textsOf((_key, { save }) => save?.safeParse(undefined).data),
    valuesOf: (record: { readonly [K in SavedKey<T>]: unknown }): FormTexts<T> => {
      const values: Readonly<Record<string, unknown>> = record
      return textsOf((key) => values[key])
    },
    bodyOf: (texts: FormTexts<T>): SavedOf<T> => {
      const values: Readonly<Record<string, string>> = texts
      return Object.fromEntries(
        typed.map(({ key, column }) => [key, sentOf(column, values[key] ?? '')]),
      ) as SavedOf<T>
    },
    /** By label, for the comparison after another user saved first; codes and ids are left out. */
    shown: (texts: FormTexts<T>, labels: FieldLabels): Record<string, string> => {
      const values: Readonly<Record<string, string>> = texts
      const read = typed.filter(({ column }) => !isNumber(column) && column.kind !== 'id')
      return Object.fromEntries(read.map(({ key }) => [labelOf(labels, key), values[key] ?? '']))
    },
  }
}
