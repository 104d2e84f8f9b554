import { describe, expect, it } from 'vitest'
import { type RouteStop, routeLine } from './route-line.ts'

const today = '2026-11-17'
const stop = (name: string, planned: string | null, actual: string | null, isReached = actual !== null) =>
  ({ name, place: '', planned, actual, isReached }) satisfies RouteStop

describe('a route line', () => {
  const late = routeLine(
    [
      stop('supplier', '2026-11-13', '2026-11-13'),
      stop('warehouse', '2026-11-14', '2026-11-16'),
      stop('customs', null, null),
      stop('you', '2026-11-18', null),
    ],
    today,
  )

  it('has the marker at the last stop that was reached, and counts the days that a leg is late', () => {
    expect(late.legs.map(({ name, is, line, lateDays }) => [name, is, line, lateDays])).toEqual([
      ['supplier', 'passed', 'travelled', 0],
      ['warehouse', 'here', 'travelled', 2],
      ['customs', 'ahead', 'unknown', 0],
      ['you', 'ahead', 'ahead', 0],
    ])
  })

  it('moves what is ahead by what was lost', () => {
    expect(late.legs.map(({ expected }) => expected)).toEqual([null, null, null, '2026-11-20'])
    expect(late.arrival).toEqual({ day: '2026-11-20', lateDays: 2, isReached: false })
  })

  it('calls the next stop late once its day is over, and no stop behind it', () => {
    const { legs, arrival } = routeLine(
      [
        stop('supplier', null, '2026-11-10'),
        stop('warehouse', '2026-11-14', null),
        stop('you', '2026-11-16', null),
      ],
      today,
    )
    expect(legs.map(({ lateDays, expected }) => [lateDays, expected])).toEqual([
      [0, null],
      [3, '2026-11-17'],
      [0, '2026-11-19'],
    ])
    expect(arrival).toMatchObject({ lateDays: 3 })
  })

  it('expects no stop on a day that is over, also behind one without a day', () => {
    const { legs, arrival } = routeLine(
      [stop('customs', null, '2026-10-03'), stop('arrived', null, null), stop('you', '2026-10-10', null)],
      today,
    )
    expect(legs.map(({ lateDays, expected }) => [lateDays, expected])).toEqual([
      [0, null],
      [0, null],
      [38, today],
    ])
    expect(arrival).toEqual({ day: today, lateDays: 38, isReached: false })
  })

  it('has passed a stop that has no actual day', () => {
    const { legs } = routeLine(
      [
        stop('supplier', null, '2026-11-10'),
        stop('warehouse', null, null),
        stop('customs', null, '2026-11-12'),
      ],
      today,
    )
    expect(legs.map(({ is, line }) => [is, line])).toEqual([
      ['passed', 'travelled'],
      ['passed', 'travelled'],
      ['here', 'travelled'],
    ])
  })

  it('knows no arrival without a day, and the day of one that was reached', () => {
    expect(routeLine([stop('supplier', null, null), stop('you', null, null)], today).arrival).toBeNull()
    expect(routeLine([stop('supplier', null, null), stop('you', null, null)], today).legs[0]?.is).toBe(
      'ahead',
    )
    expect(routeLine([stop('you', '2026-11-12', '2026-11-11')], today).arrival).toEqual({
      day: '2026-11-11',
      lateDays: 0,
      isReached: true,
    })
  })
})

describe('a stop ahead', () => {
  const ahead = (planned: string, next: string) =>
    routeLine([stop('a', '2026-11-10', '2026-11-10'), stop('b', planned, null), stop('c', next, null)], today)

  it('is expected on its day, and today at the earliest', () => {
    expect(ahead('2026-11-17', '2026-11-18').legs.map(({ expected }) => expected)).toEqual([
      null,
      '2026-11-17',
      '2026-11-18',
    ])
    expect(ahead('2026-11-16', '2026-11-18').legs.map(({ expected }) => expected)).toEqual([
      null,
      '2026-11-17',
      '2026-11-19',
    ])
  })

  it('is not made earlier by a stop that was reached in time', () => {
    const { legs } = routeLine(
      [
        stop('a', '2026-11-10', '2026-11-12'),
        stop('b', '2026-11-15', '2026-11-15'),
        stop('c', '2026-11-20', null),
      ],
      today,
    )
    expect(legs[2]?.expected).toBe('2026-11-20')
  })
})
