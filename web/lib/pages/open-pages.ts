import { createStore } from '@quayside/kit/page/store.ts'

/** The pages a user has open as tabs, kept for the session. */
type OpenPage = {
  /** The path, with the id of the record it shows. */
  readonly key: string
  readonly path: string
  readonly href: string
  /** The record's name, once loaded. */
  readonly title?: string
}

const name = 'openPages'
const most = 12

/** The first tab, which cannot be closed. */
const home: OpenPage = { key: '/home', path: '/home', href: '/home' }

function read(): readonly OpenPage[] {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? [home]
  } catch {
    return [home]
  }
}

export const openPages = createStore<readonly OpenPage[]>(read())

function keep(pages: readonly OpenPage[]): void {
  sessionStorage.setItem(name, JSON.stringify(pages))
  openPages.set(pages)
}

/** §2 has two addresses for the home screen: both are the first tab. */
export const pageKeyOf = (path: string, recordId: string | undefined): string => {
  if (path === '/homeindex') return home.key
  return recordId === undefined ? path : `${path}?id=${recordId}`
}

/** Visiting a page opens its tab, or updates the address of its tab (other filters, another step). */
export function visitPage(visited: OpenPage): void {
  const page = visited.key === home.key ? { ...visited, path: home.path } : visited
  const pages = openPages.get()
  const known = pages.find((other) => other.key === page.key)
  if (known?.href === page.href) return
  const others = known
    ? pages.map((other) => (other === known ? { ...known, ...page } : other))
    : [...pages, page]
  keep(others.length > most ? [home, ...others.slice(2)] : others)
}

export function namePage(key: string, title: string): void {
  const pages = openPages.get()
  if (pages.some((page) => page.key === key && page.title !== title))
    keep(pages.map((page) => (page.key === key ? { ...page, title } : page)))
}

/** Closes a tab and returns the page to show instead. */
export function closePage(key: string): OpenPage | undefined {
  const pages = openPages.get()
  const place = pages.findIndex((page) => page.key === key)
  keep(pages.filter((page) => page.key !== key))
  return pages[place + 1] ?? pages[place - 1]
}
