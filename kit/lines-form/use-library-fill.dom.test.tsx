import { act, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { RowCheck } from '../lines-grid/grid-marks.ts'
import { createGrid, type Grid, useGrid } from '../lines-grid/grid-store.ts'
import { newRow } from '../lines-grid/grid-types.ts'
import { useLibraryFill } from './use-library-fill.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const columns = ['model', 'name', 'origin'].map((key) => ({ key, title: key, width: 80 }))
const library: Record<string, Record<string, string>> = { LM358: { name: 'Amplifier', origin: 'US' } }

/** The form's part of it: the library answers once `isKnown`. */
async function draw(grid: Grid) {
  const shown: { marksOf?: RowCheck } = {}
  function Sheet({ isKnown }: { isKnown: boolean }) {
    const rows = useGrid(grid, (state) => state.rows)
    const knownOf = useMemo(
      () => (row: { cells: Readonly<Record<string, string>> }) => {
        const cells = isKnown ? library[row.cells['model'] ?? ''] : undefined
        return cells && { cells, text: 'from the library' }
      },
      [isKnown],
    )
    shown.marksOf = useLibraryFill({ grid, rows, nameOf: (row) => row.cells['model'] ?? '', knownOf })
    return null
  }
  const root = createRoot(document.createElement('div'))
  const render = (isKnown: boolean) => act(async () => root.render(<Sheet isKnown={isKnown} />))
  await render(false)
  return {
    answer: () => render(true),
    marksOf: (place: number) => {
      const row = grid.get().rows[place]
      return row && shown.marksOf?.(row)
    },
  }
}

const sheet = (): Grid => {
  const grid = createGrid(100)
  grid.useColumns(columns)
  return grid
}
const first = (grid: Grid) => grid.get().rows[0]?.cells

it('a name that was pasted fills the empty cells, marked, and leaves the others', async () => {
  const grid = sheet()
  const drawn = await draw(grid)
  await act(async () => grid.paste([['LM358', '', 'MY']]))
  await drawn.answer()
  expect(first(grid)).toMatchObject({ model: 'LM358', name: 'Amplifier', origin: 'MY' })
  expect(drawn.marksOf(0)).toEqual({ name: { text: 'from the library', tone: 'taken' } })
})

it('undone it stays undone, and a cell that is changed is no longer the library’s', async () => {
  const grid = sheet()
  const drawn = await draw(grid)
  await act(async () => grid.paste([['LM358']]))
  await drawn.answer()
  await act(async () => grid.undo())
  expect(first(grid)?.['name'] ?? '').toBe('')
  await act(async () => grid.redo())
  await act(async () => {
    grid.select({ row: 0, col: 1 })
    grid.edit({ text: 'My own name', mode: 'typed' })
    grid.commit()
  })
  expect(Object.keys(drawn.marksOf(0) ?? {})).toEqual(['origin'])
})

it('rows that were there before are left alone, and an open cell stays open', async () => {
  const grid = sheet()
  grid.load([newRow({ model: 'LM358' })])
  const drawn = await draw(grid)
  await act(async () => {
    grid.select({ row: 1, col: 0 })
    grid.paste([['LM358']])
    grid.select({ row: 2, col: 0 })
    grid.edit({ text: 'typing', mode: 'typed' })
  })
  await drawn.answer()
  expect(grid.get().rows.map((row) => row.cells['name'] ?? '')).toEqual(['', 'Amplifier'])
  expect(grid.get().editing?.text).toBe('typing')
})
