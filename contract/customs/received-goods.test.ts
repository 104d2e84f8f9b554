import { describe, expect, it } from 'vitest'
import type { Amount } from '../kernel/money.ts'
import { declarableLines, isBeyondReceipt, receiptDifferences, receivedPart } from './received-goods.ts'

const counted = (...rows: readonly [string, string, string][]) =>
  new Map(rows.map(([id, receivedQty, shortQty]) => [id, { receivedQty, shortQty }]))

describe('what is declared against what came in', () => {
  it('does not differ while no goods were counted', () => {
    const declared = [{ id: '1', qty: '100', sources: ['a'] }]
    expect(receiptDifferences(declared, counted(['a', '0', '0']))).toEqual([])
  })

  it('differs where a part of a piece came, and where nothing came and a part of a piece is reported short', () => {
    const declared = [{ id: '1', qty: '1', sources: ['a'] }]
    const received = (qty: string, short: string) =>
      receiptDifferences(declared, counted(['a', qty, short])).map((each) => each.received)
    expect(received('0.5', '0')).toEqual(['0.5'])
    expect(received('0', '0.5')).toEqual(['0'])
    expect(received('1', '0')).toEqual([])
  })

  it('differs by the sum of the order lines that are declared as one', () => {
    const declared = [
      { id: '1', qty: '150', sources: ['a', 'b'] },
      { id: '2', qty: '5.0', sources: ['c'] },
    ]
    const [difference, ...others] = receiptDifferences(
      declared,
      counted(['a', '90', '10'], ['b', '50', '0'], ['c', '5', '0']),
    )
    expect(difference).toEqual({ lineId: '1', declared: '150', received: '140' })
    expect(others).toEqual([])
    expect(difference && isBeyondReceipt(difference)).toBe(true)
  })

  it('is all that was ordered until goods are counted, then what came and what is still to come', () => {
    const line = (key: string) => ({
      key,
      name: '',
      origin: 'MY',
      unit: '007',
      qty: '100',
      price: '1',
      value: '100.00' as Amount,
      netWeight: '',
      grossWeight: '',
      elements: '',
      facts: undefined,
    })
    const lines = [line('a'), line('b'), line('c')]
    const of = (goods: ReturnType<typeof counted>) => declarableLines(lines, 'USD', (key) => goods.get(key))
    expect(of(counted(['a', '0', '0']))).toEqual(lines)
    expect(of(counted(['a', '90', '10'], ['b', '0', '100']))).toMatchObject([
      { key: 'a', qty: '90', value: '90.00' },
      { key: 'c', qty: '100', isAwaited: true },
    ])
  })

  it('is the received part of a line: its value to the cent and its share of the weights', () => {
    const line = {
      qty: '100',
      price: '0.333333',
      value: '33.33' as Amount,
      netWeight: '10',
      grossWeight: '12.5',
    }
    expect(receivedPart(line, '100', 'USD')).toBe(line)
    expect(receivedPart(line, '90', 'USD')).toMatchObject({
      qty: '90',
      value: '30.00',
      netWeight: '9',
      grossWeight: '11.25',
    })
  })
})
