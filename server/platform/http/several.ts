import { forbiddenCode } from '@quayside/contract/kernel/envelope.ts'
import { Refusal, type RefusalAnswer } from '@quayside/contract/kernel/refusal.ts'
import type { SubmitResult } from '@quayside/contract/kernel/system.ts'
import { finding } from '@quayside/contract/refusals.ts'
import type { Texts } from '../texts.ts'
import { failureOf } from './answer.ts'

/** An answer with a message of its own instead of 'done'. */
export class Worded<T> {
  readonly data: T
  readonly msg: string

  constructor(data: T, msg: string) {
    this.data = data
    this.msg = msg
  }
}

/** What became of one of several records. */
export async function resultOf(text: Texts, id: string, work: () => Promise<unknown>): Promise<SubmitResult> {
  try {
    await work()
    return { id, ok: true, code: 200, msg: text('server.done') }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, msg, data } = failureOf(error, text)
    const fields = data?.fields?.map(({ path, code: why, msg: sentence }) => ({
      path,
      code: why,
      msg: sentence,
    }))
    return { id, ok: false, code, msg, ...(fields && { fields }) }
  }
}

/** A call that did nothing is refused like its first record, so that no client reports a success. */
export function requireSome(results: readonly SubmitResult[]): void {
  const [first] = results
  if (!first || results.some(({ ok }) => ok)) return
  const answer = (first.code === forbiddenCode ? 403 : first.code) as RefusalAnswer
  const nothing = finding('selection.nothingDone', { count: results.length, reason: first.msg })
  throw new Refusal([nothing], { results }, answer)
}

/** The results; where some records were refused, the message says so. */
export function answerSeveral(text: Texts, results: SubmitResult[]): SubmitResult[] | Worded<SubmitResult[]> {
  const refused = results.filter(({ ok }) => !ok)
  const [first] = refused
  if (!first) return results
  const counts = { count: results.length, done: results.length - refused.length, refused: refused.length }
  return new Worded(results, text('server.partlyDone', { ...counts, id: first.id, reason: first.msg }))
}
