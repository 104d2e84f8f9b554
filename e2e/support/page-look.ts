import type { Page } from '@playwright/test'

/**
 * A page leads to one thing: of the buttons outside of dialogs at most one is filled, blue where it begins a new record of
 * the list, orange where it takes on what the page is about.
 */
export const filledFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const filled = [...document.querySelectorAll<HTMLElement>('[data-look]')].filter(
      (each) =>
        ['primary', 'signal', 'danger-fill'].includes(each.dataset['look'] ?? '') &&
        each.getClientRects().length > 0 &&
        each.closest('dialog, [role=dialog]') === null,
    )
    const nameOf = (each: HTMLElement): string => each.textContent?.trim() ?? ''
    const begins = (each: HTMLElement): boolean => each.closest('.q-list-header') !== null
    const miscoloured = filled.filter(
      (each) =>
        each.dataset['look'] !== (begins(each) ? 'primary' : 'signal') &&
        each.dataset['look'] !== 'danger-fill',
    )
    return [
      ...(filled.length > 1 ? [`${filled.length} filled buttons: ${filled.map(nameOf).join(', ')}`] : []),
      ...miscoloured.map((each) => `the filled button ${nameOf(each)} is ${each.dataset['look']}`),
    ]
  })

/** A link that no rule of ours draws has the blue or violet of the browser. */
export const linkFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')]
      .filter((each) => each.getClientRects().length > 0)
      .filter((each) =>
        ['rgb(0, 0, 238)', 'rgb(85, 26, 139)', 'rgb(158, 158, 255)'].includes(getComputedStyle(each).color),
      )
      .map((each) => `the link "${each.textContent?.trim().slice(0, 40) ?? ''}" has the browser's colour`),
  )

/**
 * A number, an amount or a day is read in one piece: it never continues on the next line, wherever it stands. Texts that
 * people wrote break as they come.
 */
export const brokenFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const whole = /\d{4}-\d\d-\d\d|[A-Z]{1,2}\d{6}-\d{4}|\d{1,3}(?:,\d{3})+(?:\.\d+)?/g
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const faults: string[] = []
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      if (node.parentElement?.closest('blockquote, textarea, [data-own-words]')) continue
      for (const { 0: found, index } of text.matchAll(whole)) {
        range.setStart(node, index)
        range.setEnd(node, index + found.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.push(`broken: ${found} in "${text.trim().slice(0, 60)}"`)
      }
    }
    return faults
  })

/** Where few values are to choose from, all of them are in sight: a choice that is cut off is not seen to be there. */
export const choiceFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [role="radiogroup"]')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `choices that are cut off: ${each.textContent}`),
  )

/**
 * On a card each line of a value begins below its name, also where a column of the table ends its figures at the right; no
 * button touches its edge.
 */
export const cardFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    for (const card of document.querySelectorAll('.q-cards > li')) {
      const { right } = card.getBoundingClientRect()
      for (const each of card.querySelectorAll('button'))
        if (each.getBoundingClientRect().right > right - 8)
          faults.push(`a button at the edge of the card ${card.textContent?.trim().slice(0, 40) ?? ''}`)
    }
    const range = document.createRange()
    for (const value of document.querySelectorAll<HTMLElement>('.q-cards dd, .q-card-sum > span')) {
      const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        range.selectNodeContents(node)
        boxes.push(...range.getClientRects())
      }
      // A text begins a line where none stands at its left.
      const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2
      const lefts = boxes
        .filter(
          (box) =>
            !boxes.some(
              (other) => other.left < box.left && other.top < middleOf(box) && middleOf(box) < other.bottom,
            ),
        )
        .map(({ left }) => left)
      if (Math.max(...lefts) - Math.min(...lefts) > 8)
        faults.push(`lines that begin apart: ${value.textContent?.trim().slice(0, 60) ?? ''}`)
    }
    return faults
  })

/** The page is as wide as the screen, and a text of some length has more than a few characters on a line. */
export const phoneFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`${scrollWidth} pixels wide`)
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const size = Number.parseFloat(getComputedStyle(node.parentElement ?? document.body).fontSize)
      range.selectNodeContents(node)
      const widths = new Map([...range.getClientRects()].map(({ top, width }) => [Math.round(top), width]))
      if (widths.size > 3 && Math.max(...widths.values()) < 6 * size)
        faults.push(`${widths.size} lines of a few characters: ${text.slice(0, 40)}`)
    }
    return faults
  })

/** What may move while a page is read: what comes late has its place before. */
const shiftAtMost = 0.02

/**
 * Collects how far what is on the screen moves without being asked to; for all documents of the page. That the menu opens
 * the section of a page and closes the former one is the answer to going there: it counts where it happens without, on
 * a page that is loaded, or a second time.
 */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: { value: number; what: string; path: string }[] = []
    Object.assign(globalThis, { moved })
    let addressOfMenu = location.href
    const isMenu = (node: Node | null): boolean =>
      (node instanceof Element ? node : node?.parentElement)?.closest('.side') instanceof Element
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        if (entry.sources.every(({ node }) => isMenu(node)) && addressOfMenu !== location.href) {
          addressOfMenu = location.href
          continue
        }
        const [first] = entry.sources
        moved.push({
          value: entry.value,
          what: first?.node?.textContent?.trim().slice(0, 40) ?? '',
          path: location.pathname,
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

type Moved = { readonly moved?: { value: number; what: string; path: string }[] }

/** Forgets what moved before, such as at a change of the language. */
export const forgetShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as Moved).moved?.splice(0))

export async function shiftFaults(page: Page): Promise<string[]> {
  // A table of the page before may still be moved by the change of the language.
  const moved = await page.evaluate(() =>
    ((globalThis as Moved).moved ?? []).filter(({ path }) => path === location.pathname),
  )
  const sum = moved.reduce((total, { value }) => total + value, 0)
  if (sum <= shiftAtMost) return []
  const { what } = moved.toSorted((a, b) => b.value - a.value)[0] ?? { what: '' }
  return [`moves by ${sum.toFixed(3)} while it is read, most of all "${what}"`]
}

/**
 * A page of the application has one name: in the menu, its tab, the end of its breadcrumbs, its heading and the browser's title. A record has
 * its number. Home greets the reader, the ways to look at the stock are headed by their menu entry, and a
 * new stocktaking is titled by its list.
 */
export const nameFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = [
      '/home',
      '/homeindex',
      '/OrderStockList',
      '/HKOrderStockList',
      '/SZOrderStockList',
      '/office/stocktaking',
    ]
    const isRecord = /[?&](?:id|print)=/.test(location.search)
    if (isRecord || own.includes(location.pathname) || !document.querySelector('.side')) return []
    const textAt = (selector: string): string | undefined => {
      const found = document.querySelector(selector)
      // A count stands behind the name, a drawing before it.
      const name =
        found?.firstChild instanceof Text ? found.firstChild : found?.querySelector(':scope > span')
      return name?.textContent?.trim() || undefined
    }
    const heading = textAt('main h1')
    const isInMenu = document.querySelector(`.side a[href="${location.pathname}"]`) !== null
    if (heading === undefined) return []
    const names = {
      title: document.title.split(' · ')[0],
      tab: textAt('.frame-body > nav [aria-current="page"]'),
      breadcrumb: textAt('main > nav [aria-current="page"]'),
      menu: isInMenu ? textAt('.side [aria-current="page"]') : undefined,
    }
    return Object.entries(names)
      .filter(([, name]) => name !== undefined && name !== heading)
      .map(([place, name]) => `headed "${heading}", in its ${place} "${name}"`)
  })
