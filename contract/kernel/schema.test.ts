import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inRmb } from './money-fields.ts'
import { amountText, email } from './schema.ts'

const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? []

describe('an amount', () => {
  it('is at most a thousand million, in either direction', () => {
    expect(messagesOf(amountText(inRmb), '1000000000.00')).toEqual([])
    expect(messagesOf(amountText(inRmb), '1000000000.01')).toEqual(['field.tooLarge'])
    expect(messagesOf(amountText(inRmb), '-1000000000.01')).toEqual(['field.tooLarge'])
  })
})

describe('an e-mail address', () => {
  it('has no line break, not even behind it', () => {
    expect(messagesOf(email, 'a@b.cn')).toEqual([])
    expect(messagesOf(email, ' a@b.cn ')).toEqual([])
    for (const text of ['a@b.cn\n', 'a@b.cn\r\n', '\na@b.cn'])
      expect(messagesOf(email, text)[0]).toBe('format.email')
  })
})
