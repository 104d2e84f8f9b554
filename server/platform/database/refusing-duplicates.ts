import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'

const uniqueViolation = '23505'

/**
 * Two calls may both find a name free and both write it. Only the unique index decides; its error becomes
 * the refusal that an earlier check would have given.
 */
export async function refusingDuplicates<T>(
  indexes: Readonly<Record<string, Finding<RefusalCode>>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    const refusal = code === uniqueViolation && constraint !== undefined ? indexes[constraint] : undefined
    throw refusal ? new Refusal([refusal]) : error
  }
}
