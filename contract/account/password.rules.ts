import type { Finding } from '../kernel/refusal.ts'
import { at, type RefusalCode } from '../refusals.ts'

/** §5: password and confirmation match. Strength is the schema's; that a password is common, the server's. */
export function checkConfirmation(password: string, confirmPassword: string): Finding<RefusalCode>[] {
  return password === confirmPassword ? [] : [at('confirmPassword', 'password.mismatch')]
}

/** §5: the agreement box is ticked. */
export function checkAgreement(agree: boolean | undefined): Finding<RefusalCode>[] {
  return agree === true ? [] : [at('agree', 'agreement.notTicked')]
}
