import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import type { Column, ColumnKind, Columns } from '@quayside/contract/kernel/columns.ts'
import { amount, rate } from '@quayside/contract/kernel/money.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { ReactNode } from 'react'
import { showNumber } from '../lines-grid/grid-numbers.ts'
import { type FieldLabels, type LabelKey, labelOf } from '../page/field-labels.ts'
import { Code, DateText, Nothing, Text } from '../table/cells.tsx'
import { Detail } from './details.tsx'
import { Money, RateCell } from './money.tsx'
import { CodeText } from './state-tag.tsx'

type Value = CodeValue | null | undefined
/** The columns that the record has and that have a label. */
type FieldKey<T extends Columns, R, L extends FieldLabels> = {
  [K in keyof T & keyof R & LabelKey<L>]: R[K] extends Value ? K : never
}[keyof T & keyof R & LabelKey<L>]

/**
 * Draws fields of a record as its columns declare them: `const shown = fieldsOf(customerColumns, customer, fields)`, then
 * `{shown('number', 'type')}` among the details. A field that needs more is a `Detail` of the screen. Without a record,
 * nothing is drawn.
 */
export function fieldsOf<T extends Columns, R extends object, L extends FieldLabels>(
  columns: T,
  record: R | undefined,
  labels: L,
) {
  return (...keys: FieldKey<T, R, L>[]): ReactNode => {
    if (!record) return null
    const values: Readonly<Record<string, Value>> = Object.fromEntries(Object.entries(record))
    return keys.map((key) => {
      const { [key]: column } = columns
      const { [key]: value, currency } = values
      if (!column) return null
      return (
        <Detail key={key} label={labelOf(labels, key)} {...(column.isLong && { isWide: true })}>
          <FieldCell
            column={column}
            value={value}
            {...('currency' in columns && currency && { currency: String(currency) })}
          />
        </Detail>
      )
    })
  }
}

type CellProps = { readonly column: Column; readonly value: Value; readonly currency?: string }

type Draw = (text: string, props: CellProps) => ReactNode
const plain: Draw = (text, { column }) => (column.isCopied ? <Code>{text}</Code> : <Text>{text}</Text>)
const number: Draw = (text) => <Text>{showNumber(text)}</Text>
const cells: Readonly<Record<ColumnKind, Draw>> = {
  text: plain,
  id: plain,
  code: plain,
  flag: plain,
  integer: plain,
  money: (text, { currency }) => <Money value={amount(text)} {...(currency !== undefined && { currency })} />,
  rate: (text) => <RateCell value={rate(text)} />,
  quantity: number,
  price: number,
  weight: number,
  volume: number,
  percent: number,
  date: (text) => <DateText value={text} />,
  instant: (text) => <DateText value={text} hasTime />,
}

function FieldCell(props: CellProps) {
  const { column, value } = props
  const { kind, codes = kind === 'flag' ? defaultFlag : undefined } = column
  if (value === null || value === undefined || value === '') return <Nothing />
  return codes ? <CodeText list={codes} value={value} /> : cells[kind](String(value), props)
}
