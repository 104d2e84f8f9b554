import type { Token } from '@quayside/contract/account/login.ts'
import { plainMobile } from '@quayside/contract/kernel/formats.ts'
import { at } from '@quayside/contract/refusals.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import type { Problem } from '@quayside/kit/public/use-public-form.ts'
import { api } from '../../lib/session/api.ts'
import { logIn } from '../../lib/session/log-in.ts'
import { beginSession, forgetWantedPage } from '../../lib/session/session.ts'
import { type LoginValues, registrationOf } from './login-form.ts'
import { type LoginMode, wantedPage } from './login-mode.ts'

type Outcome =
  | { kind: 'entered'; to: string }
  | { kind: 'notReviewed' }
  | { kind: 'verified' }
  | { kind: 'passwordSet' }
  | { kind: 'refused'; problems: readonly Problem[] }

export async function submitLogin(mode: LoginMode, values: LoginValues): Promise<Outcome> {
  try {
    return await senders[mode](values)
  } catch (failed) {
    if (!(failed instanceof ApiError)) throw failed
    // The refusal of an account that is not reviewed yet contains the token for its information page.
    if (typeof failed.data['access_token'] === 'string') {
      beginSession(
        failed.data as unknown as Token,
        mode === 'account' ? values.account.trim() : plainMobile(values.mobile),
      )
      return { kind: 'notReviewed' }
    }
    return { kind: 'refused', problems: problemsOf(mode, failed) }
  }
}

function entered(): Outcome {
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
