import type { Success } from '@quayside/contract/kernel/envelope.ts'
import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { createStore } from '@quayside/kit/page/store.ts'

/** Title, product name, agreement, support and landing page, in the current language. */
export const systemInfo = createStore<SystemInfo | undefined>(undefined)

/** §9 */
const timeoutAfter = 50_000

/** The page or record that is shown; none on public pages. */
let shownPage = ''

/** §1: the page title comes from the server; the name of the page before it tells a browser's tabs apart. */
function writeTitle(): void {
  const title = systemInfo.get()?.ymbTitle
  if (title !== undefined) document.title = shownPage === '' ? title : `${shownPage} · ${title}`
}

export function titlePage(name: string): void {
  shownPage = name
  writeTitle()
}

function keep(info: SystemInfo): void {
  systemInfo.set(info)
  writeTitle()
}

/** By fetch, without the client: this open call is the only one that the landing page makes. */
async function fetchSystemInfo(): Promise<void> {
  const response = await fetch('/api/system/online/sysConfig/getSysInfo', {
    headers: { 'Accept-Language': currentLocale.get() },
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutAfter),
  })
  const answer = (await response.json()) as Success<SystemInfo>
  if (answer.code === 200) keep(answer.data)
}

/** The data that the server has written into the page, if it is in the current language: saves a round trip. */
function readEmbedded(): boolean {
  const embedded = document.getElementById('sys-info')
  if (embedded?.lang !== currentLocale.get()) return false
  keep(JSON.parse(embedded.textContent) as SystemInfo)
  return true
}

/** At start and after each change of language; if the call fails, the page keeps its title. */
export function startSystemInfo(): void {
  const refresh = (): void => void fetchSystemInfo().catch(() => undefined)
  currentLocale.subscribe(refresh)
  if (!readEmbedded()) refresh()
}
