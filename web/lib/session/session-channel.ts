import { leaveUnsaved } from '@quayside/kit/form/unsaved.ts'
import {
  adoptSession,
  clearSession,
  isSignedIn,
  keepLastUsed,
  lastUsed,
  type SharedSession,
  session,
  sharedSession,
} from './session.ts'

type Message =
  | { readonly kind: 'asked' }
  | { readonly kind: 'session'; readonly session: SharedSession }
  | { readonly kind: 'ended'; readonly personId: string | undefined }

const name = 'quayside.session'
const send = (channel: BroadcastChannel, message: Message): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin, windows do not
  channel.postMessage(message)
}
/** A tab answers within a few milliseconds, later while it is busy; without a sibling a page of the portal waits this long. */
const patience = 1_000
/** How long another company's tab waits for one of the company that was used last. */
const courtesy = 120

/**
 * A new tab has an empty session storage: it asks the others before it decides what to show. Of tabs in several companies
 * the one that was used last answers: the new tab was opened from there.
 */
export function askOtherTabs(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name)
    const finish = (): void => {
      clearTimeout(timer)
      channel.close()
      resolve()
    }
    const timer = setTimeout(finish, patience)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'session' || data.session.accessToken === undefined || isSignedIn()) return
      const adopt = (): void => {
        if (!isSignedIn()) adoptSession(data.session)
        finish()
      }
      if (data.session.userInfo?.userId === lastUsed()) adopt()
      else setTimeout(adopt, courtesy)
    })
    send(channel, { kind: 'asked' })
  })
}

/**
 * Answers new tabs, passes renewed tokens on to those of the same member, and ends when the person logs out in one of them,
 * in whatever company.
 */
export function followOtherSessions(): void {
  const channel = new BroadcastChannel(name)
  const post = (message: Message): void => send(channel, message)
  let known = session.get().accessToken
  if (document.hasFocus()) keepLastUsed()
  addEventListener('focus', keepLastUsed)
  session.subscribe(() => {
    const { accessToken } = session.get()
    if (accessToken === known) return
    known = accessToken
    if (accessToken !== undefined) post({ kind: 'session', session: sharedSession() })
  })
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const own = session.get()
    switch (data.kind) {
      case 'asked':
        if (isSignedIn()) post({ kind: 'session', session: sharedSession() })
        break
      case 'session':
        if (data.session.userInfo?.userId !== own.userInfo?.userId || !isSignedIn()) break
        // Known before it is stored, so that it is not passed on once more.
        known = data.session.accessToken
        if (known !== own.accessToken) adoptSession(data.session)
        break
      case 'ended':
        if (!isSignedIn() || data.personId !== own.userInfo?.personId) break
        leaveUnsaved()
        clearSession()
        location.assign('/')
        break
    }
  })
}

export function tellOtherTabs(personId: string | undefined): void {
  const channel = new BroadcastChannel(name)
  send(channel, { kind: 'ended', personId })
  channel.close()
}
