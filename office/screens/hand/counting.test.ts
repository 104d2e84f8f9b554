import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { describe, expect, it } from 'vitest'
import {
  countedLines,
  freshCounting,
  type Line,
  lineOf,
  nextLine,
  packOf,
  partsOf,
  step,
} from './counting.ts'
import type { Entry } from './outbox.ts'

const line = (id: string, values: Partial<Line> = {}) =>
  ({
    id,
    qty: '12500',
    model: 'LM358DR',
    palletNumber: `PLT-${id}`,
    lotNumber: '',
    packages: '5',
    minimumPackQuantity: '',
    ...values,
  }) as Line
const lines = [line('1'), line('2'), line('3', { model: 'TL072' })]
const uncounted = new Map<string, string>()

describe('a scanned code', () => {
  it('is a line’s label, a pallet, a model or a lot', () => {
    const inbound = { number: 'WI-7', lines: [...lines, line('4', { lotNumber: 'LT9', model: 'X' })] }
    const found = (code: string) => lineOf(code, inbound, uncounted)?.id
    expect([found('wi-7/2'), found('plt-3'), found('TL072'), found('LT9'), found('nothing')]).toEqual([
      '2',
      '3',
      '3',
      '4',
      undefined,
    ])
    expect(lineOf('LM358DR', inbound, new Map([['1', '5']]))?.id).toBe('2')
    expect(lineOf('WI-8/1', inbound, uncounted)).toBeUndefined()
  })
})

describe('counting', () => {
  it('goes by whole packs and never below nothing', () => {
    expect([packOf(line('1')), packOf(line('1', { minimumPackQuantity: '250' }))]).toEqual(['2500', '250'])
    expect(packOf(line('1', { packages: '3' }))).toBe('1')
    expect([step('12500', '2500', -1), step('1000', '2500', -1), step('', '2500', 1)]).toEqual([
      '10000',
      '0',
      '2500',
    ])
  })

  it('names each difference; the kind’s name is the reason where none was typed', () => {
    const nameOf = (kind: number) => `kind ${kind}`
    const counting = { ...freshCounting(line('1')), qty: '10000', damaged: '5' }
    expect(partsOf(line('1'), counting, nameOf)).toEqual([
      { kind: 0, qty: '0', reason: 'kind 0', photos: [] },
      { kind: 2, qty: '5', reason: 'kind 2', photos: [] },
    ])
    expect(partsOf(line('1'), freshCounting(line('1')), nameOf)).toEqual([])
  })

  it('goes on to the next uncounted line', () => {
    expect(nextLine(lines, '2', new Map([['3', '1']]))?.id).toBe('1')
    expect(nextLine(lines, '1', new Map(lines.map(({ id }) => [id, '1'])))).toBeUndefined()
  })

  it('knows what was not sent yet, and not what was refused', () => {
    const inbound = { id: '9', counts: [{ lineId: '1', qty: '7' }] } as InboundReview
    const scan = (lineId: string, state: Entry['state']) =>
      ({ state, scan: { kind: 'count', recordId: '9', lineId, qty: '8', parts: [] } }) as unknown as Entry
    const counted = countedLines(inbound, [scan('2', 'waiting'), scan('3', 'refused')])
    expect([...counted]).toEqual([
      ['1', '7'],
      ['2', '8'],
    ])
  })
})
