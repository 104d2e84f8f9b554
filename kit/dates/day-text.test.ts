import { describe, expect, it } from 'vitest'
import { parseDay, parseMinute } from './day-text.ts'

describe('a typed day', () => {
  it('may be written with any separator, without one, and in wide digits', () => {
    for (const text of [
      '2026-11-05',
      '2026/11/5',
      '2026.11.05',
      '20261105',
      '2026年11月5日',
      '２０２６－１１－０５',
      ' 2026-11-5 ',
    ])
      expect(parseDay(text), text).toBe('2026-11-05')
  })

  it('is none where the calendar has no such day or a part is missing', () => {
    for (const text of [
      '',
      '2026-11',
      '2026-02-30',
      '2026-13-01',
      '26-11-05',
      '2026115',
      'tomorrow',
      '2026-11-05 09:30',
    ])
      expect(parseDay(text), text).toBeUndefined()
  })
})

describe('a typed minute', () => {
  it('is a day and a time of 24 hours', () => {
    for (const text of [
      '2026-11-05 09:30',
      '2026/11/5 9:30',
      '20261105 09:30',
      '2026-11-05T09:30:15',
      '2026-11-05  9.30',
    ])
      expect(parseMinute(text), text).toBe('2026-11-05 09:30')
  })

  it('is none without its time, or with one that no clock shows', () => {
    for (const text of ['2026-11-05', '2026-11-05 24:00', '2026-11-05 09:60', '2026-02-30 09:30', '09:30'])
      expect(parseMinute(text), text).toBeUndefined()
  })
})
