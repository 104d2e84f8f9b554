import { expect } from 'vitest'
import { fieldsOf } from './answers.ts'
import type { TestAnswer } from './test-client.ts'

/** The call is refused with this code, and says this sentence at a field or of the whole call. */
export async function expectRefusal(
  call: Promise<TestAnswer>,
  code: number,
  sentence: string,
): Promise<void> {
  const answer = await call
  expect(answer.body.code, answer.text).toBe(code)
  expect([answer.body.msg, ...fieldsOf(answer).map(({ msg }) => msg)]).toContain(sentence)
}
