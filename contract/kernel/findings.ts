import type * as z from 'zod/v4/core'
import type { RefusalCode } from '../all-refusals.ts'
import type { Schema } from './api.ts'
import { checkMinorUnits } from './money-fields.ts'
import type { Finding } from './refusal.ts'

/** A refinement's message is the refusal code itself; zod's own sentences never look like one. */
const codeShape = /^[a-zA-Z]+(\.[a-zA-Z]+)+$/
const tooBig: Record<string, RefusalCode> = { string: 'field.tooLong', array: 'field.tooMany' }

/** The most findings in one answer; the remaining ones are reported after these are corrected. */
export const mostFindings = 50

/** Maps a schema's issues to findings, whose texts are in phrases: one mapping for forms and server. */
export function validate(
  schema: Schema,
  input: unknown,
): { readonly value: unknown; readonly findings: readonly Finding<RefusalCode>[] } {
  // The input is needed to distinguish a value of the wrong type from a missing one.
  const result = schema.safeParse(input, { reportInput: true })
  const fractions = checkMinorUnits(schema, input)
  if (result.success && fractions.length === 0) return { value: result.data, findings: [] }
  const issues = result.error?.issues ?? []
  const findings = [...issues.slice(0, mostFindings).flatMap(findingsOfIssue), ...fractions]
  return { value: undefined, findings: findings.slice(0, mostFindings) }
}

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

/** Takes the alternative of a union whose message is a refusal code of ours. */
const saidInside = (issue: z.$ZodIssueInvalidUnion): z.$ZodIssue | undefined =>
  issue.errors.flat().find(({ message }) => codeShape.test(message))

function findingsOfIssue(issue: z.$ZodIssue): Finding<RefusalCode>[] {
  const path = issue.path.map(String).join('.')
  const at = (code: RefusalCode, params?: Finding['params']): Finding<RefusalCode> => ({
    code,
    ...(params && { params }),
    ...(path && { path }),
  })
  // Nothing is not in the wrong form: it is missing.
  if (issue.message.startsWith('format.') && isMissing(issue.input)) return [at('field.required')]
  if (codeShape.test(issue.message))
    return [at(issue.message as RefusalCode, issue.code === 'custom' ? issue.params : undefined)]
  switch (issue.code) {
    case 'invalid_type':
      return [at(isMissing(issue.input) ? 'field.required' : 'field.type')]
    case 'unrecognized_keys':
      return issue.keys.slice(0, mostFindings).map((name) => ({
        code: 'field.unknown',
        params: { name },
        path: path ? `${path}.${name}` : name,
      }))
    case 'too_big':
      return [at(tooBig[issue.origin] ?? 'field.tooLarge', { max: Number(issue.maximum) })]
    case 'too_small':
      return [
        at(issue.origin === 'string' ? 'field.tooShort' : 'field.tooSmall', { min: Number(issue.minimum) }),
      ]
    case 'invalid_value':
      return [at('field.code', { allowed: issue.values.map(String).join(', ') })]
    case 'invalid_union':
      return unionFindings(issue, at)
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return [at('field.type')]
    default:
      return [at('field.type')]
  }
}

function unionFindings(
  issue: z.$ZodIssueInvalidUnion,
  at: (code: RefusalCode, params?: Finding['params']) => Finding<RefusalCode>,
): Finding<RefusalCode>[] {
  if (isMissing(issue.input)) return [at('field.required')]
  const inside = saidInside(issue)
  if (!inside) return [at('field.type')]
  return [at(inside.message as RefusalCode, inside.code === 'custom' ? inside.params : undefined)]
}
