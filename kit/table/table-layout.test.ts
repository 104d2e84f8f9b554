import { expect, test } from 'vitest'
import { leastWidthsOf, widthsOf } from './column-widths.ts'
import type { Column } from './table.ts'
import { besideRow, fill, fit, layOut, wholeWhereRoom } from './table-layout.ts'

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
  const sums = { unpaid: [{ currency: 'USD', amount: '999999999.99' }] }
  expect(widthsOf(shown, [], false, sums)).toEqual([100, 120, 90, 152])
})

test('a column whose field is empty in all rows has no more than its heading needs', () => {
  const remark: Column<{ id: string; remark: string | null }> = {
    key: 'remark',
    title: '备注',
    width: 200,
    cell: () => null,
  }
  const empty = [
    { id: '1', remark: '' },
    { id: '2', remark: null },
  ]
  expect(widthsOf([remark], empty, false)).toEqual([46])
  expect(leastWidthsOf([remark], empty, false)).toEqual([46])
  expect(widthsOf([remark], [...empty, { id: '3', remark: 'fragile' }], false)).toEqual([200])
  expect(widthsOf([{ ...remark, onCard: 'alert' }], empty, false)).toEqual([200])
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
  expect(titled('税款（RMB）')).toEqual([104])
})

test('what room is left goes to the columns that grow', () => {
  expect(fill(laidOut(), 600)).toEqual([100, 270, 90, 90, 50])
})

test('where not all columns have room, the last in sight ends where the actions begin', () => {
  // 400 less the actions' 50: number, name and one amount are in sight, the second amount is not.
  expect(fill(laidOut(), 400)).toEqual([100, 160, 90, 90, 50])
})

test('and so it does where no column grows', () => {
  const layout = layOut([number, amount, { ...amount, key: 'unpaid' }], {
    isSelectable: true,
    actionsWidth: 50,
    isNarrow: false,
    widths: [100, 90, 90],
  })
  expect(fill(layout, 300)).toEqual([44, 100, 106, 90, 50])
  expect(fill(layout, 400)).toEqual([44, 100, 90, 90, 50])
})

test('and so do the texts in view, evenly', () => {
  const texts = [number, { ...name, grows: false }, { ...name, grows: false, key: 'remark' }, amount]
  const layout = layOut(texts, {
    isSelectable: false,
    actionsWidth: 0,
    isNarrow: false,
    widths: [100, 80, 80, 90],
  })
  // The amount is not in sight.
  expect(fill(layout, 300)).toEqual([100, 100, 100, 90])
})

test('a text of what is to be done is whole on two lines, even if it is longer than its column is declared', () => {
  const reminder = { ...name, key: 'reminder', onCard: 'alert' as const }
  const widths = { usual: [100, 120, 120], least: [100, 84, 120] }
  const fitted = fit([number, name, reminder], widths, 388, { name: 200, reminder: 280 })
  expect(fitted.widths).toEqual([100, 124, 164])
})

test('on a phone nothing stays in place, so the columns are as told', () => {
  const layout = layOut(shown, { isSelectable: true, actionsWidth: 50, isNarrow: true, widths: [1, 2, 3, 4] })
  expect(fill(layout, 20)).toEqual([44, 1, 2, 3, 4, 50])
})

test('columns that must be in view come before the others only where they would scroll out of it', () => {
  const columns = [number, name, { ...amount, isKept: true }]
  const widths = { usual: [100, 120, 90], least: [100, 120, 90] }
  expect(fit(columns, widths, 310).places).toEqual([0, 1, 2])
  expect(fit(columns, widths, 309).places).toEqual([0, 2, 1])
})

test('beside a shown row the columns that are named for it stay in view, and no others', () => {
  const columns = [number, { ...name, isKept: true }, { ...amount, isKeptBeside: true }]
  expect(besideRow(columns).map(({ isKept }) => isKept ?? false)).toEqual([false, false, true])
  // A list that names none keeps its own.
  expect(besideRow([number, { ...name, isKept: true }]).map(({ isKept }) => isKept)).toEqual([
    undefined,
    true,
  ])
})

test('where not all columns have room, texts wrap to two lines, and figures, numbers and headings stay whole', () => {
  const rows = [{ id: '1', amount: '9,999.99' }]
  const state = { ...number, isFirst: false, isState: true, width: 90, widthInEnglish: 200 }
  const columns = [number, name, amount, state, { ...name, title: 'Application number', width: 60 }]
  expect(leastWidthsOf(columns, rows, false)).toEqual([100, 84, 76, 90, 97])
  expect(leastWidthsOf(columns, rows, true)).toEqual([100, 84, 76, 140, 97])
  expect(leastWidthsOf([{ ...name, leastWidth: 110 }], rows, true)).toEqual([110])
  // What is to be done is whole as well.
  expect(leastWidthsOf([{ ...name, onCard: 'alert' }], rows, true)).toEqual([120])
})

