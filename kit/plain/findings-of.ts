import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { RefusalCode } from '@quayside/contract/refusals.ts'

const codeShape = /^[a-z]+(\.[a-zA-Z]+)+$/

/** The contract's schema run on what is typed; the first finding of each field is the one to mend. */
export function findingsOf(schema: Schema, value: unknown): Finding<RefusalCode>[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  const found = new Map<string, Finding<RefusalCode>>()
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.')
    if (found.has(path)) continue
    // A refinement's message is the refusal code itself; of the others a form meets only texts that are too long.
    if (codeShape.test(issue.message)) found.set(path, { code: issue.message as RefusalCode, path })
    else if (issue.code === 'too_big')
      found.set(path, { code: 'field.tooLong', params: { max: Number(issue.maximum) }, path })
    else found.set(path, { code: 'field.required', path })
  }
  return [...found.values()]
}
