import { describe, expect, it } from 'vitest'
import { choiceParser, matchChoices } from './grid-choices.ts'
import { findPlaces, nextPlace } from './grid-find.ts'
import { isRemembered, looksLikeHeadings, placedHeadings, suggestMapping } from './grid-headings.ts'
import { keepingMarks, locateMarks } from './grid-marks.ts'
import { createGrid } from './grid-store.ts'
import { type GridColumn, newRow } from './grid-types.ts'

const columns: GridColumn[] = [
  { key: 'model', title: '型号', width: 100, aliases: ['Part No.', '料号', 'MPN'] },
  { key: 'qty', title: '数量', width: 80, align: 'right', aliases: ['Qty', 'Quantity'] },
  { key: 'netWeight', title: '净重 kg', width: 80, aliases: ['净重', 'N.W.'] },
  { key: 'total', title: '金额', width: 80, compute: () => '', aliases: ['Amount'] },
]
function sheet(most = 10) {
  const grid = createGrid(most)
  grid.useColumns(columns)
  return grid
}
const models = (grid: ReturnType<typeof sheet>) => grid.get().rows.map((row) => row.cells['model'])

describe('undo', () => {
  it('takes back edits, pastes, sorts and removals one by one, and brings them again', () => {
    const grid = sheet()
    grid.paste([['B'], ['A']])
    grid.sort(0, 'asc')
    grid.select({ row: 0, col: 0 })
    grid.remove()
    expect(models(grid)).toEqual(['B'])
    grid.undo()
    expect(models(grid)).toEqual(['A', 'B'])
    grid.undo()
    expect(models(grid)).toEqual(['B', 'A'])
    grid.undo()
    expect(models(grid)).toEqual([])
    grid.undo()
    grid.redo()
    grid.redo()
    expect(models(grid)).toEqual(['A', 'B'])
  })

  it('forgets what was undone when something else is done', () => {
    const grid = sheet()
    grid.paste([['A']])
    grid.undo()
    grid.paste([['C']])
    grid.redo()
    expect(models(grid)).toEqual(['C'])
  })

  it('leaves no step for a change that changed nothing, nor behind a loaded record', () => {
    const grid = sheet()
    grid.load([newRow({ model: 'A' })])
    grid.edit({ text: 'A', mode: 'typed' })
    grid.commit()
    expect(grid.get().past).toHaveLength(0)
    grid.undo()
    expect(models(grid)).toEqual(['A'])
  })
})

describe('typing', () => {
  it('goes into the cell when it is left, and nowhere when it is cancelled', () => {
    const grid = sheet()
    grid.edit({ text: 'STM32', mode: 'typed' })
    grid.commit()
    grid.move(1, 0)
    grid.edit({ text: 'x', mode: 'typed' })
    grid.cancel()
    expect(models(grid)).toEqual(['STM32'])
  })

  it('is not possible in a computed cell', () => {
    const grid = sheet()
    grid.select({ row: 0, col: 3 })
    expect(grid.edit({ text: '1', mode: 'typed' })).toBe(false)
  })

  it('goes on in the next row behind the last column', () => {
    const grid = sheet()
    grid.select({ row: 0, col: 3 })
    grid.step(1)
    expect(grid.get().focus).toEqual({ row: 1, col: 0 })
    grid.step(-1)
    expect(grid.get().focus).toEqual({ row: 0, col: 3 })
  })

  it('never leaves the sheet', () => {
    const grid = sheet()
    grid.move(-5, -5)
    expect(grid.get().focus).toEqual({ row: 0, col: 0 })
    grid.move(500, 500)
    expect(grid.get().focus).toEqual({ row: grid.shownRows() - 1, col: 3 })
  })
})

describe('room', () => {
  it('is refused beyond the most rows, and nothing changes', () => {
    const grid = sheet(3)
    expect(grid.paste([['a'], ['b'], ['c']])).toBe(true)
    const before = grid.get().rows
    grid.select({ row: 2, col: 0 })
    expect(grid.paste([['d'], ['e']])).toBe(false)
    expect(grid.insert('above')).toBe(false)
    expect(grid.duplicate()).toBe(false)
    expect(grid.replace([...before, newRow()])).toBe(false)
    expect(grid.get().rows).toBe(before)
  })
})

describe('pasted headings', () => {
  it('are known by name, by alias, without regard to units, marks and width', () => {
    expect(looksLikeHeadings(['Part No.', 'QTY', 'Remarks'], columns)).toBe(true)
    expect(looksLikeHeadings(['*型号', '净重（KG）', '数量(个)'], columns)).toBe(true)
    expect(looksLikeHeadings(['STM32F407', '2000'], columns)).toBe(false)
    expect(looksLikeHeadings(['型号'], columns)).toBe(true)
    expect(looksLikeHeadings(['', ''], columns)).toBe(false)
  })

  it('go each to one column, none to a computed one', () => {
    expect(suggestMapping(['料号', 'MPN', 'Amount', 'Qty', '?'], columns)).toEqual([
      'model',
      '',
      '',
      'qty',
      '',
    ])
  })

  it('are remembered as they were placed by hand', () => {
    const headings = ['Item', 'Weight']
    const kept = placedHeadings(headings, ['model', ''])
    expect(isRemembered(headings, kept)).toBe(true)
    expect(isRemembered(['Item', 'Other'], kept)).toBe(false)
    expect(suggestMapping(headings, columns, kept)).toEqual(['model', ''])
  })

  it('write only the columns they were mapped to', () => {
    const grid = sheet()
    grid.load([newRow({ model: 'old', netWeight: '5' })])
    grid.pasteMapped([['3', 'new']], ['qty', 'model'])
    expect(grid.get().rows[0]?.cells).toEqual({ model: 'new', qty: '3', netWeight: '5' })
  })
})

