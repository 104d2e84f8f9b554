import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'

const uniqueViolation = '23505'

/**
 * Two calls may both find a name free and both write it; the unique index lets one through. The other's error becomes
 * the refusal that a look before would have given.
 */
export async function whenTaken<T>(index: string, finding: Finding, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === uniqueViolation && constraint === index) throw new Refusal([finding])
    throw error
  }
}
