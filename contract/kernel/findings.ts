import type * as z from 'zod/v4/core'
import type { RefusalCode } from '../refusals.ts'
import type { Finding } from './refusal.ts'

/** A refinement's message is the refusal code itself; zod's own sentences never look like one. */
const codeShape = /^[a-zA-Z]+(\.[a-zA-Z]+)+$/
const tooBig: Record<string, RefusalCode> = { string: 'field.tooLong', array: 'field.tooMany' }

/** What a schema found wrong, as findings whose sentences phrases has: one mapping for forms and server. */
export const findingsOf = (issues: readonly z.$ZodIssue[]): Finding<RefusalCode>[] =>
  issues.flatMap(findingsOfIssue)

function findingsOfIssue(issue: z.$ZodIssue): Finding<RefusalCode>[] {
  const path = issue.path.map(String).join('.')
  const at = (code: RefusalCode, params?: Finding['params']): Finding<RefusalCode> => ({
    code,
    ...(params && { params }),
    ...(path && { path }),
  })
  if (codeShape.test(issue.message))
    return [at(issue.message as RefusalCode, issue.code === 'custom' ? issue.params : undefined)]
  switch (issue.code) {
    case 'invalid_type':
      return [at(issue.input === undefined || issue.input === null ? 'field.required' : 'field.type')]
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({
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
      return [at('field.code')]
    case 'invalid_union':
      return [at(issue.input === undefined ? 'field.required' : 'field.type')]
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
