import type { Wording } from '../../wording.ts'
import type { client as source } from '../../zh-CN/shell/client.ts'
import { common } from '../kernel/shared.ts'

export const client: Wording<typeof source> = {
  call: {
    timeout: 'The request timed out. Check your connection and try again.',
    offline: 'Could not reach the server. Check your connection and try again.',
    unauthorised: 'Authentication failed. You cannot access system resources.',
    forbidden: 'You do not have permission for this operation.',
    notFound: 'Resource not found.',
    requestAbnormal: 'The request failed. Please try again later.',
    unknown: 'Unknown system error. Please report it to the administrator.',
    longMessageTitle: 'System message',
    longMessageNote: ' (See the downloaded file for the full message.)',
  },
  toast: { close: 'Dismiss', region: 'Messages', news: 'New message', ...common('open', 'heal') },
  busy: 'Working on it',
  expired: {
    title: 'Your session has expired',
    body: 'Log in here to carry on. Nothing you typed is lost.',
    ...common('account', 'password'),
    continue: 'Log in and continue',
    stay: 'Stay on this page',
    again: 'Go to the login page',
    passwordMissing: 'Enter your password',
  },
}
