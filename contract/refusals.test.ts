import { expect, it } from 'vitest'
import { answerOf } from './all-refusals.ts'
import { Refusal } from './kernel/refusal.ts'
import { at, finding, refuseIfAny } from './refusals.ts'

it('findings refuse a call together, and none of them lets it pass', () => {
  const findings = [at('name', 'field.required'), finding('record.stale')]
  expect(() => refuseIfAny(findings)).toThrow(Refusal)
  expect(() => refuseIfAny([finding('record.stale')])).toThrow(Refusal)
  expect(() => refuseIfAny([])).not.toThrow()
})

it('a refusal is answered with its own code, and what is no refusal of ours as bad input', () => {
  expect([answerOf('record.stale'), answerOf('record.notFound'), answerOf('no.such')]).toEqual([
    409, 404, 400,
  ])
})
