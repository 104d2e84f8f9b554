import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { api } from './api.ts'
import { currentLocale } from './locale.ts'
import { createStore } from './store.ts'

/** Title, product name, agreement, support and landing page, in the current language. */
export const systemInfo = createStore<SystemInfo | undefined>(undefined)

async function fetchSystemInfo(): Promise<void> {
  const info = await api('GET system/online/sysConfig/getSysInfo', {}, { isQuiet: true })
  systemInfo.set(info)
  // §1: the page title comes from the server.
  document.title = info.ymbTitle
}

/** At start-up and after each change of language; without an answer the page keeps the title it has. */
export function startSystemInfo(): void {
  const refresh = (): void => void fetchSystemInfo().catch(() => undefined)
  currentLocale.subscribe(refresh)
  refresh()
}
