import { healingAddress } from '@quayside/contract/healed-at.ts'
import { openClient } from '@quayside/kit/page/client.ts'
import { shortenMessage } from '../consultations/long-message.ts'
import { forgetEarlyAnswers, takeEarlyAnswer } from '../pages/page-hints.ts'
import { askAboutExpiredSession } from './expired-session.ts'
import { refreshSession } from './refresh-session.ts'
import { beginEnrolment, leaveFlash, session } from './session.ts'

/** §7: reports have no time limit. */
const withoutTimeout = 'system/report/batchSendReport'
const saveStaysBusyFor = 2_000

/** The customers' client, by the rules of §7 and §8. */
export const client = openClient({
  base: '/api/',
  authorization(path) {
    const { accessToken, tokenType } = session.get()
    const isLogIn = /^auth\/(oauth\/token|login\/)/.test(path)
    return accessToken === undefined || isLogIn ? undefined : `${tokenType} ${accessToken}`
  },
  isTokenCall: (path) => /^auth\/(oauth\/token|login\/|mobile\/|passkey\/ask|token\/logout)/.test(path),
  renewSession: async (sent) =>
    (await refreshSession(sent?.split(' ')[1])) || (await askAboutExpiredSession()) !== 'stayed',
  // §8: the user is sent to the login page; without a second factor that is required meanwhile, to its set-up.
  onForbidden(error) {
    const isFactorMissing = error.data['scope'] === 'enrolment'
    if (isFactorMissing) beginEnrolment()
    leaveFlash(error.message)
    location.assign(isFactorMissing ? '/secondFactor' : '/login')
  },
  healing: (found) => healingAddress('portal', found),
  toastText: shortenMessage,
  // §7: off two seconds after a 'save', at once after a 'list' (and after anything else).
  busyAfter: (path) => (path.endsWith('save') ? saveStaysBusyFor : 0),
  isUnlimited: (path) => path === withoutTimeout,
  takeEarlyAnswer,
  afterChange: forgetEarlyAnswers,
})
