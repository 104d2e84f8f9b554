import { checkAgreement, checkConfirmation } from '@quayside/contract/account/password.rules.ts'
import type { Registration } from '@quayside/contract/account/profile.ts'
import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import { formatPattern, formats, plainMobile } from '@quayside/contract/kernel/formats.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { PublicForm } from '@quayside/kit/public/use-public-form.ts'
import type { LoginMode } from './login-mode.ts'

/** The values of all forms: a number typed in one is filled in in the next. */
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
export type LoginForm = PublicForm<LoginValues>

/** The patterns of the formats only: the schemas would add 14 KB to this page. */
const wellFormed = (
  path: keyof LoginValues,
  format: 'mobile' | 'smsCode' | 'password',
  typed: string,
): Finding<RefusalCode>[] => {
  if (typed === '') return [at(path, 'field.required')]
  return formatPattern[format].test(typed) ? [] : [at(path, formats[format].refusal)]
}

export const checkMobile = (typed: string): Finding<RefusalCode>[] =>
  wellFormed('mobile', 'mobile', plainMobile(typed))

export const registrationOf = (values: LoginValues): Registration => ({
  mobile: plainMobile(values.mobile),
  code: values.code.trim(),
  password: values.password,
  confirmPassword: values.confirmPassword,
  agree: values.agree,
})

const mobileAndCode = ({ mobile, code }: LoginValues): Finding<RefusalCode>[] => [
  ...checkMobile(mobile),
  ...wellFormed('code', 'smsCode', code.trim()),
]
const newPassword = ({ password, confirmPassword }: LoginValues): Finding<RefusalCode>[] => [
  ...wellFormed('password', 'password', password),
  ...checkConfirmation(password, confirmPassword),
]

/** §5, by the contract's formats and rules, which the server applies too. */
const checks: Record<LoginMode, (values: LoginValues) => Finding<RefusalCode>[]> = {
  account: (values) => [
    ...(values.account.trim() === '' ? [at('account', 'login.missing')] : []),
    ...(values.loginPassword === '' ? [at('loginPassword', 'login.missing')] : []),
  ],
  sms: mobileAndCode,
  forgot: mobileAndCode,
  register: (values) => [...mobileAndCode(values), ...newPassword(values), ...checkAgreement(values.agree)],
  reset: newPassword,
}

export const checkLogin = (mode: LoginMode, values: LoginValues): Finding<RefusalCode>[] =>
  checks[mode](values)
