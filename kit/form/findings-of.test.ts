import { Registration } from '@quayside/contract/account/profile.ts'
import { requiredText, text } from '@quayside/contract/kernel/schema.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { findingsOf } from './findings-of.ts'

describe('findings of a schema', () => {
  it('are none for what is right', () => {
    expect(findingsOf(z.strictObject({ name: requiredText(5) }), { name: 'Dawn' })).toEqual([])
  })

  it('name the refusal code and the field, one for each field', () => {
    const typed = { mobile: '1', code: 'x', password: 'a', confirmPassword: '' }
    expect(findingsOf(Registration, typed)).toEqual([
      { code: 'format.mobile', path: 'mobile' },
      { code: 'format.smsCode', path: 'code' },
      { code: 'password.weak', path: 'password' },
    ])
  })

  it('say how long a text may be, and that one is missing', () => {
    expect(findingsOf(z.strictObject({ note: text(3) }), { note: 'long' })).toEqual([
      { code: 'field.tooLong', params: { max: 3 }, path: 'note' },
    ])
    expect(findingsOf(z.strictObject({ note: text(3) }), {})).toEqual([
      { code: 'field.required', path: 'note' },
    ])
  })
})
