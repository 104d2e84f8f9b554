import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { TestAnswer } from './test-client.ts'

/** The data of an answer; fails with the answer's text when the call was refused. */
export const dataOf = (answer: TestAnswer) => {
  if (answer.body?.code !== 200) throw new Error(`refused: ${answer.text.slice(0, 500)}`)
  return answer.body.data
}

export const saved = (answer: TestAnswer): { id: string; version: number } => dataOf(answer)

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
