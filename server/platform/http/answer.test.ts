import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../texts.ts'
import { failureOf } from './answer.ts'

const said = (thrown: () => void) => {
  try {
    thrown()
  } catch (refusal) {
    return failureOf(refusal as ReturnType<typeof refuse>, textsOf('en-US'))
  }
  throw new Error('nothing was refused')
}

describe('a refusal as the caller reads it', () => {
  it('carries the code and parameters of each field beside its sentence, so that it can be said in another language', () => {
    const failure = said(() =>
      refuseIfAny([at('name', 'field.tooLong', { max: 100 }), at('phone', 'format.phone')]),
    )
    expect(failure.data?.fields).toEqual([
      { path: 'name', msg: 'Too long: at most 100 characters', code: 'field.tooLong', params: { max: 100 } },
      { path: 'phone', msg: expect.any(String), code: 'format.phone' },
    ])
  })

  it('says what concerns the whole call in its message alone', () => {
    const failure = said(() => {
      throw refuse('record.notFound')
    })
    expect(failure).toEqual({ code: 404, msg: 'The record does not exist or has been deleted' })
  })
})
