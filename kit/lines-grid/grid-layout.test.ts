import { expect, test } from 'vitest'
import { layOut } from './grid-layout.ts'
import type { GridColumn } from './grid-types.ts'

const columns: readonly GridColumn[] = [
  { key: 'name', title: '', width: 100, grows: true },
  { key: 'qty', title: '', width: 80 },
  { key: 'price', title: '', width: 90 },
]
const roomsOf = (widths: Record<string, number>, view?: number) =>
  layOut(columns, widths, view).columns.map(({ room }) => room)

test('the last column in sight ends where the sheet does, and what goes on begins beyond', () => {
  // 44 for the row numbers, 100 and 80: the price has no room in 300, so the name takes the 76 that are left.
  expect(roomsOf({}, 300)).toEqual([176, 80, 90])
  expect(roomsOf({}, 314)).toEqual([100, 80, 90])
})

test('a width that the user drew is kept', () => {
  expect(roomsOf({ name: 120 }, 300)).toEqual([120, 80, 90])
})

test('a sheet that is not measured yet is as wide as told', () => {
  expect(roomsOf({})).toEqual([100, 80, 90])
})
