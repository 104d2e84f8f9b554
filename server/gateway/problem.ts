import { STATUS_CODES } from 'node:http'
import { answerOf } from '@quayside/contract/all-refusals.ts'
import type { Problem } from '@quayside/contract/gateway/problem.ts'
import { mostFindings } from '@quayside/contract/kernel/findings.ts'
import type { Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { Texts } from '../platform/texts.ts'

/** Titles are for machines' logs, in English; `detail` is in the caller's language. */
export const problemOf = (
  status: number,
  problem: Pick<Problem, 'code' | 'detail'> & Partial<Problem>,
): Problem => ({
  type: `urn:quayside:problem:${problem.code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  ...problem,
})

export function problemOfFindings(
  findings: readonly Finding[],
  text: Texts,
  most: number = mostFindings,
): Problem {
  const sentences = findings.slice(0, most).map(({ code, params, path }) => ({
    code,
    field: path,
    detail: text(`errors.${code}`, params),
    ...(typeof params?.['allowed'] === 'string' && { allowed: params['allowed'].split(', ') }),
  }))
  const first = sentences[0]
  const whole = sentences.find(({ field }) => field === undefined)
  const errors = sentences.flatMap(({ field, ...sentence }) =>
    field === undefined ? [] : [{ field, ...sentence }],
  )
  return problemOf(first ? answerOf(first.code) : 400, {
    code: whole?.code ?? (sentences.length === 1 && first ? first.code : 'input.invalid'),
    detail: whole?.detail ?? (sentences.length === 1 && first ? first.detail : text('errors.input.invalid')),
    ...(errors.length > 0 && { errors }),
  })
}

export function problemOfRefusal(refusal: Refusal, text: Texts): Problem {
  const problem = problemOfFindings(refusal.findings, text)
  if (refusal.answer === undefined) return problem
  return { ...problemOf(refusal.answer, problem), status: refusal.answer, ...refusal.data }
}
