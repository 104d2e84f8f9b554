import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCodeKey, readDateCode } from './date-code.ts'
import { type AllocatableLot, type Demand, expiredFor, orderedLots } from './lot-order.ts'
import { emptyLastKey, naturalKey } from './natural-order.ts'
import { checkExpiredPicks } from './outbound.rules.ts'
import { allocate, previewStrategies } from './strategies.ts'

const lot = (id: number, values: Partial<AllocatableLot> = {}): AllocatableLot => ({
  id: String(id),
  model: 'LM358',
  brand: 'TI',
  storedAt: `2026-01-${String(id).padStart(2, '0')}T00:00:00Z`,
  batchNumber: '',
  lotNumber: '',
  dateCode: '',
  expiresOn: null,
  quality: 0,
  onHand: '100',
  available: '100',
  ...values,
})
const demand = (qty: string, values: Partial<Demand> = {}): Demand => ({
  model: 'lm358',
  brand: '',
  qty,
  lotId: null,
  lotNumbers: [],
  packQty: '',
  ...values,
})
const today = '2026-06-01'
const fifo = { strategy: 0, today }
const ids = (lots: readonly AllocatableLot[]): string => lots.map(({ id }) => id).join(' ')

describe('natural order', () => {
  it('counts runs of digits as numbers, and puts empty texts last', () => {
    const sorted = ['B10', '', 'b2', 'B02A', 'A100', 'B1-10', 'B1-9'].toSorted((a, b) =>
      emptyLastKey(a) < emptyLastKey(b) ? -1 : 1,
    )
    expect(sorted).toEqual(['A100', 'B1-9', 'B1-10', 'b2', 'B02A', 'B10', ''])
    expect(naturalKey('B2') < naturalKey('B10')).toBe(true)
  })
})

describe('the order in which lots are taken', () => {
  const same = { storedAt: '2026-01-01T00:00:00Z' }
  const order = (strategy: number, lots: AllocatableLot[], asked: string[] = []) =>
    ids(orderedLots(lots, strategy, asked))

  it('is that of their ids as numbers where nothing else tells them apart', () => {
    const lots = [lot(10, same), lot(9, same), lot(11, same)]
    for (const strategy of [0, 1, 2, 3, 4]) expect(order(strategy, lots)).toBe('9 10 11')
  })

  it('is that of their arrival where batch, code, lot number and expiry are the same', () => {
    const alike = { batchNumber: 'B1', dateCode: '2437', lotNumber: 'L1', expiresOn: '2027-01-01' }
    const lots = [lot(3, alike), lot(1, alike), lot(2, alike)]
    for (const strategy of [0, 1, 2, 3, 4]) expect(order(strategy, lots)).toBe('1 2 3')
  })

  it('puts goods without a day of expiry last, and codes that cannot be read', () => {
    const dated = [lot(1), lot(2, { expiresOn: '2027-02-01' }), lot(3, { expiresOn: '2027-01-01' }), lot(4)]
    expect(order(4, dated)).toBe('3 2 1 4')
    const coded = [
      lot(1, { dateCode: '?' }),
      lot(2, { dateCode: '2437' }),
      lot(3),
      lot(4, { dateCode: '2436' }),
    ]
    expect(order(2, coded)).toBe('4 2 1 3')
  })

  it('is the one in which lot numbers were asked for, and has no others; without any it is theirs', () => {
    const lots = [lot(1, { lotNumber: 'L3' }), lot(2, { lotNumber: 'L1' }), lot(3, { lotNumber: 'L2' })]
    expect(order(3, lots, ['L2', 'L3'])).toBe('3 1')
    expect(order(3, lots, ['L2'])).toBe('3')
    expect(order(3, lots)).toBe('2 3 1')
  })
})

describe('a date code', () => {
  it.each([
    ['2437', 2024, 37],
    ['202437', 2024, 37],
    ['2024W37', 2024, 37],
    ['24W05', 2024, 5],
    ['D/C 2437', 2024, 37],
    ['24/09', 2024, 35],
    ['2024/9', 2024, 35],
    ['24+', 2024, 0],
  ])('%s is read', (typed, year, week) => {
    expect(readDateCode(typed)).toEqual({ year, week })
  })

  it.each(['', '2454', '2400', 'ABC', '24/13', '24', '24-1', '20245'])('%s is not readable', (typed) => {
    expect(dateCodeKey(typed)).toBeUndefined()
  })
})

