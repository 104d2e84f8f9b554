/** Where the address of a front end is kept: the browser's history, or a list of its own for parts that are drawn alone. */
export type Addresses = {
  readonly origin: string
  href(): string
  /** What was kept with the entry. */
  state(): unknown
  push(href: string, state: object): void
  replace(href: string, state: object): void
  go(steps: number): void
  /** Calls back when the entry was changed by Back, Forward or an anchor. */
  follow(changed: () => void): () => void
}

export const browserAddresses = (): Addresses => ({
  origin: location.origin,
  href: () => `${location.pathname}${location.search}${location.hash}`,
  state: () => history.state,
  push: (href, state) => history.pushState(state, '', href),
  replace: (href, state) => history.replaceState(state, '', href),
  go: (steps) => history.go(steps),
  follow(changed) {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('popstate', changed, { signal })
    // The router scrolls from page to page; a document that is loaded again is scrolled by the browser.
    const scrollsItself = (): void => void (history.scrollRestoration = 'manual')
    scrollsItself()
    addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'), { signal })
    addEventListener('pageshow', scrollsItself, { signal })
    return () => stop.abort()
  },
})

export function ownAddresses(first: string): Addresses {
  const entries = [{ href: first, state: {} as object }]
  let at = 0
  let told: () => void = () => undefined
  return {
    origin: 'http://localhost',
    href: () => entries[at]?.href ?? first,
    state: () => entries[at]?.state,
    push(href, state) {
      at += 1
      entries.splice(at, entries.length, { href, state })
    },
    replace(href, state) {
      entries[at] = { href, state }
    },
    go(steps) {
      if (!entries[at + steps]) return
      at += steps
      told()
    },
    follow(changed) {
      told = changed
      return () => {
        told = () => undefined
      }
    },
  }
}
