import { describe, expect, it } from 'vitest'
import { canonicalText } from './contract-document.ts'

describe('the text of a contract that is hashed', () => {
  it('is the same however the object was put together', () => {
    const signed = { b: [{ y: 1, x: null }], a: 'text', c: true }
    const document = { c: true, a: 'text', b: [{ x: null, y: 1 }] }
    expect(canonicalText(document)).toBe(canonicalText(signed))
    expect(canonicalText(signed)).toBe('{"a":"text","b":[{"x":null,"y":1}],"c":true}')
  })

  it('is another one for another value, another order of the lines or a text in place of a number', () => {
    const texts = [{ a: 1 }, { a: '1' }, { a: null }, { a: [] }, { a: {} }, { a: [1, 2] }, { a: [2, 1] }]
    expect(new Set(texts.map(canonicalText)).size).toBe(texts.length)
  })
})
