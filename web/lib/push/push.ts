import { currentLocale } from '@quayside/kit/page/locale.ts'
import { api } from '../session/api.ts'
import { forgetPush, isPushHere, keepPush } from './push-marks.ts'

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const findSubscription = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()

/** As the server writes its key. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const body = { endpoint, keys: { p256dh, auth } }
  const { id } = await api('POST system/online/push/subscribe', { body })
  keepPush(id)
}

/** Asks the browser for permission, which it does after a click only; returns whether it was given. */
export async function turnOnPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  // One that was made for another key of the server, or for a colleague at this desk.
  if (former && (keyOf(former) !== publicKey || !isPushHere())) await former.unsubscribe()
  await send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  return true
}

/** The service forgets this browser, so nothing reaches it any more, even where the server is not told. */
export async function turnOffPushHere(): Promise<void> {
  forgetPush()
  const subscription = await findSubscription().catch(() => undefined)
  await subscription?.unsubscribe().catch(() => false)
}

const confirmedName = 'pushConfirmed'

/**
 * Once in each session and language: the server ties the subscription to this session. A browser where another member has
 * logged in meanwhile, or whose user took the permission away, gets nothing any more.
 */
export async function confirmPush(): Promise<void> {
  const subscription = await findSubscription()
  if (!subscription || !isPushHere()) return turnOffPushHere()
  const locale = currentLocale.get()
  if (sessionStorage.getItem(confirmedName) === locale) return
  await send(subscription)
  sessionStorage.setItem(confirmedName, locale)
}
