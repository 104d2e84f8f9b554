import type { Page } from '@playwright/test'

/**
 * The faults of the lists on the open page. Numbers, codes and days stand whole on one line, rows are as high as the table
 * computes with, and after scrolling to the last row the head of the table and its filters are still in sight.
 */
export const listFaults = (page: Page): Promise<string[]> => page.evaluate(listFaultsOnPage)

async function listFaultsOnPage(): Promise<string[]> {
  const faults: string[] = []
  const identifier = /^(?=.*\d)[A-Z0-9][A-Za-z0-9/().#_*+-]{6,}$/
  const day = /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/
  const whole = (text: string): boolean => identifier.test(text) || day.test(text)
  const drawn = (): Promise<void> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

  const padding = 24
  /** The table computes the widths of its headings, generously. */
  const tolerance = 80
  const linesOf = (text: Node): number[] => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = new Map<number, number>()
    for (const { top, width } of range.getClientRects())
      lines.set(Math.round(top), Math.max(width, lines.get(Math.round(top)) ?? 0))
    return [...lines.values()]
  }
  const textsIn = (cell: HTMLElement): Node[] => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
    return texts
  }
  /** A text on two lines, or cut, where the columns together need less than the table has; a state may take two. */
  function cutWithRoom(table: HTMLElement): string | undefined {
    const needs = new Map<number, number>()
    let wrapped: string | undefined
    for (const cell of table.querySelectorAll<HTMLElement>('tbody td')) {
      const place = (cell as HTMLTableCellElement).cellIndex
      const isDrawn =
        cell.querySelector('svg:not(.q-copy svg), img, input, [data-lines], .q-tag, i, dl') !== null
      const lines = textsIn(cell).map(linesOf)
      const text = lines.flat().reduce((sum, width) => sum + width, padding)
      const needed = isDrawn ? cell.offsetWidth : text
      needs.set(place, Math.max(needed, needs.get(place) ?? 0))
      const isWrapped = lines.some((each) => each.length > 1) || needed - padding > cell.offsetWidth
      if (!isDrawn && isWrapped) wrapped ??= cell.textContent?.slice(0, 40)
    }
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')]
    const room = heads.reduce((left, head, place) => {
      const title = textsIn(head).flatMap(linesOf)
      const own = title.reduce((sum, width) => sum + width, padding + (head.querySelector('button') ? 14 : 0))
      const isGiven = head.dataset['align'] === 'right' || !needs.has(place)
      return left - Math.max(isGiven ? head.offsetWidth : own, needs.get(place) ?? 0)
    }, table.clientWidth)
    return room >= tolerance ? wrapped : undefined
  }

  for (const table of document.querySelectorAll<HTMLElement>('.q-table-scroll')) {
    for (const cell of table.querySelectorAll<HTMLElement>('tbody td')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = (node.textContent ?? '').trim()
        if (!whole(text)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        if (lines > 1) faults.push(`broken: ${text} on ${lines} lines`)
        const { right } = range.getBoundingClientRect()
        for (let box = node.parentElement; box && table.contains(box); box = box.parentElement) {
          const isCutting = box !== table && getComputedStyle(box).overflowX !== 'visible'
          if (isCutting && box.getBoundingClientRect().right < right - 1) {
            faults.push(`clipped: ${text}`)
            break
          }
        }
      }
    }
    const cut = cutWithRoom(table)
    if (cut) faults.push(`cut although all texts have room: ${cut}`)
    const isCompact = table.closest('[data-density="compact"]') !== null
    const high = [...table.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])')].find(
      (row) => row.offsetHeight > (isCompact ? 33 : 41),
    )
    if (high) faults.push(`row of ${high.offsetHeight} px: ${high.textContent.slice(0, 40)}`)
    if (!table.closest('.q-list')) continue
    table.scrollTop = table.scrollHeight
    table.scrollIntoView({ block: 'end' })
    await drawn()
    const inSight = (selector: string): boolean => {
      const rect = (table.closest('.q-list') ?? table).querySelector(selector)?.getBoundingClientRect()
      return rect === undefined || (rect.top >= -1 && rect.bottom <= innerHeight)
    }
    if (!inSight('thead th')) faults.push('the head of the table scrolls away')
    if (!inSight('.q-filters')) faults.push('the filters scroll away')
    table.scrollTop = 0
    scrollTo(0, 0)
  }
  return [...new Set(faults)]
}
