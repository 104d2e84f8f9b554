import type { Token } from '@quayside/contract/account/login.ts'
import type { SecondStep, SecondStepAnswer } from '@quayside/contract/account/second-factor.ts'
import { plainMobile } from '@quayside/contract/kernel/formats.ts'
import { at } from '@quayside/contract/refusals.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { secondStepOf } from '@quayside/kit/page/second-step-of.ts'
import type { Problem } from '@quayside/kit/public/use-public-form.ts'
import { api } from '../../lib/session/api.ts'
import { answerSecondStep, logIn } from '../../lib/session/log-in.ts'
import { beginSession, forgetWantedPage, isEnrolling } from '../../lib/session/session.ts'
import { type LoginValues, registrationOf } from './login-form.ts'
import { type LoginMode, wantedPage } from './login-mode.ts'

export type Outcome =
  | { kind: 'entered'; to: string }
  | { kind: 'notReviewed' }
  | { kind: 'secondStep'; step: SecondStep }
  | { kind: 'verified' }
  | { kind: 'passwordSet' }
  | { kind: 'refused'; problems: readonly Problem[] }

export async function submitLogin(mode: LoginMode, values: LoginValues): Promise<Outcome> {
  try {
    return await senders[mode](values)
  } catch (failed) {
    const step = secondStepOf(failed)
    if (step) return { kind: 'secondStep', step }
    if (!(failed instanceof ApiError)) throw failed
    if (keptOnboarding(failed, accountIn(mode, values))) return { kind: 'notReviewed' }
    return { kind: 'refused', problems: problemsOf(mode, failed) }
  }
}

/** The second step; what it is refused for is thrown. */
export async function submitSecondStep(
  mode: LoginMode,
  values: LoginValues,
  answer: SecondStepAnswer,
): Promise<Outcome> {
  try {
    await answerSecondStep(answer, accountIn(mode, values))
    return entered()
  } catch (failed) {
    if (failed instanceof ApiError && keptOnboarding(failed, accountIn(mode, values)))
      return { kind: 'notReviewed' }
    throw failed
  }
}

const accountIn = (mode: LoginMode, values: LoginValues): string =>
  mode === 'account' ? values.account.trim() : plainMobile(values.mobile)

/** The refusal of an account that is not reviewed yet contains the token for its information page. */
function keptOnboarding(failed: ApiError, account: string): boolean {
  if (typeof failed.data['access_token'] !== 'string') return false
  beginSession(failed.data as unknown as Token, account)
  return true
}

export function entered(): Outcome {
  if (isEnrolling()) return { kind: 'entered', to: '/secondFactor' }
  const to = wantedPage() ?? '/home'
  forgetWantedPage()
  return { kind: 'entered', to }
}

const senders: Record<LoginMode, (values: LoginValues) => Promise<Outcome>> = {
  async account(values) {
    await logIn(values.account.trim(), values.loginPassword)
    return entered()
  },
  async sms(values) {
    const query = { mobile: plainMobile(values.mobile), code: values.code.trim() }
    beginSession(await api('POST auth/mobile/token/sms', { query, body: {} }), query.mobile)
    return entered()
  },
  async register(values) {
    const token = await api('PUT system/online/user/profile/register', { body: registrationOf(values) })
    beginSession(token, plainMobile(values.mobile))
    return { kind: 'entered', to: '/information' }
  },
  // The code is checked here and stays valid; it is spent together with the new password.
  async forgot(values) {
    const body = { mobile: plainMobile(values.mobile), code: values.code.trim() }
    await api('POST system/online/user/profile/checkResetCode', { body })
    return { kind: 'verified' }
  },
  async reset(values) {
    await api('PUT system/online/user/profile/resetPwd', { body: registrationOf(values) })
    return { kind: 'passwordSet' }
  },
}

/** The field that shows a message about the whole call, so that it appears where it can be corrected. */
const lastField = {
  account: 'loginPassword',
  sms: 'code',
  register: 'code',
  forgot: 'code',
  reset: 'password',
} as const satisfies Record<LoginMode, keyof LoginValues>

function problemsOf(mode: LoginMode, failed: ApiError): readonly Problem[] {
  if (failed.fields.length > 0) return failed.fields
  return failed.message === ''
    ? [at(lastField[mode], 'input.invalid')]
    : [{ path: lastField[mode], msg: failed.message }]
}
