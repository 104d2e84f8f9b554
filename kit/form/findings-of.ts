import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import type { Schema } from '@quayside/contract/kernel/api.ts'
import { validate } from '@quayside/contract/kernel/findings.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'

/** Runs the contract's schema on the typed values and returns the first finding of each field. */
export function findingsOf(schema: Schema, value: unknown): Finding<RefusalCode>[] {
  const found = new Map<string, Finding<RefusalCode>>()
  for (const finding of validate(schema, value).findings) {
    const path = finding.path ?? ''
    if (!found.has(path)) found.set(path, finding)
  }
  return [...found.values()]
}
