import type { Success } from '@quayside/contract/kernel/envelope.ts'
import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { createStore } from '@quayside/kit/page/store.ts'

/** Title, product name, agreement, support and landing page, in the current language. */
export const systemInfo = createStore<SystemInfo | undefined>(undefined)

/** §9 */
const timeoutAfter = 50_000

function keep(info: SystemInfo): void {
  systemInfo.set(info)
  // §1: the page title comes from the server.
  document.title = info.ymbTitle
}

/** By itself, without the client: the landing page needs this one open call and no other. */
async function fetchSystemInfo(): Promise<void> {
  const response = await fetch('/api/system/online/sysConfig/getSysInfo', {
    headers: { 'Accept-Language': currentLocale.get() },
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutAfter),
  })
  const answer = (await response.json()) as Success<SystemInfo>
  if (answer.code === 200) keep(answer.data)
}

/** What the server wrote into the page, where it did and in our language: one round trip less. */
function readEmbedded(): boolean {
  const embedded = document.getElementById('sys-info')
  if (embedded?.lang !== currentLocale.get()) return false
  keep(JSON.parse(embedded.textContent) as SystemInfo)
  return true
}

/** At start-up and after each change of language; without an answer the page keeps the title it has. */
export function startSystemInfo(): void {
  const refresh = (): void => void fetchSystemInfo().catch(() => undefined)
  currentLocale.subscribe(refresh)
  if (!readEmbedded()) refresh()
}