test('columns keep their widths where all have room, and otherwise get narrower only as far as more of them come into view', () => {
  const widths = { usual: [100, 120, 90, 90], least: [100, 80, 70, 70] }
  expect(fit(shown, widths, 400).widths).toEqual([100, 120, 90, 90])
  // All four come into view; those that lack the least are whole, and one takes two lines.
  expect(fit(shown, widths, 360).widths).toEqual([100, 80, 90, 90])
  expect(fit(shown, widths, 370).widths).toEqual([100, 90, 90, 90])
  expect(fit(shown, widths, 320).widths).toEqual([100, 80, 70, 70])
  // Only three do: the fourth scrolls at its usual width.
  expect(fit(shown, widths, 319).widths).toEqual([100, 120, 90, 90])
  expect(fit(shown, widths, 280).widths).toEqual([100, 90, 90, 90])
})

test('where not all columns have room, texts may take two lines; an amount, a number and a state do not', () => {
  const columns = [number, name, amount, { ...name, isState: true }]
  const isWrapped = (isTight: boolean) =>
    layOut(columns, {
      isSelectable: false,
      actionsWidth: 0,
      isNarrow: false,
      widths: [],
      isTight,
    }).columns.map((each) => each.isWrapped)
  expect(isWrapped(true)).toEqual([false, true, false, false])
  expect(isWrapped(false)).toEqual([false, false, false, false])
  const widths = { usual: [100, 120], least: [100, 80] }
  expect([220, 219].map((room) => fit([number, name], widths, room).isTight)).toEqual([false, true])
})

test('where not all columns have room, they first give up what their texts leave free, so that every text stays on one line', () => {
  const remark = { ...name, key: 'remark', title: '备注' }
  const columns = [number, name, remark]
  const widths = { usual: [100, 120, 120], least: [100, 84, 84] }
  const natural = { name: 200, remark: 40 }
  // All have room for the longer name.
  expect(fit(columns, widths, 420, natural)).toMatchObject({ widths: [100, 200, 120], isTight: false })
  // The remarks are short: their column gives the room up, but never its heading's.
  expect(fit(columns, widths, 380, natural).widths).toEqual([100, 200, 80])
  expect(fit(columns, widths, 346, natural).widths).toEqual([100, 200, 46])
  // Only below that the name takes two lines.
  expect(fit(columns, widths, 300, natural).widths).toEqual([100, 154, 46])
  // A very long text takes two lines anyway.
  expect(fit(columns, widths, 380, { ...natural, name: 900 }).widths).toEqual([100, 234, 46])
})

test('texts that are cut take what a table of lines leaves free, those that lack the least first', () => {
  const widths = { usual: [100, 90, 90], least: [60, 60, 60] }
  expect(wholeWhereRoom(widths, [80, 120, 110], 400)).toEqual([100, 120, 110])
  expect(wholeWhereRoom(widths, [80, 180, 110], 320)).toEqual([100, 110, 110])
  expect(wholeWhereRoom(widths, [undefined, 900, undefined], 1000)).toEqual([100, 320, 90])
  // It scrolls: nothing is cut, and nothing is wider than its texts and its heading need.
  expect(wholeWhereRoom(widths, [80, 180, 30], 200)).toEqual([80, 180, 60])
})

test('a column whose lists are all empty needs no more than its heading', () => {
  const lots = { key: 'lots', title: '库位', width: 210, cell: () => null }
  expect(widthsOf([lots], [{ id: '1', lots: [] }], false)).toEqual([46])
  expect(widthsOf([lots], [{ id: '1', lots: ['A-01'] }], false)).toEqual([210])
})

test('a short heading stands on one line where there is room, and a longer one on two', () => {
  const onHand = { key: 'onHand', title: 'On hand', width: 60, isSortable: true, cell: () => null }
  const columns: Column<Order>[] = [number, onHand, { ...onHand, key: 'total', title: 'Total on hand' }]
  const declared = { usual: [100, 60, 60], least: [100, 40, 40] }
  const texts = { number: 100, onHand: 40, total: 40 }
  const [, short = 0, long = 0] = fit(columns, declared, 400, texts).widths
  expect(short).toBeGreaterThan(80)
  expect(long).toBeLessThan(short + 20)
  expect(fit(columns, declared, 180, texts).widths[1]).toBeLessThan(short)
})
