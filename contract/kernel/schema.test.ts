import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { codeList } from './codes.ts'
import { inRmb } from './money-fields.ts'
import {
  amountFromZero,
  amountText,
  code,
  date,
  email,
  id,
  idCard,
  idList,
  mobile,
  orEmpty,
  pageNumber,
  pageSize,
  phone,
  positiveAmount,
  positiveRate,
  priceText,
  requiredText,
  shareText,
  text,
  version,
} from './schema.ts'

const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? []
const isTaken = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success

describe('an amount', () => {
  it('is at most a thousand million, in either direction', () => {
    expect(messagesOf(amountText(inRmb), '1000000000.00')).toEqual([])
    expect(messagesOf(amountText(inRmb), '1000000000.01')).toEqual(['field.tooLarge'])
    expect(messagesOf(amountText(inRmb), '-1000000000.01')).toEqual(['field.tooLarge'])
  })

  it('of a payment is above zero, of a price it may be zero, of a share one at most', () => {
    const takes = (schema: z.ZodMiniType) =>
      ['-0.01', '0', '0.01', '1', '1.01'].filter((value) => isTaken(schema, value))
    expect(takes(positiveAmount(inRmb))).toEqual(['0.01', '1', '1.01'])
    expect(takes(positiveRate)).toEqual(['0.01', '1', '1.01'])
    expect(takes(amountFromZero(inRmb))).toEqual(['0', '0.01', '1', '1.01'])
    expect(takes(priceText)).toEqual(['0', '0.01', '1', '1.01'])
    expect(takes(shareText)).toEqual(['0', '0.01', '1'])
    expect(messagesOf(priceText, '-1')).toEqual(['field.tooSmall'])
    expect(messagesOf(shareText, '2')).toEqual(['field.tooLarge'])
  })
})

describe('a text', () => {
  it('is trimmed, has a length at most and no control characters but line breaks and tabs', () => {
    expect(z.parse(text(3), ' ab')).toBe('ab')
    expect(messagesOf(text(3), 'abcd')).toHaveLength(1)
    expect(messagesOf(text(9), 'a\tb\nc')).toEqual([])
    expect(messagesOf(text(9), 'a\u0000b')).toEqual(['field.control'])
  })

  it('has nothing that nobody sees, and no other spaces than plain ones', () => {
    for (const schema of [text(20), requiredText(20)]) {
      expect(z.parse(schema, '\ufeffSTM\u200b32\u00ad\u00a0G0\u2060\u200e')).toBe('STM32 G0')
      expect(z.parse(schema, '\u3000第一段')).toBe('第一段')
      expect(z.parse(schema, '👨\u200d👩\u200d👧')).toBe('👨\u200d👩\u200d👧')
    }
  })

  it('does not turn the direction of what follows', () => {
    for (const turning of ['\u202a', '\u202e', '\u2066', '\u2069'])
      expect(messagesOf(text(20), `62${turning}22`)).toEqual(['field.control'])
  })

  it('that is required is more than spaces', () => {
    expect(messagesOf(requiredText(9), '  ')).toEqual(['field.required'])
    expect(messagesOf(requiredText(9), '\u200b\u00a0')).toEqual(['field.required'])
    expect(messagesOf(requiredText(9), 'a')).toEqual([])
  })

  it('with a format may be left empty where it may be left out', () => {
    expect(z.parse(orEmpty(date), undefined)).toBe('')
    expect(isTaken(orEmpty(date), '')).toBe(true)
    expect(isTaken(orEmpty(date), 'soon')).toBe(false)
  })
})

describe('a day', () => {
  it.each(['1900-01-01', '2028-02-29', '2199-12-31'])('%s exists', (day) =>
    expect(isTaken(date, day)).toBe(true),
  )
  it.each(['1899-12-31', '2200-01-01', '2026-02-29', '2026-13-01', '2026-1-1', '9999-12-31'])(
    '%s is refused',
    (day) => expect(messagesOf(date, day)).toEqual(['field.date']),
  )
})

describe('an e-mail address', () => {
  it('has no line break, not even behind it', () => {
    expect(messagesOf(email, 'a@b.cn')).toEqual([])
    expect(messagesOf(email, ' a@b.cn ')).toEqual([])
    for (const typed of ['a@b.cn\n', 'a@b.cn\r\n', '\na@b.cn'])
      expect(messagesOf(email, typed)[0]).toBe('format.email')
  })
})

describe('numbers of people', () => {
  it('may be typed with spaces, and a mobile number with the country code of the mainland', () => {
    expect(z.parse(mobile, '0086 138 0013 8000')).toBe('13800138000')
    expect(z.parse(mobile, '+852 9123 4567')).toBe('+85291234567')
    expect(messagesOf(mobile, '12345')).toEqual(['format.mobile'])
    expect(messagesOf(mobile, '1'.repeat(31))).not.toEqual([])
    expect(z.parse(phone, ' 0755-26881200 ')).toBe('0755-26881200')
  })

  it('of an identity card may come back masked, as a form showed it', () => {
    expect(z.parse(idCard, ' 11010519491231002x ')).toBe('11010519491231002X')
    expect(isTaken(idCard, '110***********002X')).toBe(true)
    expect(messagesOf(idCard, '110105194912310021')).toEqual(['format.idCard'])
  })
})

describe('the parameters of a call', () => {
  it('have whole numbers as text or as numbers, pages of 1 to 200 rows and 10 where none is said', () => {
    expect([z.parse(pageSize, undefined), z.parse(pageNumber, undefined)]).toEqual([10, 1])
    expect([z.parse(pageSize, '200'), z.parse(pageSize, 1)]).toEqual([200, 1])
    for (const wrong of ['0', '201', '1e3', '0x10', ' 1', '-1', 1.5, null])
      expect(isTaken(pageSize, wrong)).toBe(false)
    expect(isTaken(pageNumber, '0')).toBe(false)
    expect([0, 1, 1.5].map((value) => isTaken(version, value))).toEqual([false, true, false])
  })

  it('have ids that begin with no zero, and fit into the database', () => {
    expect(['1', '9'.repeat(18)].every((value) => isTaken(id, value))).toBe(true)
    expect(['0', '01', '', '1'.repeat(19), '-1', 'x'].some((value) => isTaken(id, value))).toBe(false)
  })

  it('have lists of ids as text or as a list, of one to five hundred', () => {
    expect([z.parse(idList, '1,2'), z.parse(idList, ['1', '2'])]).toEqual([
      ['1', '2'],
      ['1', '2'],
    ])
    const many = (count: number) => Array.from({ length: count }, (_each, place) => String(place + 1))
    expect(isTaken(idList, many(500))).toBe(true)
    expect(isTaken(idList, many(501))).toBe(false)
    expect(messagesOf(idList, [])).toEqual(['selection.empty'])
    expect(isTaken(idList, '7')).toBe(true)
  })

  it('have codes as text or as numbers, and a refusal names those that exist', () => {
    const colour = codeList('colour', { red: 0, blue: 1 })
    expect([z.parse(code(colour), '1'), z.parse(code(colour), 1)]).toEqual([1, 1])
    expect(z.safeParse(code(colour), '2').error?.issues).toMatchObject([
      { message: 'field.code', params: { allowed: '0, 1' } },
    ])
  })
})
