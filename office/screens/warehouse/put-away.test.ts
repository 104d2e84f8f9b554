import { expect, it } from 'vitest'
import { judgePutAway, split, storedLinesOf, wholeLines } from './put-away.ts'
import type { Line } from './receipt.ts'

const line = (id: string, receivedQty: string) =>
  ({ id, receivedQty, palletNumber: 'P1', lotNumber: 'L9', batchNumber: '', dateCode: '2437' }) as Line

it('a line is put away whole, or in parts that add up to what came in', () => {
  const lines = [line('1', '100'), line('2', '0'), line('3', '40')]
  const parts = wholeLines(lines)
  expect(parts.map(({ lineId }) => lineId)).toEqual(['1', '3'])
  expect(judgePutAway(lines, parts)).toMatchObject({ lots: 2, loose: 2 })
  const less = parts.map((part) => (part.lineId === '1' ? { ...part, qty: '60', locationId: '7' } : part))
  expect([...judgePutAway(lines, less).wrong.keys()]).toEqual(['1'])
  const both = split(less, lines[0] as Line, 'new').map((part) =>
    part.key === 'new' ? { ...part, locationId: '8' } : part,
  )
  expect(judgePutAway(lines, both)).toMatchObject({ lots: 3, places: 2, loose: 1 })
  expect(judgePutAway(lines, both).wrong.size).toBe(0)
  expect(storedLinesOf(both)[0]).toMatchObject({
    lineId: '1',
    lots: [
      { qty: '60', locationId: '7', lotNumber: 'L9' },
      { qty: '40', locationId: '8', dateCode: '2437' },
    ],
  })
})

it('a part without a quantity is wrong', () => {
  const lines = [line('1', '100')]
  const parts = wholeLines(lines).map((part) => ({ ...part, qty: '' }))
  expect(judgePutAway(lines, parts).wrong.get('1')?.code).toBe('orderLine.notPositive')
})
