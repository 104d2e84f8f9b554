import { parserOf } from './parsers.ts'

export type Row = Record<string, unknown>
export type Field = { readonly name: string; readonly dataTypeID: number }

/** How the rows of one prepared statement read. pg's own reader builds each row as a dictionary, at twice the cost. */
export class RowReader {
  readonly #columns: readonly { readonly name: string; parse(text: string): unknown }[]
  /** Copied for each row, so that all rows have one shape. */
  readonly #empty: Readonly<Row>

  constructor(fields: readonly Field[]) {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
    this.#empty = Object.fromEntries(fields.map(({ name }) => [name, null]))
  }

  read(values: readonly (string | null)[]): Row {
    const row = { ...this.#empty }
    for (let place = 0; place < values.length; place += 1) {
      const value = values[place]
      const column = this.#columns[place]
      if (column && value !== null && value !== undefined) row[column.name] = column.parse(value)
    }
    return row
  }
}
