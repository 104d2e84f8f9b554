import type { RefusalCode } from '../all-refusals.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** §5: password and confirmation match. The schema checks the strength; the server checks for common passwords. */
export function checkConfirmation(password: string, confirmPassword: string): Finding<RefusalCode>[] {
  return password === confirmPassword ? [] : [at('confirmPassword', 'password.mismatch')]
}

/** §5: the agreement box is ticked. */
export function checkAgreement(agree: boolean | undefined): Finding<RefusalCode>[] {
  return agree === true ? [] : [at('agree', 'agreement.notTicked')]
}
