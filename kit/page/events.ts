import { createStore } from './store.ts'

/**
 * Messages from the client and the screens to the page: toasts, the number of running calls, the end of the session.
 * This module does not display them, so the public pages need no component library for it.
 */
export type ToastKind = 'error' | 'warning' | 'success' | 'info'
export type Toast = {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly title?: string
  readonly seconds: number
  readonly at: Date
  readonly onOpen?: () => void
  /** The page that puts right what is said. */
  readonly href?: string
}

/** §9 */
const errorToastSeconds = 2
/** Long enough to follow its link. */
const linkedToastSeconds = 10
export const noticeToastSeconds = 30

/** Toasts disappear; the message list keeps the last fifty. */
const mostKept = 50
export const toasts = createStore<readonly Toast[]>([])
export const recentMessages = createStore<readonly Toast[]>([])

let lastId = 0

export function showToast(toast: Omit<Toast, 'id' | 'at' | 'seconds'> & { seconds?: number }): void {
  lastId += 1
  const seconds = toast.href === undefined ? errorToastSeconds : linkedToastSeconds
  const shown: Toast = { seconds, ...toast, id: lastId, at: new Date() }
  const isRepeated = toasts.get().some((other) => other.kind === shown.kind && other.text === shown.text)
  if (isRepeated) return
  toasts.set([...toasts.get(), shown])
  recentMessages.set([shown, ...recentMessages.get()].slice(0, mostKept))
}

/** Opens an address of the front end: by its router, once it has one. */
export const openPage = createStore<(href: string) => void>((href) => location.assign(href))

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

/** The number of running calls that the user waits for. */
export const busyCalls = createStore(0)
export const beginBusy = (): void => busyCalls.set(busyCalls.get() + 1)
export const endBusy = (): void => busyCalls.set(Math.max(0, busyCalls.get() - 1))
