import { asText, parserOf } from './parsers.ts'

export type Row = Record<string, unknown>
export type Field = { readonly name: string; readonly dataTypeID: number }
type Values = readonly (string | null)[]

export type RowReader = (values: Values) => Row

const readers = new Map<string, RowReader>()

/**
 * How rows of these columns read; connections share it. It is compiled to one object literal, which costs a third of
 * setting the properties by their names, and gives all rows one shape.
 */
export function rowReaderOf(fields: readonly Field[]): RowReader {
  const key = JSON.stringify(fields.map(({ name, dataTypeID }) => [name, dataTypeID]))
  const known = readers.get(key)
  if (known) return known
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID))
  const cells = fields.map(({ name }, place) => {
    const value = `values[${place}]`
    const parsed =
      parsers[place] === asText ? value : `${value} === null ? null : parsers[${place}](${value})`
    return `${JSON.stringify(name)}: ${parsed}`
  })
  // oxlint-disable-next-line typescript/no-implied-eval -- made of the columns' names in our own statements, quoted
  const reader = new Function('parsers', `return (values) => ({ ${cells.join(', ')} })`)(parsers) as RowReader
  readers.set(key, reader)
  return reader
}
