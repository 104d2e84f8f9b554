import { readSearch } from './address.ts'
import { type Addresses, browserAddresses } from './addresses.ts'
import { currentScroll, type Scroll, scrollPage } from './scroll.ts'

/** An address of the front end, taken apart. */
export type Place = {
  readonly href: string
  readonly pathname: string
  readonly search: Readonly<Record<string, string>>
  readonly hash: string
}

type Target = {
  readonly href: string
  /** Takes the place of the current entry of the browser's history. */
  readonly replace?: boolean
  /** Unsaved changes are not asked about. */
  readonly ignoreBlocker?: boolean
}

/** Asked before an address is left; true keeps it, and `go` leaves it after all. */
type Blocker = (next: Place, go: () => void) => boolean

type Options = {
  readonly addresses?: Addresses
  /** Asked before an address opens: the one that opens instead. */
  readonly before?: (place: Place) => string | undefined
  /** Fetches what a page needs when it is likely to be opened. */
  readonly prepare?: (place: Place) => void
}

/** The place of an entry in the history; one that an anchor made has none yet. */
function indexIn(state: unknown): number | undefined {
  const { index } = (state ?? {}) as { index?: unknown }
  return typeof index === 'number' ? index : undefined
}

/**
 * The address of a front end: what it is, how it changes, and which parts are told of a change. Pages have fixed
 * paths; what they show stands in the parameters.
 */
export function createRouter({ addresses = browserAddresses(), before, prepare }: Options = {}) {
  const blockers = new Set<Blocker>()
  const listeners = new Set<(place: Place) => void>()
  const left = new Map<number, Scroll>()
  let waiting: (() => void)[] = []
  let index = indexIn(addresses.state()) ?? 0
  let isDecided = false
  let isMoved = false
  let place = placeOf(addresses.href())

  function placeOf(href: string): Place {
    const { pathname, search, hash } = new URL(href, `${addresses.origin}${addresses.href()}`)
    const path = pathname.replace(/(.)\/+$/, '$1')
    return { href: `${path}${search}${hash}`, pathname: path, search: readSearch(search), hash }
  }

  const isHeld = (next: Place, go: () => void): boolean => [...blockers].some((blocker) => blocker(next, go))

  function settle(): void {
    const done = waiting
    waiting = []
    for (const each of done) each()
  }

  function tell(next: Place): void {
    place = next
    isMoved = true
    for (const listener of listeners) listener(place)
    // Nothing is drawn yet that could be waited for.
    if (listeners.size === 0) settle()
  }

  /** Done when the page is drawn, or when unsaved changes keep the one before. */
  async function navigate({ href, replace = false, ignoreBlocker = false }: Target): Promise<void> {
    if (new URL(href, addresses.origin).origin !== addresses.origin) return location.assign(href)
    const next = placeOf(href)
    const go = (): void => void navigate({ href, replace, ignoreBlocker: true })
    if (!ignoreBlocker && isHeld(next, go)) return
    const instead = before?.(next)
    if (instead !== undefined) return navigate({ href: instead, replace, ignoreBlocker: true })
    const drawn = new Promise<void>((resolve) => waiting.push(resolve))
    if (replace) addresses.replace(next.href, { index })
    else if (next.href !== place.href) {
      left.set(index, currentScroll())
      index += 1
      for (const later of left.keys()) if (later >= index) left.delete(later)
      addresses.push(next.href, { index })
    }
    tell(next)
    return drawn
  }

  /** Runs after Back, Forward or an anchor of this page. */
  function follow(): void {
    const next = placeOf(addresses.href())
    const known = indexIn(addresses.state())
    const now = known ?? index + 1
    if (known === undefined) addresses.replace(next.href, { index: now })
    const steps = now - index
    if (steps !== 0) left.set(index, currentScroll())
    index = now
    const goDecided = (by: number): void => {
      isDecided = true
      addresses.go(by)
    }
    if (!isDecided && steps !== 0 && isHeld(next, () => goDecided(steps))) return goDecided(-steps)
    isDecided = false
    const instead = before?.(next)
    if (instead === undefined) tell(next)
    else void navigate({ href: instead, replace: true, ignoreBlocker: true })
  }

  return {
    navigate,
    /** The address as it is, also while its page is not drawn yet. */
    get latest(): Place {
      return place
    },
    /** The first address, or the one that opens instead of it. */
    start(): Place {
      const { href } = place
      place = placeOf(before?.(place) ?? href)
      addresses.replace(place.href, { index })
      return place
    },
    follow(listener: (place: Place) => void): () => void {
      const unfollow = addresses.follow(follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        unfollow()
      }
    },
    block(blocker: Blocker): () => void {
      blockers.add(blocker)
      return () => {
        blockers.delete(blocker)
      }
    },
    /** Called when an address is drawn. */
    drawn(shown: Place): void {
      if (shown !== place || !isMoved) return
      isMoved = false
      scrollPage(shown.hash, left.get(index))
      settle()
    },
    prepare: (href: string): void => prepare?.(placeOf(href)),
  }
}

export type Router = ReturnType<typeof createRouter>
