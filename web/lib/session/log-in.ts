import type { Token } from '@quayside/contract/account/login.ts'
import type { SecondStepAnswer } from '@quayside/contract/account/second-factor.ts'
import { signWithPasskey } from '@quayside/kit/page/passkeys.ts'
import { hasPushMark } from '../push/push-marks.ts'
import { api } from './api.ts'
import { clientCredentials } from './client-credentials.ts'
import { answerExpiredSession } from './expired-session.ts'
import { refreshSession } from './refresh-session.ts'
import { beginInCompany, beginSession, clearSession, isEnrolling, session } from './session.ts'
import { tellOtherTabs } from './session-channel.ts'

export async function answerSecondStep(answer: SecondStepAnswer, account: string): Promise<Token> {
  const token = await api('POST auth/login/secondFactor', { body: answer }, { isQuiet: true })
  beginSession(token, account)
  return token
}

export async function logInWithPasskey(): Promise<void> {
  const { ticket, options } = await api('POST auth/passkey/ask')
  const passkey = await signWithPasskey(options)
  const token = await api('POST auth/login/passkey', { body: { ticket, passkey } }, { isQuiet: true })
  beginSession(token, token.user_info.mobile)
}

/** §7: password grant; the client's own pair is built in. */
export async function logIn(username: string, password: string): Promise<Token> {
  const token = await api('POST auth/oauth/token', {
    body: { grant_type: 'password', username, password, ...clientCredentials },
  })
  beginSession(token, username)
  return token
}

/** In the company that the tab was in; false where the person does not belong to it. */
async function returnTo(memberId: string): Promise<boolean> {
  try {
    const token = await api(
      'POST system/online/user/company/{id}/open',
      { params: { id: memberId } },
      { isQuiet: true },
    )
    beginSession(token)
    return true
  } catch {
    return false
  }
}

/**
 * The same user continues where the session ended, in the company of this tab whichever the log-in opened; another user
 * gets a full load, without the first one's data.
 */
export async function logInInPlace(enter: () => Promise<Token>): Promise<void> {
  const before = session.get().userInfo
  const token = await enter()
  const { userId, personId } = token.user_info
  if (isEnrolling()) location.assign('/secondFactor')
  else if (before === undefined || userId === before.userId) answerExpiredSession('restored')
  else if (personId === before.personId && (await returnTo(before.userId))) answerExpiredSession('restored')
  else {
    beginInCompany(token)
    location.assign('/home')
  }
}

const endSession = (): Promise<unknown> =>
  api('DELETE auth/token/logout', {}, { isQuiet: true }).catch(() => undefined)

/** §8, 'log in again': logout call, session storage cleared, login page; afterwards back to the same page. */
export async function logInAgain(): Promise<void> {
  const from = `${location.pathname}${location.search}`
  await endSession()
  clearSession()
  location.assign(`/login?${new URLSearchParams({ expired: '1', from })}`)
}

/** The review was passed: the same session is a full one now, and its renewal brings what it may do. */
export async function enterAsPassed(): Promise<void> {
  if (await refreshSession(session.get().accessToken)) return location.assign('/home')
  await endSession()
  clearSession()
  location.assign('/login')
}

/** In all tabs of the browser that have this session. */
export async function logOut(): Promise<void> {
  await endSession()
  if (hasPushMark()) await import('../push/push.ts').then(({ turnOffPushHere }) => turnOffPushHere())
  tellOtherTabs(session.get().userInfo?.personId)
  clearSession()
  location.assign('/')
}
