// Shows push messages, and a page of its own where the portal cannot be reached. It keeps no data and no file, so a new
// version takes the place of the old one at once. The server puts the two texts before it
// (server/platform/install/service-worker.ts).
declare const offlinePage: string
declare const appName: string

function serviceWorkerOf(scope: WorkerGlobalScope): ServiceWorkerGlobalScope {
  if (!(scope instanceof ServiceWorkerGlobalScope)) throw new Error('This file is a service worker only.')
  return scope
}
const worker = serviceWorkerOf(self)

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

/** Pages of the portal: the back office, links without log-in, files and calls go to the network without us. */
const isPortal = (address: string): boolean =>
  !/^\/(?:office|api|erp|t|s)(?:\/|$)/.test(new URL(address).pathname)

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET' || !isPortal(request.url)) return
  event.respondWith(
    fetch(request).catch(() => new Response(offlinePage, { status: 503, headers: pageHeaders })),
  )
})

type PushText = {
  readonly title: string
  readonly body: string
  readonly address: string
  readonly tag: string
  readonly lang: string
}

/** A browser takes the permission away from who shows nothing, so a message that cannot be read has a title at least. */
function readText(data: PushMessageData | null): PushText {
  const unread = { title: appName, body: '', address: '/systematicNotification', tag: '', lang: '' }
  try {
    return { ...unread, ...(data?.json() as Partial<PushText> | undefined) }
  } catch {
    return unread
  }
}

worker.addEventListener('push', (event) => {
  const { title, body, address, tag, lang } = readText(event.data)
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      lang,
      icon: '/icons/app-192.png',
      badge: '/icons/badge-96.png',
      data: address,
    }),
  )
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openRecord(String(event.notification.data)))
})

/** Focuses a tab that shows the record, or one that goes there, or opens a new one. */
async function openRecord(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin)
  const address = url.origin === worker.location.origin ? url.href : worker.location.origin
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tabs = all.filter((tab) => isPortal(tab.url))
  const there = tabs.find((tab) => tab.url === address)
  if (there) return void (await there.focus())
  for (const tab of tabs)
    if (await goesTo(tab, `${url.pathname}${url.search}`)) return void (await tab.focus())
  await worker.clients.openWindow(address)
}

const answerWithin = 1_000

/** The tab itself goes there, so that it asks first where something typed would be lost. A log-in page does not answer. */
function goesTo(tab: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), answerWithin)
    port1.addEventListener('message', () => {
      clearTimeout(timer)
      resolve(true)
    })
    port1.start()
    tab.postMessage({ type: 'open', path }, [port2])
  })
}
