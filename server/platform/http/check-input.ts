import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { isRefusalCode, type RefusalCode } from '@quayside/contract/refusals.ts'
import type * as z from 'zod/v4/core'

export type Checked = { value: unknown; findings: readonly Finding[] }

/** Runs a contract schema on what came in; each issue becomes a finding whose sentence phrases has. */
export function checkInput(schema: Schema | undefined, raw: unknown, isExpected: boolean): Checked {
  if (!schema) {
    const names = raw && typeof raw === 'object' ? Object.keys(raw) : []
    return {
      value: undefined,
      findings: isExpected
        ? names.map((name) => ({ code: 'field.unknown', params: { name }, path: name }))
        : [],
    }
  }
  const result = schema.safeParse(raw ?? {})
  if (result.success) return { value: result.data, findings: [] }
  return { value: undefined, findings: result.error.issues.flatMap((issue) => findingsOf(issue)) }
}

function findingsOf(issue: z.$ZodIssue): Finding[] {
  const path = issue.path.map(String).join('.')
  const at = (code: RefusalCode, params?: Finding['params']): Finding => ({
    code,
    ...(params && { params }),
    ...(path && { path }),
  })
  // A refinement's message is the refusal code itself.
  if (isRefusalCode(issue.message)) return [at(issue.message)]
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

const tooBig: Record<string, RefusalCode> = { string: 'field.tooLong', array: 'field.tooMany' }
