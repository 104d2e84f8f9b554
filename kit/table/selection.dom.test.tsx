import { act } from 'react'
import { expect, it } from 'vitest'
import { drawnForEach } from '../page/drawn.testing.tsx'
import { toggled, without, withRows } from './selection.ts'
import { useSelection } from './table.ts'
import { RowTick } from './table-rows.tsx'

const rows = [{ id: '1' }, { id: '2' }, { id: '3' }]

function Sample() {
  const { selected, select } = useSelection<(typeof rows)[number]>()
  return (
    <>
      {rows.map((row) => (
        <RowTick
          key={row.id}
          row={row}
          label="Select"
          nameId=""
          isChosen={selected.some(({ id }) => id === row.id)}
          onToggle={(ticked) => select(toggled(ticked))}
        />
      ))}
      <p>{selected.map(({ id }) => id).join(' ')}</p>
    </>
  )
}

const render = drawnForEach()
const tick = (...places: number[]) =>
  act(() => {
    for (const place of places) document.querySelectorAll('input')[place]?.click()
  })
const selection = () => document.querySelector('p')?.textContent

it('rows that are ticked one after the other, before the page is drawn again, are all selected', () => {
  render(<Sample />)
  tick(0, 1, 2)
  expect(selection()).toBe('1 2 3')
  tick(0, 2)
  expect(selection()).toBe('2')
})

it('the rows of a page join a selection or leave it, and those of other pages stay', () => {
  const page = rows.slice(1)
  const chosen = [{ id: '9' }, { id: '2' }]
  expect(withRows(page)(chosen).map(({ id }) => id)).toEqual(['9', '2', '3'])
  expect(without(page)(chosen)).toEqual([{ id: '9' }])
})