describe('each strategy takes lots in its own order', () => {
  const lots = [
    lot(1, { batchNumber: 'B10', dateCode: '2437', lotNumber: 'L2' }),
    lot(2, { batchNumber: 'B2', dateCode: '??', lotNumber: 'L10' }),
    lot(3, { batchNumber: '', dateCode: '24+', lotNumber: '' }),
    lot(4, { batchNumber: 'B2', dateCode: '2024W02', lotNumber: 'L1' }),
    lot(5, { batchNumber: 'B1', dateCode: '24/09', lotNumber: 'L3' }),
  ]
  it.each([
    ['first in, first out', 0, [], '1 2 3 4 5'],
    ['batch number, empty last, then first in', 1, [], '5 2 4 1 3'],
    ['date code, unreadable last', 2, [], '3 4 5 1 2'],
    ['lot number in natural order', 3, [], '4 1 5 2 3'],
    ['the lot numbers asked for, in their order and no others', 3, ['L10', 'L3'], '2 5'],
  ] as const)('%s', (_name, strategy, asked, expected) => {
    expect(ids(orderedLots(lots, strategy, asked))).toBe(expected)
  })
})

describe('first expired, first out', () => {
  const fefo = { strategy: 4, today }
  const lots = [
    lot(1),
    lot(2, { expiresOn: '2026-09-01' }),
    lot(3, { expiresOn: '2026-07-01' }),
    lot(4, { expiresOn: '2026-09-01', storedAt: '2026-01-01T00:00:00Z' }),
    lot(5, { expiresOn: '2026-05-31' }),
    lot(6, { expiresOn: '2026-06-01' }),
  ]

  it('takes the earliest day first, among equal days first in, and lots without a day last', () => {
    expect(ids(orderedLots(lots, 4))).toBe('5 6 3 4 2 1')
    expect(allocate([demand('450')], lots, fefo).parts.map(({ lotId }) => lotId)).toEqual([
      '6',
      '3',
      '4',
      '2',
      '1',
    ])
  })

  it.each([0, 1, 2, 3, 4])(
    'strategy %i never takes expired lots, and says how much they hold',
    (strategy) => {
      const asked = demand('600', strategy === 3 ? { lotNumbers: [''] } : {})
      const { parts, missing } = allocate([asked], lots, { strategy, today })
      expect(parts.map(({ lotId }) => lotId)).not.toContain('5')
      expect(missing).toEqual([{ place: 0, qty: '100' }])
      expect(expiredFor(lots, today)(asked)).toBe('100')
    },
  )

  it('takes an expired lot that is named, and asks why', () => {
    expect(allocate([demand('10', { lotId: '5' })], lots, fefo).parts).toEqual([
      { place: 0, lotId: '5', qty: '10' },
    ])
    const named = lots.map(({ id, expiresOn }) => ({ id, number: `L-${id}`, expiresOn }))
    const check = (lotId: string | null, remark: string) =>
      checkExpiredPicks([{ lotId, remark }], named, today)
    expect(check('5', ' ')).toMatchObject([{ path: 'lines.0.remark', code: 'stock.expiredReason' }])
    expect([check('5', 'to be destroyed'), check('6', ''), check(null, '')].flat()).toEqual([])
  })

  it('leaves the latest expiry, which the comparison says of each strategy', () => {
    const previews = previewStrategies([demand('150')], lots.slice(0, 3), today)
    expect(previews.map(({ nextExpiryLeft }) => nextExpiryLeft)).toEqual([
      '2026-07-01',
      '2026-07-01',
      '2026-07-01',
      '2026-07-01',
      '2026-09-01',
    ])
  })
})

