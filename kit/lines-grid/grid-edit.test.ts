import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { describe, expect, it } from 'vitest'
import { readTable, writeTable } from './grid-clipboard.ts'
import * as edit from './grid-edit.ts'
import { showNumber, sumTexts } from './grid-numbers.ts'
import { type GridColumn, type GridRow, newRow } from './grid-types.ts'
import { sortRows } from './sort-rows.ts'

const model: GridColumn = { key: 'model', title: 'Model', width: 100, carries: ['productId'] }
const qty: GridColumn = { key: 'qty', title: 'Quantity', width: 80, align: 'right', parse: cleanNumber }
const total: GridColumn = { key: 'total', title: 'Total', width: 80, compute: (cells) => `${cells['qty']}!` }
const unit: GridColumn = {
  key: 'unit',
  title: 'Unit',
  width: 60,
  choices: [{ value: '007', label: '个' }],
  parse: (typed) => (typed === '个' ? '007' : typed),
  show: (kept) => (kept === '007' ? '个' : kept),
}
const columns = [model, qty, total, unit]
const rows = (...texts: [string, string][]): GridRow[] =>
  texts.map(([name, count]) => newRow({ model: name, qty: count }))
const seen = (all: readonly GridRow[], key = 'model'): string[] => all.map((row) => row.cells[key] ?? '')

describe('cells', () => {
  it('keep a number without its separators, and what is no number as it was typed', () => {
    expect(seen(edit.setCell([], qty, 0, '1,200.50'), 'qty')).toEqual(['1200.50'])
    expect(seen(edit.setCell([], qty, 0, '１２'), 'qty')).toEqual(['12'])
    expect(seen(edit.setCell([], qty, 0, 'about 5'), 'qty')).toEqual(['about 5'])
  })

  it('that are computed are never written', () => {
    expect(edit.setCell([], total, 0, '5')).toEqual([])
    expect(edit.writeBlock([], 0, [['A', '1', '9']], columns)[0]?.cells).not.toHaveProperty('total')
  })

  it('beyond the last row make the rows between', () => {
    expect(seen(edit.setCell([], model, 2, 'A'))).toEqual(['', '', 'A'])
  })

  it('lose what belonged to the old text when another is typed, and keep it when the same is', () => {
    const linked = [newRow({ model: 'A', productId: '7' })]
    expect(edit.setCell(linked, model, 0, 'B')[0]?.cells).toEqual({ model: 'B', productId: '' })
    expect(edit.setCell(linked, model, 0, 'A')[0]?.cells).toEqual({ model: 'A', productId: '7' })
    expect(edit.setCell(linked, model, 0, 'B', { productId: '8', qty: '3' })[0]?.cells).toMatchObject({
      productId: '8',
      qty: '3',
    })
  })

  it('that did not change leave their row the same object', () => {
    const before = rows(['A', '1'], ['B', '2'])
    const after = edit.writeBlock(before, 0, [['A'], ['C']], [model])
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })
})

