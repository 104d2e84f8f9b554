import { describe, expect, it } from 'vitest'
import { checkDayOrder, daysAfter } from './day-order.ts'

const codes = (findings: ReturnType<typeof checkDayOrder>) =>
  findings.map(({ path, code, params }) => [path, code, params])

describe('the order of a document’s days', () => {
  const days = { orderDate: '2026-11-01', declaredOn: '2026-11-10' }

  it('refuses a day before an earlier one and names that one', () => {
    expect(
      codes(checkDayOrder('declaration', { ...days, releasedOn: '2026-11-09' }, 'releasedOn', 'happenedOn')),
    ).toEqual([['happenedOn', 'field.dayTooEarly', { event: 'declaredOn', day: '2026-11-10' }]])
  })

  it('refuses a day after a later one', () => {
    expect(
      codes(checkDayOrder('shipment', { readyOn: '2026-11-20', arriveBy: '2026-11-12' }, 'readyOn')),
    ).toEqual([['readyOn', 'field.dayTooLate', { event: 'arriveBy', day: '2026-11-12' }]])
  })

  it('accepts the same day, days that are not known, and no day at all', () => {
    expect(checkDayOrder('declaration', { ...days, releasedOn: '2026-11-10' }, 'releasedOn')).toEqual([])
    expect(checkDayOrder('taxBill', { declaredOn: null, issuedOn: '2017-01-01' }, 'issuedOn')).toEqual([])
    expect(checkDayOrder('taxBill', { declaredOn: '2026-11-10' }, 'paidOn')).toEqual([])
  })

  it('knows which days come after one', () => {
    expect(daysAfter('declaration', 'acceptedOn')).toEqual(['releasedOn', 'closedOn'])
  })
})
