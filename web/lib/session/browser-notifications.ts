import { createStore } from '@quayside/kit/page/store.ts'

const wantedName = 'browserNotifications'
const askedName = 'browserNotificationsAsked'

export const isSupported = (): boolean => 'Notification' in globalThis
export const wantsBrowserNotifications = createStore(localStorage.getItem(wantedName) === 'yes')

/** Asks the browser for permission; returns whether notifications may be shown. */
export async function turnOnBrowserNotifications(): Promise<boolean> {
  const isAllowed = isSupported() && (await Notification.requestPermission()) === 'granted'
  localStorage.setItem(wantedName, isAllowed ? 'yes' : 'no')
  wantsBrowserNotifications.set(isAllowed)
  return isAllowed
}

export function turnOffBrowserNotifications(): void {
  localStorage.setItem(wantedName, 'no')
  wantsBrowserNotifications.set(false)
}

/** §1: in Chrome, requested at the first log-in; other browsers refuse a request without a user's action. */
export async function askOnceInChrome(): Promise<void> {
  const isChrome = /Chrome\//.test(navigator.userAgent) && !/Edg\//.test(navigator.userAgent)
  if (!isSupported() || !isChrome || localStorage.getItem(askedName) !== null) return
  localStorage.setItem(askedName, 'yes')
  if (Notification.permission === 'default') await turnOnBrowserNotifications()
}

export function notifyInBrowser(title: string, body: string, onOpen: () => void): void {
  if (!isSupported() || !wantsBrowserNotifications.get() || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body })
  shown.addEventListener('click', () => {
    focus()
    onOpen()
    shown.close()
  })
}
