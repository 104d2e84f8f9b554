import { currentLocale } from '@quayside/kit/page/locale.ts'

type Wanted = { readonly type: 'open'; readonly path: string }
const isWanted = (data: unknown): data is Wanted =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'open'

/** Begins the service worker (web/worker/service-worker.ts), in the language of its offline page. */
export function startWorker(open: (path: string) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isWanted(data)) return
    ports[0]?.postMessage('opens')
    open(data.path)
  })
  // Without `addEventListener` on a container, messages wait for this.
  navigator.serviceWorker.startMessages()
  const register = (): void =>
    void navigator.serviceWorker
      .register(`/service-worker.js?lang=${currentLocale.get()}`)
      // In private windows, and behind a certificate that the browser does not trust: the portal works without it.
      .catch(() => undefined)
  register()
  currentLocale.subscribe(register)
}
