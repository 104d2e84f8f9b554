import { type PortalPath, portalPaths } from '../lib/pages.ts'

/** §2: open without a session; the root and every unknown path show the landing page. */
export const openPaths = ['/', '/login', '/agreement'] as const
/** Light pages: no router, no component library. */
export const publicPaths = [...openPaths, '/information', '/ImgPreview'] as const
export type PublicPath = (typeof publicPaths)[number]

/** §2: the shell itself is not guarded. */
const unguarded: ReadonlySet<string> = new Set([...openPaths, '/home'])

type Destination =
  | { kind: 'public'; path: PublicPath }
  | { kind: 'portal'; path: PortalPath }
  | { kind: 'landing' }
  | { kind: 'turnedAway' }

/** §2: the target of an address, with or without a stored access token. */
export function destinationOf(pathname: string, isSignedIn: boolean): Destination {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const open = publicPaths.find((each) => each === path)
  const portal = portalPaths.find((each) => each === path)
  if (open === undefined && portal === undefined) return { kind: 'landing' }
  if (!isSignedIn && !unguarded.has(path)) return { kind: 'turnedAway' }
  return open !== undefined ? { kind: 'public', path: open } : { kind: 'portal', path: portal as PortalPath }
}