describe('rows', () => {
  it('fill down from the first of the selection, with what belongs to the cell', () => {
    const before = [newRow({ model: 'A', productId: '7' }), newRow({ model: 'B' }), newRow()]
    const filled = edit.fillDown(before, columns, { top: 0, bottom: 2, left: 0, right: 0 })
    expect(seen(filled)).toEqual(['A', 'A', 'A'])
    expect(seen(filled, 'productId')).toEqual(['7', '7', '7'])
  })

  it('take what stands above when only one is selected', () => {
    const filled = edit.fillDown(rows(['A', '1'], ['B', '2']), columns, {
      top: 1,
      bottom: 1,
      left: 0,
      right: 0,
    })
    expect(seen(filled)).toEqual(['A', 'A'])
  })

  it('repeat a pattern downwards and upwards', () => {
    const before = rows(['', ''], ['A', ''], ['B', ''], ['', ''], ['', ''], ['', ''])
    const source = { top: 1, bottom: 2, left: 0, right: 0 }
    expect(seen(edit.fillFrom(before, columns, source, { ...source, bottom: 5 }))).toEqual([
      '',
      'A',
      'B',
      'A',
      'B',
      'A',
    ])
    expect(seen(edit.fillFrom(before, columns, source, { ...source, top: 0 }))[0]).toBe('B')
  })

  it('are inserted, doubled and removed', () => {
    const before = rows(['A', ''], ['B', ''])
    expect(seen(edit.insertRows(before, 1, 2))).toEqual(['A', '', '', 'B'])
    const doubled = edit.duplicateRows(before, { top: 0, bottom: 1, left: 0, right: 0 })
    expect(seen(doubled)).toEqual(['A', 'B', 'A', 'B'])
    expect(new Set(doubled.map((row) => row.id)).size).toBe(4)
    expect(seen(edit.removeRows(before, { top: 0, bottom: 0, left: 0, right: 0 }))).toEqual(['B'])
  })

  it('sort by size or as a dictionary, empty ones last either way', () => {
    const before = rows(['B', '10'], ['', ''], ['a', '9'])
    expect(seen(sortRows(before, qty, 'asc'), 'qty')).toEqual(['9', '10', ''])
    expect(seen(sortRows(before, qty, 'desc'), 'qty')).toEqual(['10', '9', ''])
    expect(seen(sortRows(before, model, 'asc'))).toEqual(['a', 'B', ''])
  })

  it('sort Chinese by its sound', () => {
    expect(seen(sortRows(rows(['微控制器', ''], ['电容', ''], ['存储器', '']), model, 'asc'))).toEqual([
      '存储器',
      '电容',
      '微控制器',
    ])
  })

  it('are emptied in the selected columns only', () => {
    const cleared = edit.clearRange(rows(['A', '1'], ['B', '2']), columns, {
      top: 0,
      bottom: 1,
      left: 1,
      right: 2,
    })
    expect(seen(cleared)).toEqual(['A', 'B'])
    expect(seen(cleared, 'qty')).toEqual(['', ''])
  })
})

describe('the clipboard', () => {
  it('is read as spreadsheets write it: quotes around tabs and line breaks, doubled inside', () => {
    expect(readTable('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(readTable('"two\nlines"\t"say ""hi"""\nx\ty')).toEqual([
      ['two\nlines', 'say "hi"'],
      ['x', 'y'],
    ])
    expect(readTable('5" panel\t"A" grade\n\t')).toEqual([
      ['5" panel', '"A" grade'],
      ['', ''],
    ])
  })

  it('takes names for codes, and comes back the same', () => {
    const before = [newRow({ model: 'A\tB "x"', qty: '1200', unit: '007' })]
    const text = writeTable(before, columns, { top: 0, bottom: 0, left: 0, right: 3 })
    expect(text).toBe('"A\tB ""x"""\t1200\t1200!\t个')
    expect(edit.writeBlock([], 0, readTable(text), columns)[0]?.cells).toMatchObject({
      model: 'A\tB "x"',
      qty: '1200',
      unit: '007',
    })
  })

  it('fills a larger selection where it fits in whole', () => {
    const range = { top: 0, bottom: 3, left: 0, right: 0 }
    expect(edit.repeatToFill([['x']], range)).toEqual([['x'], ['x'], ['x'], ['x']])
    expect(edit.repeatToFill([['x'], ['y'], ['z']], range)).toEqual([['x'], ['y'], ['z']])
    const uneven = [['x'], ['y', 'more']]
    expect(edit.repeatToFill(uneven, range)).toEqual(uneven)
  })
})

describe('numbers', () => {
  it('add up exactly', () => {
    expect(sumTexts(['0.1', '0.2', 'x', '', '-0.05', '1000000000000.000001'])).toBe('1000000000000.250001')
    expect(sumTexts([])).toBe('0')
    expect(sumTexts(['-0.5'])).toBe('-0.5')
  })

  it('are read with thousands and the decimals a column has', () => {
    expect(showNumber('1234567.5', 2)).toBe('1,234,567.50')
    expect(showNumber('abc')).toBe('abc')
  })
})
