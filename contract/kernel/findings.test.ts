import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mostFindings, validate } from './findings.ts'
import { inCurrency } from './money-fields.ts'
import { amountText, mobile, priceText, shareText, text } from './schema.ts'

const findingsOf = (schema: z.ZodMiniType, input: unknown) => validate(schema, input).findings

describe('input that does not fit', () => {
  const Sent = z.strictObject({
    name: z.string().check(z.minLength(3), z.maxLength(5)),
    days: z.number().check(z.gte(1), z.lte(7)),
    tags: z.array(z.string()).check(z.maxLength(1)),
    side: z.enum(['left', 'right']),
    code: z.string().check(z.regex(/^A/, 'field.code')),
    mobile: z.optional(mobile),
    when: z.union([z.number(), z.array(z.number())]),
  })
  const good = { name: 'abcd', days: 1, tags: [], side: 'left', code: 'A', when: 1 }

  it.each([
    ['a missing text', { name: undefined }, 'name', 'field.required'],
    ['null for a text', { name: null }, 'name', 'field.required'],
    ['an empty text for a number', { days: '' }, 'days', 'field.required'],
    ['a number for a text', { name: 5 }, 'name', 'field.type'],
    ['a short text', { name: 'ab' }, 'name', 'field.tooShort'],
    ['a long text', { name: 'abcdef' }, 'name', 'field.tooLong'],
    ['a small number', { days: 0 }, 'days', 'field.tooSmall'],
    ['a large number', { days: 8 }, 'days', 'field.tooLarge'],
    ['a long list', { tags: ['a', 'b'] }, 'tags', 'field.tooMany'],
    ['another value than those allowed', { side: 'up' }, 'side', 'field.code'],
    ['what a refinement refuses by its own code', { code: 'B' }, 'code', 'field.code'],
    ['nothing where a form is asked for', { mobile: ' ' }, 'mobile', 'field.required'],
    ['what has another form', { mobile: '12' }, 'mobile', 'format.mobile'],
    ['none of the alternatives', { when: 'x' }, 'when', 'field.type'],
    ['no alternative at all', { when: undefined }, 'when', 'field.required'],
    ['an unknown field', { other: 1 }, 'other', 'field.unknown'],
  ])('is named by its field and refusal: %s', (_what, change, path, code) => {
    expect(findingsOf(Sent, { ...good, ...change })).toMatchObject([{ path, code }])
  })

  it('says the limits that were passed', () => {
    expect(findingsOf(Sent, { ...good, name: 'ab', days: 8 })).toMatchObject([
      { params: { min: 3 } },
      { params: { max: 7 } },
    ])
    expect(findingsOf(z.object({ share: shareText, price: priceText }), { share: '2', price: '-1' })).toEqual(
      [
        { path: 'share', code: 'field.tooLarge', params: { max: 1 } },
        { path: 'price', code: 'field.tooSmall', params: { min: 0 } },
      ],
    )
    expect(findingsOf(Sent, { ...good, side: 'up' })).toMatchObject([{ params: { allowed: 'left, right' } }])
  })

  it('has no path where it is wrong as a whole, and an unknown field inside has the whole one', () => {
    expect(findingsOf(Sent, 'x')).toEqual([{ code: 'field.type' }])
    const Outer = z.strictObject({ inner: z.strictObject({ a: z.number() }) })
    expect(findingsOf(Outer, { inner: { a: 1, b: 2 } })).toMatchObject([{ path: 'inner.b' }])
  })

  it('gives the refusal of the alternative that has one of its own, with its figures', () => {
    const dated = z.string().check(({ value, issues }) => {
      issues.push({ code: 'custom', message: 'field.tooLarge', input: value, params: { max: 9 } })
    })
    expect(findingsOf(z.object({ a: z.union([z.literal(''), dated]) }), { a: 'x' })).toEqual([
      { path: 'a', code: 'field.tooLarge', params: { max: 9 } },
    ])
    const patterned = z.string().check(z.regex(/^A/, 'field.code'))
    expect(findingsOf(z.object({ a: z.union([z.literal(''), patterned]) }), { a: 'x' })).toEqual([
      { path: 'a', code: 'field.code' },
    ])
  })

  it('is answered with fifty findings at most, amounts with a fraction of a yen among them', () => {
    const Lines = z.strictObject({
      lines: z.array(
        z.object({ name: text(1), currency: z.string(), amount: amountText(inCurrency('currency')) }),
      ),
    })
    const linesOf = (count: number, name: string) =>
      Array.from({ length: count }, () => ({ name, currency: 'JPY', amount: '1.50' }))
    expect(findingsOf(Lines, { lines: linesOf(2, 'a') }).map(({ path }) => path)).toEqual([
      'lines.0.amount',
      'lines.1.amount',
    ])
    expect(findingsOf(Lines, { lines: linesOf(mostFindings + 1, 'a') })).toHaveLength(mostFindings)
    expect(findingsOf(Lines, { lines: linesOf(mostFindings + 1, 'aa') })).toHaveLength(mostFindings)
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_each, place) => [`x${place}`, 1]))
    const both = z.strictObject({ a: z.string(), b: z.string() })
    const found = findingsOf(both, unknown)
    expect(found).toHaveLength(mostFindings)
    expect(found.slice(0, 3).map(({ code }) => code)).toEqual([
      'field.required',
      'field.required',
      'field.unknown',
    ])
  })
})

it('input that fits is handed on as the schema reads it', () => {
  const Sent = z.object({ name: text(5) })
  expect(validate(Sent, { name: ' a ' })).toEqual({ value: { name: 'a' }, findings: [] })
  expect(validate(Sent, { name: 'abcdefg' }).value).toBeUndefined()
})
