import type { CodeList, CodeValue } from '@quayside/contract/kernel/codes.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import type { ReactNode } from 'react'
import { RecordLink } from '../inputs/chosen-record.tsx'
import { showNumber } from '../lines-grid/grid-numbers.ts'
import { type FieldLabels, labelOf } from '../page/field-labels.ts'
import { CodeText, QuietState, StateTag } from '../record/state-tag.tsx'
import { Code, DateText, Nothing, Text } from './cells.tsx'
import { DefaultTag } from './default-tag.tsx'
import type { Column, Row } from './table.ts'

type KeyOf<R, T> = { [K in keyof R & string]: R[K] extends T ? K : never }[keyof R & string]
type More<R> = Partial<Omit<Column<R>, 'key' | 'title' | 'width' | 'cell'>>
type Wider<R> = More<R> & { readonly width?: number }
type Listed<K extends string> = { readonly name: string } & Pick<CodeList<K>, 'keyOf'>
/** Texts of the usual length have room on two lines of this width. */
const wrapping = (width: number) => ({ leastWidth: Math.round(width * 0.7) })
type States<K extends string> = { readonly list: Listed<K>; readonly tones: Readonly<Record<K, Tone>> }

/**
 * Makes the usual columns of a kind of row, titled by its field labels: `columnsOf<Supplier, typeof fields>(fields)`.
 * A cell that needs more than one of these is written out in the screen's array.
 */
export function columnsOf<R extends Row, F extends FieldLabels>(fields: F) {
  // Any field of the right type that has a label.
  type Key<T> = KeyOf<R, T> & Parameters<F>[0] & string
  type Text = string | null
  const column = (key: string, width: number, cell: (row: R) => ReactNode, more?: More<R>): Column<R> => ({
    key,
    title: labelOf(fields, key),
    width,
    cell,
    ...more,
  })
  const valueIn = (row: R, key: string): CodeValue | null => row[key as keyof R] as CodeValue | null
  const textIn = (row: R, key: string): string => String(valueIn(row, key) ?? '')
  return {
    /** The record's number, which opens it beside the list: first, fixed at the left, and never truncated. */
    opener: (key: Key<string>, width: number, more?: More<R>) =>
      column(
        key,
        width,
        (row) => (
          <Code link={<RecordLink id={row.id}>{textIn(row, key)}</RecordLink>}>{textIn(row, key)}</Code>
        ),
        { isFirst: true, isSortable: true, figures: (rows) => rows.map((row) => textIn(row, key)), ...more },
      ),
    /** The record's number, which leads to its page: first, fixed at the left, and never truncated. */
    number: (key: Key<string>, width: number, addressOf: (row: R) => string, more?: More<R>) =>
      column(key, width, (row) => <Code href={addressOf(row)}>{textIn(row, key)}</Code>, {
        addressOf,
        isFirst: true,
        isSortable: true,
        figures: (rows) => rows.map((row) => textIn(row, key)),
        ...more,
      }),
    text: (key: Key<Text>, width: number, more?: More<R>) =>
      column(key, width, (row) => <Text>{textIn(row, key)}</Text>, { ...wrapping(width), ...more }),
    code: (key: Key<Text>, width: number, more?: More<R>) =>
      column(key, width, (row) => <Code>{textIn(row, key)}</Code>, more),
    /** Partly masked digits, without a copy button. */
    masked: (key: Key<Text>, width: number, more?: More<R>) =>
      column(
        key,
        width,
        (row) => (textIn(row, key) === '' ? <Nothing /> : <span className="q-code">{textIn(row, key)}</span>),
        more,
      ),
    /** A number; a dash where there is none. */
    figure: (key: Key<Text | number>, width: number, more?: More<R>) =>
      column(
        key,
        width,
        (row) =>
          valueIn(row, key) === null ? <Nothing /> : <span className="q-number">{textIn(row, key)}</span>,
        { align: 'right', ...more },
      ),
    /** A quantity as decimal text; the widest one decides the width. A dash where there is none. */
    quantity: (key: Key<Text>, width: number, more?: More<R>) =>
      column(
        key,
        width,
        (row) =>
          textIn(row, key) === '' ? (
            <Nothing />
          ) : (
            <span className="q-number">{showNumber(textIn(row, key))}</span>
          ),
        {
          align: 'right',
          figures: (rows) => rows.map((row) => showNumber(textIn(row, key))),
          ...more,
        },
      ),
    /** A value of a dictionary, by its name. */
    named: (key: Key<string>, nameOf: (value: string) => string, width: number, more?: More<R>) =>
      column(key, width, (row) => <Text>{textIn(row, key) && nameOf(textIn(row, key))}</Text>, more),
    coded: (key: Key<CodeValue | null>, list: Listed<string>, width: number, more?: More<R>) =>
      column(
        key,
        width,
        (row) => {
          const value = valueIn(row, key)
          return value === null ? <Nothing /> : <CodeText list={list} value={value} />
        },
        { ...wrapping(width), ...more },
      ),
    state: <K extends string>(key: Key<CodeValue>, states: States<K>, width: number, more?: More<R>) =>
      column(
        key,
        width,
        (row) => {
          // Beside the record's own state the others have a colour only where something is to be done.
          const State = more?.isState === false ? QuietState : StateTag
          return <State {...states} value={valueIn(row, key) ?? ''} />
        },
        { isState: true, ...more },
      ),
    day: (key: Key<Text>, { width = 110, ...more }: Wider<R> = {}) =>
      column(key, width, (row) => <DateText value={textIn(row, key)} />, {
        isSortable: true,
        leastWidth: 92,
        ...more,
      }),
    instant: (key: Key<Text>, { width = 150, ...more }: Wider<R> = {}) =>
      column(key, width, (row) => <DateText value={textIn(row, key)} hasTime />, {
        isSortable: true,
        leastWidth: 128,
        ...more,
      }),
    isDefault: (key: Key<number> & 'isDefault', more?: More<R>) =>
      column(key, 92, (row) => <DefaultTag record={{ isDefault: Number(valueIn(row, key)) }} />, more),
    source: (key: Key<number> & 'source') =>
      column(key, 100, (row) => <CodeText list={recordSource} value={valueIn(row, key) ?? ''} />, {
        isHiddenAtFirst: true,
      }),
  }
}
