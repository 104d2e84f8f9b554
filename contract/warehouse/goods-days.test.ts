import { describe, expect, it } from 'vitest'
import {
  checkGoodsDays,
  checkGoodsOrder,
  checkNotExpired,
  daysLeft,
  expiryAfter,
  expiryOfLine,
  expiryReminderDays,
  isExpired,
  nearExpiryDays,
  usualExpiryDays,
} from './goods-days.ts'
import { checkReceivedDays, receivedDays } from './receipt.rules.ts'

const today = '2026-06-01'
const days = (producedOn: string | null, expiresOn: string | null) => ({ producedOn, expiresOn })
const codes = (findings: readonly { code: string; path?: string }[]) =>
  findings.map(({ code, path }) => `${path} ${code}`)

describe('goods', () => {
  it('are good on the day of their expiry, and expired after it', () => {
    expect(['2026-05-31', '2026-06-01', '', null].map((day) => isExpired(day, today))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(['2026-05-31', '2026-06-01', '2026-07-01', null].map((day) => daysLeft(day, today))).toEqual([
      -1,
      0,
      30,
      null,
    ])
  })

  it('are reminded of by the closest of the days ahead, and once they are expired', () => {
    const expiries = ['2026-05-31', '2026-06-01', '2026-07-01', '2026-07-02', '2026-08-30', '2026-08-31']
    expect(expiries.map((day) => expiryReminderDays(day, today, usualExpiryDays))).toEqual([
      0,
      30,
      30,
      60,
      90,
      undefined,
    ])
    expect(expiryReminderDays('2026-06-20', today, [45, 10])).toBe(45)
    expect(expiryReminderDays('2026-06-05', today, [45, 10, 30])).toBe(10)
    expect([nearExpiryDays(usualExpiryDays), nearExpiryDays([45, 10])]).toEqual([90, 45])
  })

  it('expire a shelf life after they were made, unless the day itself is given', () => {
    expect(expiryAfter('2026-01-01', 365)).toBe('2027-01-01')
    expect([expiryAfter('', 365), expiryAfter('2026-01-01', ''), expiryAfter('2026-01-01', 99_999)]).toEqual([
      '',
      '',
      '',
    ])
    expect([
      expiryAfter('2026-01-01', 0),
      expiryAfter('2026-01-01', 1),
      expiryAfter('2026-01-01', null),
    ]).toEqual(['', '2026-01-02', ''])
    expect([expiryAfter('2000-01-01', 36_500), expiryAfter('2000-01-01', 36_501)]).toEqual(['2099-12-07', ''])
    const line = { producedOn: '2026-01-01', shelfLifeDays: '30' }
    expect(expiryOfLine({ ...line, expiresOn: '' })).toBe('2026-01-31')
    expect(expiryOfLine({ ...line, expiresOn: '2026-02-15' })).toBe('2026-02-15')
  })

  it('do not expire before they are made', () => {
    expect(codes(checkGoodsOrder(days('2026-03-02', '2026-03-01')))).toEqual(['expiresOn field.dayTooEarly'])
    expect(checkGoodsOrder(days('2026-03-01', '2026-03-01'))).toEqual([])
    expect(checkGoodsOrder(days(null, '2026-03-01'))).toEqual([])
  })

  it('are not made after today, and not good for generations', () => {
    expect(codes(checkGoodsDays(days('2026-06-02', '2126-06-02'), today))).toEqual([
      'producedOn field.dayRange',
      'expiresOn field.dayRange',
    ])
    expect(checkGoodsDays(days('1990-05-01', '2040-01-01'), today)).toEqual([])
  })

  it('are not announced once they are expired', () => {
    expect(codes(checkNotExpired(days(null, '2026-05-31'), today))).toEqual(['expiresOn warehouseIn.expired'])
    expect(checkNotExpired(days(null, today), today)).toEqual([])
  })
})

describe('received goods', () => {
  const announced = { id: '1', producedOn: '2026-01-01', expiresOn: '', shelfLifeDays: '100' }

  it('have the days that are printed on them, otherwise those announced', () => {
    expect(receivedDays({ lineId: '1', qty: '5' }, announced)).toEqual(days('2026-01-01', '2026-04-11'))
    expect(receivedDays({ lineId: '1', qty: '5', producedOn: '2026-03-01' }, announced)).toEqual(
      days('2026-03-01', '2026-06-09'),
    )
    expect(receivedDays({ lineId: '1', qty: '5', expiresOn: '2026-12-31' }, announced)).toEqual(
      days('2026-01-01', '2026-12-31'),
    )
  })

  it('are taken in expired only with a note; what did not come needs none', () => {
    const check = (qty: string, note: string) =>
      codes(checkReceivedDays([{ lineId: '1', qty }], [announced], { today, note }))
    expect(check('5', ' ')).toEqual(['note warehouseIn.expiredNote'])
    expect(check('5', 'to be destroyed')).toEqual([])
    expect(check('0', '')).toEqual([])
  })
})
