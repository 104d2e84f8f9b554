import { describe, expect, it } from 'vitest'
import { checkTransport } from './forwarder-order.ts'
import { freightMode } from './forwarding.codes.ts'
import { checkMilestones, isLate } from './milestone.ts'

const now = '2026-11-16T08:00:00Z'

describe('a milestone', () => {
  it.each([
    ['2026-11-16T07:00:00Z', null, true],
    ['2026-11-16T09:00:00Z', null, false],
    ['2026-11-16T07:00:00Z', '2026-11-16T06:00:00Z', false],
    ['2026-11-16T07:00:00Z', '2026-11-16T07:30:00Z', true],
    [null, '2026-11-16T07:30:00Z', false],
    [null, null, false],
    [now, null, false],
    ['2026-11-16T07:00:00Z', '2026-11-16T07:00:00Z', false],
  ])('planned for %s and reached at %s is late: %s', (plannedAt, actualAt, late) => {
    expect(isLate({ plannedAt, actualAt }, now)).toBe(late)
  })

  it('may be entered at its moment, or without one', () => {
    const check = (actualAt: string | null) =>
      checkMilestones('milestones', [{ kind: 'departed', note: '', actualAt }], now)
    expect([check(now), check('2026-11-15T00:00:00Z'), check(null)]).toEqual([[], [], []])
  })

  it('is entered once, and not before it has happened', () => {
    const entry = { kind: 'departed', note: '' } as const
    expect(checkMilestones('milestones', [entry, entry], now)).toMatchObject([
      { path: 'milestones.1.kind', code: 'freight.milestoneTwice' },
    ])
    expect(
      checkMilestones('milestones', [{ ...entry, actualAt: '2026-11-16T08:00:01Z' }], now),
    ).toMatchObject([{ path: 'milestones.0.actualAt', code: 'freight.milestoneFuture' }])
  })
})

describe('transport', () => {
  const input = { vessel: '', voyage: '', containerNumbers: [], waybillNumber: '' }
  it('has containers with check digits, each once', () => {
    const containerNumbers = ['CSQU 305438-3', 'csqu3054383', 'CSQU3054384']
    expect(checkTransport({ ...input, containerNumbers }, freightMode.codes.seaFull)).toMatchObject([
      { path: 'containerNumbers.1', code: 'freight.containerTwice' },
      { path: 'containerNumbers.2', code: 'freight.containerCheckDigit' },
    ])
  })

  it('has a waybill with a check digit where the goods fly', () => {
    const waybillNumber = '784-12345676'
    expect(checkTransport({ ...input, waybillNumber }, freightMode.codes.air)).toMatchObject([
      { path: 'waybillNumber', code: 'freight.waybillCheckDigit' },
    ])
    expect(checkTransport({ ...input, waybillNumber }, freightMode.codes.seaFull)).toEqual([])
  })
})
