import { describe, expect, it } from 'vitest'
import { amount, rate } from '../kernel/money.ts'
import { alertDistance, alertSaving, alertStep, checkRateAlert } from './rate-alert.ts'

const watching = { atOrBelow: rate('7.1'), isResting: false }
const resting = { ...watching, isResting: true }

describe('a rate alert', () => {
  it.each([
    ['notifies at its figure', watching, '7.1', 'notify'],
    ['notifies below its figure', watching, '7.099999', 'notify'],
    ['waits above its figure', watching, '7.100001', 'nothing'],
    ['rests after it notified', resting, '7.05', 'nothing'],
    ['wakes when the rate is above its figure again', resting, '7.100001', 'wake'],
  ] as const)('%s', (_rule, alert, now, step) => {
    expect(alertStep(alert, rate(now))).toBe(step)
  })

  it.each([
    ['7.1', []],
    ['7.1024', ['rateAlert.reached']],
    ['7.2', ['rateAlert.reached']],
    ['5.6', ['rateAlert.tooFar']],
    ['0', ['rate.notPositive']],
  ])('is checked against the rate of now: %s gives %j', (figure, codes) => {
    const found = checkRateAlert({ atOrBelow: rate(figure) }, rate('7.1024'))
    expect(found.map(({ code }) => code)).toEqual(codes)
  })

  it('is not refused where no rate is known', () => {
    expect(checkRateAlert({ atOrBelow: rate('7.1') }, null)).toEqual([])
  })

  it('says how far away it is and what it saves on what is owed', () => {
    expect(alertDistance(rate('7.1024'), rate('7.1'))).toBe('0.002400')
    expect(alertSaving(amount('12400'), rate('7.1024'), rate('7.1'))).toBe('29.76')
    expect(alertSaving(amount('12400'), rate('7.09'), rate('7.1'))).toBe('0.00')
  })
})