describe('an allocation', () => {
  it('takes from the next lot what the first cannot give, and says what is missing', () => {
    expect(allocate([demand('150'), demand('100')], [lot(1), lot(2)], fifo)).toEqual({
      parts: [
        { place: 0, lotId: '1', qty: '100' },
        { place: 0, lotId: '2', qty: '50' },
        { place: 1, lotId: '2', qty: '50' },
      ],
      missing: [{ place: 1, qty: '50' }],
      available: ['200', '50'],
    })
  })

  it('takes of a picked lot alone, and of a brand where one is asked for', () => {
    expect(allocate([demand('10', { lotId: '2' })], [lot(1), lot(2)], fifo).parts).toEqual([
      { place: 0, lotId: '2', qty: '10' },
    ])
    expect(allocate([demand('10', { brand: 'ON' })], [lot(1), lot(2, { brand: 'ON' })], fifo).parts).toEqual([
      { place: 0, lotId: '2', qty: '10' },
    ])
  })

  it('takes whole packs first where a line asks for them, and breaks one for the rest', () => {
    const lots = [lot(1, { available: '70' }), lot(2, { available: '120' })]
    expect(allocate([demand('170', { packQty: '50' })], lots, fifo).parts).toEqual([
      { place: 0, lotId: '1', qty: '70' },
      { place: 0, lotId: '2', qty: '100' },
    ])
    expect(allocate([demand('150', { packQty: '50' })], lots, fifo).parts).toEqual([
      { place: 0, lotId: '1', qty: '50' },
      { place: 0, lotId: '2', qty: '100' },
    ])
  })

  it('previews all five: taken, broken, oldest date code left, unreadable', () => {
    const lots = [lot(1, { dateCode: '2501' }), lot(2, { dateCode: '2410' }), lot(3, { dateCode: 'n/a' })]
    const [firstIn, , byCode] = previewStrategies([demand('150')], lots, today)
    expect(firstIn).toMatchObject({ lotsTaken: 2, lotsBroken: 1, oldestDateCodeLeft: '2410', unreadable: 1 })
    expect(byCode).toMatchObject({ lotsTaken: 2, lotsBroken: 1, oldestDateCodeLeft: '2501', leaving: ['2'] })
  })

  const anyLot = fc.record({
    batchNumber: fc.constantFrom('', 'B1', 'B2', 'B10'),
    dateCode: fc.constantFrom('', '2437', '24+', '2024W02', '24/09', 'x'),
    lotNumber: fc.constantFrom('', 'L1', 'L2', 'L10'),
    expiresOn: fc.constantFrom(null, '2026-06-01', '2026-06-30', '2027-01-01'),
    stored: fc.integer({ min: 1, max: 28 }),
    onHand: fc.integer({ min: 1, max: 50 }),
    kept: fc.integer({ min: 0, max: 50 }),
  })
  it('never takes more than is available, always in the strategy’s order', () => {
    const property = fc.property(
      fc.array(anyLot, { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 4 }),
      (drawn, wanted, strategy) => {
        const lots = drawn.map((each, place) =>
          lot(place + 1, {
            batchNumber: each.batchNumber,
            dateCode: each.dateCode,
            lotNumber: each.lotNumber,
            expiresOn: each.expiresOn,
            storedAt: `2026-01-${String(each.stored).padStart(2, '0')}T00:00:00Z`,
            onHand: String(each.onHand),
            available: String(Math.max(0, each.onHand - each.kept)),
          }),
        )
        const { parts, missing } = allocate(
          wanted.map((qty) => demand(String(qty))),
          lots,
          { strategy, today },
        )
        const taken = (id: string) =>
          parts.filter(({ lotId }) => lotId === id).reduce((sum, { qty }) => sum + Number(qty), 0)
        for (const each of lots) expect(taken(each.id)).toBeLessThanOrEqual(Number(each.available))
        const total = parts.reduce((sum, { qty }) => sum.plus(qty), new Big(0))
        const short = missing.reduce((sum, { qty }) => sum.plus(qty), new Big(0))
        expect(total.plus(short).toNumber()).toBe(wanted.reduce((sum, qty) => sum + qty, 0))
        // A lot is begun only when all before it in the strategy's order are used up.
        const order = orderedLots(lots, strategy)
        const last = order.findLastIndex(({ id }) => taken(id) > 0)
        for (const before of order.slice(0, Math.max(0, last)))
          expect(taken(before.id)).toBe(Number(before.available))
      },
    )
    fc.assert(property, { numRuns: 200 })
  })
})

describe('date codes and quantities at their bounds', () => {
  it('a month is one of twelve and a week one of 53', () => {
    expect(['24/1', '24/12', '2401', '2453'].every((typed) => readDateCode(typed) !== undefined)).toBe(true)
    expect(['24/0', '24/13', '2400', '2454'].some((typed) => readDateCode(typed) !== undefined)).toBe(false)
    expect(readDateCode('24/01')).toEqual({ year: 2024, week: 1 })
  })

  it('parts of a piece are taken as well, with whole packs first', () => {
    const lots = [lot(1, { onHand: '0.5', available: '0.5' }), lot(2, { onHand: '2', available: '2' })]
    const taken = (qty: string, values: Partial<Demand> = {}) =>
      allocate([demand(qty, values)], lots, fifo).parts.map((part) => `${part.lotId}:${part.qty}`)
    expect(taken('0.75')).toEqual(['1:0.5', '2:0.25'])
    expect(taken('0.4')).toEqual(['1:0.4'])
    expect(taken('1', { packQty: '0.5' })).toEqual(['1:0.5', '2:0.5'])
    expect(taken('1', { packQty: '1' })).toEqual(['2:1'])
  })

  it('the preview names the oldest code that stays, of equal ones the lot that came first', () => {
    const lots = [
      lot(1, { dateCode: '2437' }),
      lot(2, { dateCode: '2436' }),
      lot(3, { dateCode: '24W36' }),
      lot(4, { dateCode: '?' }),
    ]
    const [first] = previewStrategies([demand('100')], lots, today)
    expect(first).toMatchObject({ oldestDateCodeLeft: '2436', unreadable: 1, lotsTaken: 1 })
  })
})
