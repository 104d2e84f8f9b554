import { answerOf } from '@quayside/contract/all-refusals.ts'
import { healedAt } from '@quayside/contract/healed-at.ts'
import { type Failure, type FieldError, forbiddenCode } from '@quayside/contract/kernel/envelope.ts'
import { mostFindings } from '@quayside/contract/kernel/findings.ts'
import type { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { Texts } from '../texts.ts'

/** A refusal as the caller reads it: the first sentence, and each field's own. */
export function failureOf(refusal: Refusal, text: Texts): Failure {
  const sentences = refusal.findings.slice(0, mostFindings).map((finding) => ({
    ...finding,
    msg: text(`errors.${finding.code}`, finding.params),
  }))
  const fields = sentences.filter((each): each is FieldError => each.path !== undefined)
  const whole = sentences.find((each) => each.path === undefined)
  const first = refusal.findings[0]
  const answer = refusal.answer ?? (first ? answerOf(first.code) : 400)
  // A single finding is the message itself; several get a summary, with a sentence at each field.
  const msg = whole?.msg ?? (fields.length === 1 ? fields[0]?.msg : undefined) ?? text('errors.input.invalid')
  const { code: reason, heals } = whole ?? {}
  const data = {
    ...refusal.data,
    ...(fields.length > 0 && { fields }),
    // Where a page puts it right, the front end links to it.
    ...(reason !== undefined && Object.hasOwn(healedAt, reason) && { refusal: { code: reason, heals } }),
  }
  return {
    code: answer === 403 ? forbiddenCode : answer,
    msg,
    ...(Object.keys(data).length > 0 && { data }),
  }
}

/** §8: HTTP 401 starts the session-expired flow; all other refusals are sent with HTTP 200. */
export const statusOf = (failure: Failure): number => (failure.code === 401 ? 401 : 200)
