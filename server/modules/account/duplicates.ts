import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, type RefusalCode } from '@quayside/contract/refusals.ts'

const uniqueViolation = '23505'

export const mobileTaken = (code: 'register.mobileTaken' | 'member.mobileTaken') => ({
  member_mobile: at('mobile', code),
  member_email: at('email', 'email.taken'),
})

/** Only a unique index knows for certain; its objection becomes the refusal that the user understands. */
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
