import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { TestAnswer } from './test-client.ts'

/** What a save answered; fails with the answer's text when it was refused. */
export const saved = <T = { id: string; version: number }>(answer: TestAnswer): T => {
  if (answer.body?.code !== 200) throw new Error(`not saved: ${answer.text.slice(0, 500)}`)
  return answer.body.data
}

/** The fields that a call was refused for, with their sentences. */
export const fieldsOf = (answer: TestAnswer): { path: string; msg: string }[] =>
  (answer.body?.data?.fields ?? []).map(({ path, msg }: FieldError) => ({ path, msg }))

export const pathsOf = (answer: TestAnswer): string[] => fieldsOf(answer).map(({ path }) => path)

/** The code that a command was refused with; undefined when it was not. */
export const refusalOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    await work
    return undefined
  } catch (error) {
    return (error as { findings?: { code: string }[] }).findings?.[0]?.code ?? String(error)
  }
}
