import { describe, expect, it } from 'vitest'
import { channelsOf, defaultRules, departureOf, endOfQuiet, planOf } from './notice-setting.ts'

/** 2026-11-16 is a Monday; the times are Shanghai's. */
const at = (time: string, day = 16): Date => new Date(`2026-11-${day}T${time}:00+08:00`)
const night = { begin: '22:00', end: '08:00' }

describe('quiet hours', () => {
  it.each([
    ['21:59', undefined],
    ['22:00', at('08:00', 17)],
    ['23:30', at('08:00', 17)],
    ['07:59', at('08:00')],
    ['08:00', undefined],
  ])('that pass midnight end in the morning: at %s', (time, end) => {
    expect(endOfQuiet(night, at(time))).toEqual(end)
  })

  it('within one day hold from their first minute on', () => {
    expect(endOfQuiet({ begin: '12:00', end: '14:00' }, at('12:00'))).toEqual(at('14:00'))
    expect(endOfQuiet({ begin: '12:00', end: '14:00' }, at('11:59'))).toBeUndefined()
  })

  it('that end when they begin hold the whole day', () => {
    expect(endOfQuiet({ begin: '08:00', end: '08:00' }, at('07:59'))).toEqual(at('08:00'))
    expect(endOfQuiet({ begin: '08:00', end: '08:00' }, at('08:00'))).toEqual(at('08:00', 17))
  })

  it('within one day end on it', () => {
    expect(endOfQuiet({ begin: '12:00', end: '14:00' }, at('13:00'))).toEqual(at('14:00'))
    expect(endOfQuiet({ begin: '12:00', end: '14:00' }, at('14:00'))).toBeUndefined()
  })
})

describe('departureOf', () => {
  const digest = { every: 'day', at: '09:00' } as const

  it.each([
    [
      { quiet: null, digest: null },
      { at: at('23:00'), isCollected: false },
    ],
    [
      { quiet: night, digest: null },
      { at: at('08:00', 17), isCollected: false },
    ],
    [
      { quiet: night, digest },
      { at: at('09:00', 17), isCollected: true },
    ],
  ])('of what happens at 23:00 with %j is %j', (rules, departure) => {
    expect(departureOf('order.auditPass', rules, at('23:00'))).toEqual(departure)
  })

  it('of what is urgent is at once', () => {
    const departure = { at: at('23:00'), isCollected: false }
    expect(departureOf('emailChanged', { quiet: night, digest }, at('23:00'))).toEqual(departure)
  })
})

describe('planOf', () => {
  it('lists and shows an event by default', () => {
    expect(planOf('order.auditPass', defaultRules, at('10:00'))).toEqual({
      isListed: true,
      shows: ['toast', 'browser', 'push'],
      due: [{ channel: 'push', at: at('10:00') }],
    })
  })

  it('shows nothing in quiet hours, and sends texts and e-mails when they are over', () => {
    const rules = {
      ...defaultRules,
      quiet: night,
      channels: { 'order.auditPass': ['message', 'toast', 'push', 'sms', 'email'] },
    } as const
    expect(planOf('order.auditPass', rules, at('23:00'))).toEqual({
      isListed: true,
      shows: [],
      due: [
        { channel: 'push', at: at('08:00', 17) },
        { channel: 'sms', at: at('08:00', 17) },
        { channel: 'email', at: at('08:00', 17) },
      ],
    })
  })

  it.each([
    ['day', '08:00', at('09:00')],
    ['day', '09:00', at('09:00', 17)],
    ['week', '08:00', at('09:00')],
    ['week', '09:30', at('09:00', 23)],
  ] as const)('collects e-mails for the next %s at 9, asked at %s', (every, time, due) => {
    const rules = {
      ...defaultRules,
      digest: { every, at: '09:00', isPushed: false },
      channels: { 'fee.charge': ['email', 'sms'] },
    } as const
    expect(planOf('fee.charge', rules, at(time))).toEqual({
      isListed: false,
      shows: [],
      due: [
        { channel: 'sms', at: at(time) },
        { channel: 'email', at: due },
      ],
    })
  })

  it('collects push messages with the e-mails only where that is chosen', () => {
    const digest = { every: 'day', at: '09:00' } as const
    const dueOf = (isPushed: boolean) =>
      planOf('fee.charge', { ...defaultRules, digest: { ...digest, isPushed } }, at('10:00')).due
    expect(dueOf(false)).toEqual([{ channel: 'push', at: at('10:00') }])
    expect(dueOf(true)).toEqual([{ channel: 'push', at: at('09:00', 17) }])
  })

  it('tells what is urgent at once, in quiet hours and beside the digest', () => {
    const rules = {
      quiet: night,
      digest: { every: 'day', at: '09:00', isPushed: false },
      channels: { emailChanged: ['message', 'toast', 'email'] },
    } as const
    expect(planOf('emailChanged', rules, at('23:00'))).toEqual({
      isListed: true,
      shows: ['toast'],
      due: [{ channel: 'email', at: at('23:00') }],
    })
  })

  it('shows no toast of a message that is turned off', () => {
    expect(
      channelsOf('fee.charge', { ...defaultRules, channels: { 'fee.charge': ['toast', 'browser'] } }),
    ).toEqual([])
  })

  it('keeps the message of a change of one’s own account', () => {
    expect(channelsOf('emailChanged', { ...defaultRules, channels: { emailChanged: [] } })).toEqual([
      'message',
    ])
  })

  it('refuses an event without a subject', () => {
    expect(() => planOf('unheardOf.event', defaultRules, at('10:00'))).toThrow('no subject')
  })
})