describe('choices', () => {
  const choices = [
    { value: 'CN', label: '中国', search: '中国 zhongguo zg' },
    { value: 'TW', label: '中国台湾', search: '中国台湾 zhongguotaiwan zgtw' },
    { value: 'US', label: '美国', search: '美国 meiguo mg' },
  ]
  it('are found by code, by name and by initials, the exact one first', () => {
    expect(matchChoices(choices, 'us').map((each) => each.value)).toEqual(['US'])
    expect(matchChoices(choices, '中国').map((each) => each.value)).toEqual(['CN', 'TW'])
    expect(matchChoices(choices, 'mg').map((each) => each.value)).toEqual(['US'])
  })

  it('are understood when pasted by name, and kept as typed when unknown', () => {
    const parse = choiceParser([{ value: 'GA', label: 'Gabon', search: '加蓬 jiapeng mg us' }, ...choices])
    expect(['中国', ' us ', '加蓬', 'mg', '月球'].map(parse)).toEqual(['CN', 'US', 'GA', 'mg', '月球'])
  })

  it('are understood by their names elsewhere, punctuation or not', () => {
    const parse = choiceParser([
      { value: 'CN', label: '中国', names: ['China', 'p.r. china'] },
      { value: '007', label: '个', names: ['個', 'Piece', 'pcs'] },
    ])
    expect(['china', 'P.R.China', 'PR China', '中国', '個', 'PCS', 'pcs.'].map(parse)).toEqual([
      'CN',
      'CN',
      'CN',
      'CN',
      '007',
      '007',
      '007',
    ])
    expect(parse('Chin')).toBe('Chin')
  })
})

describe('finding', () => {
  it('goes through the matches and round again', () => {
    const rows = [newRow({ model: 'AB' }), newRow({ model: 'x' }), newRow({ model: 'cab', qty: '1' })]
    const found = findPlaces(rows, columns, 'AB')
    expect(found).toEqual([
      { row: 0, col: 0 },
      { row: 2, col: 0 },
    ])
    expect(nextPlace(found, { row: 0, col: 0 }, 1)).toBe(1)
    expect(nextPlace(found, { row: 2, col: 0 }, 1)).toBe(0)
    expect(nextPlace(found, { row: 0, col: 0 }, -1)).toBe(1)
    expect(findPlaces(rows, columns, ' ')).toEqual([])
  })
})

describe('marks', () => {
  it('are asked for once for each state of a row', () => {
    let asked = 0
    const marksOf = keepingMarks((row) => {
      asked += 1
      return row.cells['qty'] === 'x' ? { qty: { text: 'no number', tone: 'wrong' } } : undefined
    })
    const rows = [newRow({ qty: '1' }), newRow({ qty: 'x' })]
    expect(locateMarks(rows, marksOf)).toEqual([
      { row: 1, column: 'qty', mark: { text: 'no number', tone: 'wrong' } },
    ])
    locateMarks(rows, marksOf)
    expect(asked).toBe(2)
  })
})

describe('a filter of rows', () => {
  const filtered = () => {
    const grid = sheet()
    grid.load(['A', 'B', 'C', 'D', 'E'].map((model) => newRow({ model, qty: '1' })))
    grid.keep([1, 3])
    return grid
  }
  const typed = (grid: ReturnType<typeof sheet>, text: string): void => {
    grid.edit({ text, mode: 'typed' })
    grid.commit()
  }

  it('moves among the rows in sight only, and types into the row that is there', () => {
    const grid = filtered()
    expect([grid.shownRows(), grid.get().focus.row]).toEqual([2, 1])
    grid.move(1, 0)
    typed(grid, 'X')
    grid.move(1, 0)
    expect(grid.get().focus.row).toBe(3)
    grid.move(-5, 0)
    expect([grid.get().focus.row, models(grid)]).toEqual([1, ['A', 'B', 'C', 'X', 'E']])
  })

  it('does not reach hidden rows by a selection, a fill or Delete', () => {
    const grid = filtered()
    grid.move(1, 0, true)
    expect(grid.get().anchor.row).toBe(3)
    grid.select({ row: 1, col: 0 })
    grid.select({ row: 3, col: 0 }, true)
    grid.clear()
    grid.fillDown()
    grid.fillTo(1)
    expect(models(grid)).toEqual(['A', 'B', 'C', '', 'E'])
  })

  it('ends when somebody is led to a hidden row, when rows come or go, and when they change places', () => {
    const ends: ((grid: ReturnType<typeof sheet>) => void)[] = [
      (grid) => grid.lead(2, 'qty'),
      (grid) => void grid.insert('above'),
      (grid) => grid.remove(),
      (grid) => grid.sort(0, 'desc'),
      (grid) => void grid.paste([['1'], ['2']]),
      (grid) => grid.selectAll(),
    ]
    for (const end of ends) {
      const grid = filtered()
      end(grid)
      expect(grid.get().kept).toBeUndefined()
    }
    const grid = filtered()
    grid.lead(3, 'qty')
    typed(grid, '7')
    expect([grid.get().kept, grid.get().focus]).toEqual([[1, 3], { row: 3, col: 1 }])
    grid.keep(undefined)
    expect(grid.shownRows()).toBe(6)
  })
})
