import { type PortalPath, portalPaths } from '../lib/pages/pages.ts'

/** §2: open without a session; the root and every unknown path show the landing page. */
export const openPaths = ['/', '/login', '/agreement', '/forwarderQuote'] as const
/** Light pages: no router, no component library. */
export const publicPaths = [...openPaths, '/information', '/secondFactor', '/ImgPreview'] as const
export type PublicPath = (typeof publicPaths)[number]

/** §2: the shell itself is not guarded. */
const unguarded: ReadonlySet<string> = new Set([...openPaths, '/home'])

type Destination =
  | { kind: 'public'; path: PublicPath }
  | { kind: 'portal'; path: PortalPath }
  | { kind: 'landing' }
  | { kind: 'turnedAway' }
  | { kind: 'onboarding' }
  | { kind: 'enrolment' }

const withoutSlash = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname

/** Pages that show something else to somebody who is signed in. */
export function needsSession(pathname: string): boolean {
  const path = withoutSlash(pathname)
  const isPage = [...publicPaths, ...portalPaths].some((each) => each === path)
  return isPage && !openPaths.some((each) => each === path)
}

/** §2: the target of an address, with or without a stored access token. */
export function destinationOf(
  pathname: string,
  isSignedIn: boolean,
  { isOnboarding = false, isEnrolling = false } = {},
): Destination {
  const path = withoutSlash(pathname)
  const open = publicPaths.find((each) => each === path)
  const portal = portalPaths.find((each) => each === path)
  if (open === undefined && portal === undefined) return { kind: 'landing' }
  if (!isSignedIn && !unguarded.has(path)) return { kind: 'turnedAway' }
  // Where a second factor is required, it is set up first.
  const isElsewhere = open !== '/secondFactor' && !openPaths.some((each) => each === open)
  if (isSignedIn && isEnrolling && isElsewhere) return { kind: 'enrolment' }
  // Before its review is passed, a company has nothing in the portal: its information is where it goes on.
  if (open === undefined && isSignedIn && isOnboarding) return { kind: 'onboarding' }
  return open !== undefined ? { kind: 'public', path: open } : { kind: 'portal', path: portal as PortalPath }
}
