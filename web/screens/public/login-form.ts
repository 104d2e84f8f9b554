import { checkAgreement, checkConfirmation } from '@quayside/contract/account/password.rules.ts'
import { PasswordReset, Registration } from '@quayside/contract/account/profile.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { mobile, smsCode } from '@quayside/contract/kernel/schema.ts'
import { at, type RefusalCode } from '@quayside/contract/refusals.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import type { PlainForm } from '@quayside/kit/plain/use-plain-form.ts'
import type { Face } from './login-face.ts'

/** What all faces type into: a number given to one is there in the next. */
export const emptyLogin = {
  account: '',
  loginPassword: '',
  mobile: '',
  code: '',
  password: '',
  confirmPassword: '',
  agree: false,
}
export type LoginValues = typeof emptyLogin
export type LoginForm = PlainForm<LoginValues>

const findingsAt = (path: string, schema: typeof mobile, value: string): Finding<RefusalCode>[] =>
  findingsOf(schema, value).map((finding) => ({ ...finding, path }))

export const checkMobile = (value: string): Finding<RefusalCode>[] => findingsAt('mobile', mobile, value)

export const registrationOf = (values: LoginValues): Registration => ({
  mobile: values.mobile.trim(),
  code: values.code.trim(),
  password: values.password,
  confirmPassword: values.confirmPassword,
  agree: values.agree,
})

const newPassword = (values: LoginValues): Finding<RefusalCode>[] =>
  checkConfirmation(values.password, values.confirmPassword)
const mobileAndCode = (values: LoginValues): Finding<RefusalCode>[] => [
  ...checkMobile(values.mobile),
  ...findingsAt('code', smsCode, values.code),
]

/** §5, with the contract's own schemas and rules; the server runs the same. */
const checks: Record<Face, (values: LoginValues) => Finding<RefusalCode>[]> = {
  account: (values) => [
    ...(values.account.trim() === '' ? [at('account', 'login.missing')] : []),
    ...(values.loginPassword === '' ? [at('loginPassword', 'login.missing')] : []),
  ],
  sms: mobileAndCode,
  forgot: mobileAndCode,
  register: (values) => [
    ...findingsOf(Registration, registrationOf(values)),
    ...newPassword(values),
    ...checkAgreement(values.agree),
  ],
  reset: (values) => [...findingsOf(PasswordReset, registrationOf(values)), ...newPassword(values)],
}

export const checkFace = (face: Face, values: LoginValues): Finding<RefusalCode>[] => checks[face](values)
