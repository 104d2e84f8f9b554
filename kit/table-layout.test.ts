import { expect, test } from 'vitest'
import type { Column } from './table.ts'
import { fill, layOut, placesOf, widthsOf } from './table-layout.ts'

type Order = { readonly id: string; readonly amount: string }
const number: Column<Order> = { key: 'number', title: '', width: 100, isFirst: true, cell: () => null }
const name: Column<Order> = { key: 'name', title: '', width: 120, grows: true, cell: () => null }
const amount: Column<Order> = {
  key: 'amount',
  title: '',
  width: 90,
  widthInEnglish: 95,
  align: 'right',
  figures: (rows) => rows.map((row) => row.amount),
  cell: () => null,
}
const shown = [number, name, amount, { ...amount, key: 'unpaid' }]
const laidOut = (widths = [100, 120, 90, 90]) =>
  layOut(shown, { isSelectable: false, actionsWidth: 50, isNarrow: false, widths })

test('a column is never narrower than its longest figure', () => {
  const rows = [
    { id: '1', amount: '0.00' },
    { id: '2', amount: '999,999,999.99' },
  ]
  expect(widthsOf(shown, [], false)).toEqual([100, 120, 90, 90])
  expect(widthsOf(shown, [], true)).toEqual([100, 120, 95, 95])
  expect(widthsOf(shown, rows, false)).toEqual([100, 120, 120, 120])
})

test('a column is never narrower than its heading on two lines, with the mark of its sorting', () => {
  const titled = (title: string, isSortable = false) =>
    widthsOf([{ ...number, title, width: 60, isSortable }], [], true)
  expect(titled('On hand')).toEqual([60])
  expect(titled('Quantity')).toEqual([76])
  expect(titled('Application number')).toEqual([97])
  expect(titled('Application number', true)).toEqual([111])
  expect(titled('申请编号', true)).toEqual([86])
  expect(titled('No.')).toEqual([60])
})

test('what room is left goes to the columns that grow', () => {
  expect(fill(laidOut(), 600)).toEqual([100, 270, 90, 90, 50])
})

test('where not all columns have room, the last in sight ends where the actions begin', () => {
  // 400 less the actions' 50: number, name and one amount are in sight, the second amount is not.
  expect(fill(laidOut(), 400)).toEqual([100, 160, 90, 90, 50])
})

test('on a phone nothing stays in place, so the columns are as told', () => {
  const layout = layOut(shown, { isSelectable: true, actionsWidth: 50, isNarrow: true, widths: [1, 2, 3, 4] })
  expect(fill(layout, 20)).toEqual([44, 1, 2, 3, 4, 50])
})

test('columns that must be in view come before the others only where they would scroll out of it', () => {
  const columns = [number, name, { ...amount, isKept: true }]
  expect(placesOf(columns, [100, 120, 90], 310)).toEqual([0, 1, 2])
  expect(placesOf(columns, [100, 120, 90], 309)).toEqual([0, 2, 1])
})
