import type { Schema } from '@quayside/contract/kernel/api.ts'
import { mostFindings, validate } from '@quayside/contract/kernel/findings.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'

export type Checked = { value: unknown; findings: readonly Finding[] }

/** Validates input by a contract schema; without a schema, no input is allowed. */
export function checkInput(schema: Schema | undefined, raw: unknown, isExpected: boolean): Checked {
  if (!schema) {
    const names = raw && typeof raw === 'object' ? Object.keys(raw).slice(0, mostFindings) : []
    return {
      value: undefined,
      findings: isExpected
        ? names.map((name) => ({ code: 'field.unknown', params: { name }, path: name }))
        : [],
    }
  }
  return validate(schema, raw ?? {})
}
