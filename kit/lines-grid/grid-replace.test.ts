import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { describe, expect, it } from 'vitest'
import { countMatches, replaceAll } from './grid-replace.ts'
import { createGrid } from './grid-store.ts'
import { type GridColumn, newRow } from './grid-types.ts'

const model: GridColumn = { key: 'model', title: 'Model', width: 100, carries: ['productId'] }
const brand: GridColumn = { key: 'brand', title: 'Brand', width: 100 }
const qty: GridColumn = { key: 'qty', title: 'Quantity', width: 80, parse: cleanNumber }
const total: GridColumn = { key: 'total', title: 'Total', width: 80, compute: (cells) => `${cells['qty']}` }
const names: Record<string, string> = { JP: '日本', CN: '中国' }
const origin: GridColumn = {
  key: 'origin',
  title: 'Origin',
  width: 60,
  choices: Object.entries(names).map(([value, label]) => ({ value, label })),
  parse: (typed) => Object.keys(names).find((code) => names[code] === typed) ?? typed,
  show: (kept) => names[kept] ?? kept,
}
const columns = [model, brand, qty, total, origin]
const sheet = () => [
  newRow({ model: 'LM358-ti', brand: 'TI', qty: '100', origin: 'JP', productId: '7' }),
  newRow({ model: 'NE555', brand: 'ti ', qty: '10', origin: 'CN', productId: '8' }),
]
const cells = (rows: readonly { cells: object }[]) => rows.map((row) => row.cells)

describe('find and replace', () => {
  it('replaces in all columns, without regard to case, and counts the cells', () => {
    const { rows, count } = replaceAll(sheet(), columns, { words: 'ti', by: 'ST' })
    expect(count).toBe(3)
    expect(cells(rows)).toMatchObject([{ model: 'LM358-ST', brand: 'ST' }, { brand: 'ST' }])
  })

  it('replaces in one column only', () => {
    const { rows, count } = replaceAll(sheet(), columns, { words: 'ti', by: 'ST', column: 'brand' })
    expect([count, rows[0]?.cells['model']]).toEqual([2, 'LM358-ti'])
  })

  it('lets go of the product that a changed model stood for', () => {
    const { rows } = replaceAll(sheet(), columns, { words: 'lm', by: 'LM-', column: 'model' })
    expect(cells(rows)).toMatchObject([{ productId: '' }, { productId: '8' }])
  })

  it('finds a choice by its name and keeps the code of the new name', () => {
    const { rows, count } = replaceAll(sheet(), columns, { words: '日本', by: '中国' })
    expect([count, rows[0]?.cells['origin']]).toEqual([1, 'CN'])
  })

  it('reads a replaced number as if it had been typed, and passes over computed cells', () => {
    const { rows, count } = replaceAll(sheet(), columns, { words: '10', by: '１２' })
    expect(count).toBe(2)
    expect(cells(rows)).toMatchObject([{ qty: '120' }, { qty: '12' }])
  })

  it('takes marks of patterns literally', () => {
    const rows = [newRow({ model: 'A.B' }), newRow({ model: 'AxB' })]
    expect(replaceAll(rows, columns, { words: 'A.B', by: '$&' })).toMatchObject({
      count: 1,
      rows: [{ cells: { model: '$&' } }, { cells: { model: 'AxB' } }],
    })
  })

  it('says how many cells match before anything is replaced', () => {
    const [first] = sheet()
    expect(first && countMatches(first, columns, { words: 'ti', by: '' })).toBe(2)
  })

  it('is one step that can be undone', () => {
    const grid = createGrid(100)
    grid.useColumns(columns)
    const before = sheet()
    grid.load(before)
    expect(grid.replaceAll({ words: 'ti', by: 'ST' })).toBe(3)
    grid.undo()
    expect(grid.get().rows).toEqual(before)
  })
})
