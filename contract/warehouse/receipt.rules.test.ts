import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import {
  blockedBy,
  checkPutAway,
  checkPutLine,
  checkReceipt,
  checkReceivedDays,
  differencesOf,
  gradedLots,
  receivedDays,
} from './receipt.rules.ts'
import { differenceKind, lotQuality } from './warehouse.codes.ts'

const { short, over, damaged, wrongGoods } = differenceKind.codes
type Received = Parameters<typeof checkReceipt>[0][number]
const received = (qty: string, differences: Received['differences'] = [], lineId = '1'): Received => ({
  lineId,
  qty,
  differences,
})
const said = (kind: number, qty = '1', reason = 'seen') => ({ kind, qty, reason })
const announced = [{ id: '1', qty: '10' }]
const check = (lines: Received[], known = announced): string[] => foundBy(checkReceipt(lines, known))

describe('a receipt', () => {
  it('is short or over by what was counted, with the reason that was given', () => {
    expect(differencesOf('10', received('10'))).toEqual([])
    expect(differencesOf('10', received('7', [said(short, '99', 'late')]))).toEqual([
      { kind: short, qty: '3', reason: 'late' },
    ])
    expect(differencesOf('10', received('12'))).toEqual([{ kind: over, qty: '2', reason: '' }])
    expect(
      differencesOf('10', received('9', [said(damaged), said(wrongGoods)])).map(({ kind }) => kind),
    ).toEqual([short, damaged, wrongGoods])
  })

  it('counts each line once, and all of them', () => {
    expect(check([received('10')])).toEqual([])
    expect(check([received('10', [], '9')])).toEqual(['lines.0.lineId orderLine.unknown'])
    expect(check([received('10'), received('10')])).toEqual(['lines.1.lineId warehouseIn.lineTwice'])
    const three = ['1', '2', '3'].map((id) => ({ id, qty: '10' }))
    expect(checkReceipt([received('10')], three)).toMatchObject([
      { code: 'warehouseIn.linesMissing', params: { count: 2 } },
    ])
  })

  it('says why goods are missing, and has not more bad goods than came', () => {
    expect(check([received('9')])).toEqual(['lines.0.differences warehouseIn.differenceReason'])
    expect(check([received('9', [said(short, '1', ' ')])])).toHaveLength(1)
    expect(check([received('9', [said(short)])])).toEqual([])
    expect(check([received('10', [said(damaged, '10')])])).toEqual([])
    expect(check([received('10', [said(damaged, '6'), said(wrongGoods, '5')])])).toEqual([
      'lines.0.qty warehouseIn.moreThanReceived',
    ])
  })

  it('is none where nothing came', () => {
    const two = [...announced, { id: '2', qty: '1' }]
    const none = [said(short, '10')]
    expect(check([received('0', none)])).toEqual(['lines warehouseIn.nothingReceived'])
    expect(check([received('0', none), received('1', [], '2')], two)).toEqual([])
  })
})

describe('days of received goods', () => {
  const line = { id: '1', producedOn: '2026-10-01', expiresOn: '2026-12-01', shelfLifeDays: '' }
  const days = (values: Partial<Parameters<typeof checkReceivedDays>[0][number]> = {}, note = '') =>
    foundBy(checkReceivedDays([{ lineId: '1', qty: '5', ...values }], [line], { today: '2026-11-18', note }))

  it('are those on the goods, else those that were announced, else by the shelf life', () => {
    expect(receivedDays({ lineId: '1', qty: '1' }, line)).toEqual({
      producedOn: '2026-10-01',
      expiresOn: '2026-12-01',
    })
    expect(receivedDays({ lineId: '1', qty: '1', expiresOn: null }, line)).toEqual({
      producedOn: '2026-10-01',
      expiresOn: null,
    })
    expect(
      receivedDays(
        { lineId: '1', qty: '1', producedOn: '2026-11-01', expiresOn: '' },
        { ...line, shelfLifeDays: '10' },
      ),
    ).toEqual({ producedOn: '2026-11-01', expiresOn: '2026-11-11' })
  })

  it('are refused where they cannot be meant, and expired goods without a note', () => {
    expect(days()).toEqual([])
    expect(days({ expiresOn: '2026-09-30' })).toHaveLength(1)
    expect(days({ producedOn: '2026-11-19' })).toHaveLength(1)
    expect(days({ expiresOn: '2026-11-17' })).toEqual(['note warehouseIn.expiredNote'])
    expect(days({ expiresOn: '2026-11-18' })).toEqual([])
    expect(days({ expiresOn: '2026-11-17' }, 'for destruction')).toEqual([])
    expect(days({ expiresOn: '2026-11-17', qty: '0' })).toEqual([])
  })
})

describe('goods with differences', () => {
  it('are blocked unless they are missing', () => {
    expect(blockedBy({ kind: short, qty: '3' })).toBe('0')
    expect(blockedBy({ kind: damaged, qty: '3' })).toBe('3')
  })

  it('become lots of their quality, taken from the last one', () => {
    const lots = [
      { place: 'A', qty: '6' },
      { place: 'B', qty: '4' },
    ]
    const bad = (id: string, kind: number, qty: string) => ({ id, kind, qty })
    const { good, damaged: isDamaged, wrongGoods: isWrong } = lotQuality.codes
    expect(
      gradedLots(lots, [bad('1', damaged, '5'), bad('2', wrongGoods, '1'), bad('3', over, '2')]),
    ).toEqual([
      { place: 'A', qty: '4', quality: good, differenceId: null },
      { place: 'B', qty: '4', quality: isDamaged, differenceId: '1' },
      { place: 'A', qty: '1', quality: isDamaged, differenceId: '1' },
      { place: 'A', qty: '1', quality: isWrong, differenceId: '2' },
    ])
    expect(gradedLots(lots, []).map(({ place }) => place)).toEqual(['A', 'B'])
    expect(gradedLots(lots, [bad('1', damaged, '10')])).toHaveLength(2)
  })

  it('are put away as they came', () => {
    const line = { id: '1', receivedQty: '10' }
    const put = (...quantities: string[]) => [{ lineId: '1', lots: quantities.map((qty) => ({ qty })) }]
    expect(foundBy(checkPutAway(put('4', '6'), [line]))).toEqual([])
    expect(foundBy(checkPutAway(put('4'), [line]))).toEqual(['lines.0.lots warehouseIn.notAllPutAway'])
    expect(foundBy(checkPutAway(put('4'), []))).toEqual(['lines.0.lineId orderLine.unknown'])
    expect(foundBy(checkPutLine([{ qty: '4' }], '10'))).toEqual([])
    expect(foundBy(checkPutLine([{ qty: '4' }, { qty: '6' }], '10'))).toEqual([])
    expect(foundBy(checkPutLine([{ qty: '4' }, { qty: '6.5' }], '10'))).toEqual([
      'lots warehouseIn.putTooMuch',
    ])
  })
})

it('good goods that are left of a lot are a lot, be it a part of a piece', () => {
  const bad = [{ id: '7', kind: damaged, qty: '0.5' }]
  expect(gradedLots([{ qty: '1' }], bad).map(({ qty, differenceId }) => [qty, differenceId])).toEqual([
    ['0.5', null],
    ['0.5', '7'],
  ])
  expect(gradedLots([{ qty: '0.5' }], bad)).toHaveLength(1)
})

it('a part of a piece is short, and does not lie on no place', () => {
  expect(differencesOf('1', received('0.5'))).toMatchObject([{ kind: short, qty: '0.5' }])
  expect(differencesOf('1', received('1.5'))).toMatchObject([{ kind: over, qty: '0.5' }])
})
