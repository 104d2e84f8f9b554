import { describe, expect, it } from 'vitest'
import { orderState, receivingState } from '../orders/order.codes.ts'
import { usualFlowDays } from './flow-board.facts.ts'
import {
  arrivalOf,
  figureOf,
  hasGoneOn,
  judgeDay,
  judgePrice,
  judgeReceipt,
  paperDueOn,
  papersOf,
} from './supplier-score.rules.ts'

const { notStored, partlyStored, fullyStored } = receivingState.codes

describe('a promised day', () => {
  const today = '2026-11-18'
  it.each([
    ['the day before', '2026-11-10', '2026-11-09', 'onTime', null],
    ['the same day', '2026-11-10', '2026-11-10', 'onTime', null],
    ['the day after', '2026-11-10', '2026-11-11', 'late', 1],
    ['not yet, today', '2026-11-18', null, 'pending', null],
    ['not yet, one day past', '2026-11-17', null, 'overdue', 1],
    ['no promised day', null, '2026-11-11', 'noDay', null],
    ['no promised day and nothing came', null, null, 'noDay', null],
    ['nobody knows when', '2026-11-10', 'unknown', 'noDay', null],
  ])('%s', (_, dueOn, came, verdict, days) => expect(judgeDay(dueOn, came, today)).toEqual({ verdict, days }))
})

describe('the arrival of goods', () => {
  const goods = { hasGoneOn: false, receivedOn: '2026-11-05' }
  it('is the day of the last receipt, once all came', () =>
    expect(arrivalOf({ ...goods, receivingState: fullyStored })).toBe('2026-11-05'))
  it('has not happened while a part is outstanding', () =>
    expect(arrivalOf({ ...goods, receivingState: partlyStored })).toBeNull())
  it('is unknown for goods that never passed the warehouse', () => {
    expect(arrivalOf({ hasGoneOn: true, receivedOn: null, receivingState: notStored })).toBe('unknown')
    expect(arrivalOf({ hasGoneOn: false, receivedOn: null, receivingState: notStored })).toBeNull()
    expect(arrivalOf({ hasGoneOn: true, receivedOn: null, receivingState: fullyStored })).toBe('unknown')
  })
  it('is waited for until the order goes on', () => {
    expect([orderState.codes.submitted, orderState.codes.audited].map(hasGoneOn)).toEqual([false, false])
    expect([orderState.codes.declared, orderState.codes.completed].map(hasGoneOn)).toEqual([true, true])
  })
})

describe('a receipt', () => {
  it('is judged from the first goods on', () => {
    expect(judgeReceipt({ receivingState: notStored, differences: [] })).toBeUndefined()
    expect(judgeReceipt({ receivingState: partlyStored, differences: [] })).toBe('asOrdered')
    expect(judgeReceipt({ receivingState: fullyStored, differences: [{}] })).toBe('differs')
  })
  it('differs where nothing came at all and that was declared', () =>
    expect(judgeReceipt({ receivingState: notStored, differences: [{}] })).toBe('differs'))
})

describe('a price', () => {
  it.each([
    [null, 'first'],
    [-1, 'notRaised'],
    [0, 'notRaised'],
    [1, 'raised'],
  ])('%s', (sign, verdict) => expect(judgePrice(sign)).toBe(verdict))
})

describe('a paper', () => {
  const facts = { dueOn: '2026-11-10', arrived: '2026-11-12', exportedOn: null }
  it('is due on the planned day of the goods, else on that of their arrival', () => {
    expect(paperDueOn('packingList', facts, usualFlowDays)).toBe('2026-11-10')
    expect(paperDueOn('packingList', { ...facts, dueOn: null }, usualFlowDays)).toBe('2026-11-12')
    expect(
      paperDueOn('commercialInvoice', { ...facts, dueOn: null, arrived: null }, usualFlowDays),
    ).toBeNull()
    expect(paperDueOn('packingList', { ...facts, dueOn: null, arrived: 'unknown' }, usualFlowDays)).toBeNull()
  })
  it('of an export is the VAT invoice, in the days of the flow board', () => {
    expect(papersOf.export).toContain('inputInvoice')
    expect(paperDueOn('inputInvoice', facts, usualFlowDays)).toBeNull()
    expect(paperDueOn('inputInvoice', { ...facts, exportedOn: '2026-11-01' }, usualFlowDays)).toBe(
      '2026-11-11',
    )
  })
})

describe('a rate', () => {
  it('is the share of the good among those that count', () =>
    expect(
      figureOf([
        ['onTime', 2],
        ['late', 1],
        ['pending', 4],
        ['noDay', 1],
      ]),
    ).toEqual({
      cases: 3,
      good: 2,
      bad: 1,
      left: 5,
      rate: '66.7',
    }))
  it('of nothing is none', () => {
    expect(figureOf([]).rate).toBeNull()
    expect(figureOf([['first', 3]])).toEqual({ cases: 0, good: 0, bad: 0, left: 3, rate: null })
  })
})
