import { prepareFirstCalls } from '../lib/pages/page-hints.ts'
import type { PortalPath } from '../lib/pages/pages.ts'
import { isSignedIn, session } from '../lib/session/session.ts'
import { opensWith } from './page-access.ts'

const restsFor = 60
let resting: ReturnType<typeof setTimeout> | undefined

/**
 * Asks for the rows of a list or for a record when the pointer rests on its link or the link is focused; links that are
 * passed over ask for nothing. Only pages that the member may open are asked for, and first calls read without changing
 * anything.
 */
export function prepareFirstData(path: PortalPath, href: string): void {
  clearTimeout(resting)
  resting = setTimeout(() => {
    const { pathname, search } = new URL(href, location.origin)
    const { userInfo } = session.get()
    if (pathname === location.pathname || !isSignedIn() || !opensWith(userInfo?.menuList ?? [])(href)) return
    void sendFirstOf(path, search).catch(() => undefined)
  }, restsFor)
}

async function sendFirstOf(path: PortalPath, search: string): Promise<void> {
  const { sentFirstOf } = await import('./first-calls.ts')
  // The names of dictionaries are kept once they are read.
  const [first] = sentFirstOf(path)
  if (first) prepareFirstCalls([first], search)
}
