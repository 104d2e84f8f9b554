import { type GridColumn, type GridRow, keptText } from './grid-types.ts'

/** Pure functions that return the changed rows. Rows that did not change stay the same objects. */
type Rows = readonly GridRow[]

const collator = new Intl.Collator('zh-Hans', { numeric: true })

/** Numbers by size, texts in the order of a dictionary, empty cells last in both directions. */
export function sortRows(rows: Rows, column: GridColumn, direction: 'asc' | 'desc'): Rows {
  const sign = direction === 'asc' ? 1 : -1
  const keyed = rows.map((row) => {
    const text = keptText(row, column)
    const number = column.align === 'right' && text !== '' ? Number(text) : Number.NaN
    return {
      row,
      number,
      text: column.show && Number.isNaN(number) && text !== '' ? column.show(text) : text,
    }
  })
  keyed.sort((a, b) => {
    if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '')
    if (!Number.isNaN(a.number) && !Number.isNaN(b.number)) return sign * (a.number - b.number)
    return sign * collator.compare(a.text, b.text)
  })
  return keyed.map((each) => each.row)
}
