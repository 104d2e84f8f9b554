import type { Page } from '@playwright/test'

/**
 * The faults of the lists on the open page. Numbers, codes and days stand whole on one line, rows are as high as the table
 * computes with, a column of actions has some, a filter bar has fields, and after scrolling to the last row the head of the
 * table and its filters are still in sight.
 */
export const listFaults = (page: Page): Promise<string[]> => page.evaluate(listFaultsOnPage)

async function listFaultsOnPage(): Promise<string[]> {
  const faults: string[] = []
  const identifier = /^(?=.*\d)[A-Z0-9][A-Za-z0-9/().#_*+-]{6,}$/
  const day = /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/
  const amount = /^\d{1,3}(,\d{3})+(\.\d+)?$/
  const whole = (text: string): boolean => [identifier, day, amount].some((form) => form.test(text))
  const drawn = (): Promise<void> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

  for (const fields of document.querySelectorAll('.q-filters-fields'))
    if (fields.childElementCount === 0) faults.push('an empty filter bar')
  for (const table of document.querySelectorAll<HTMLElement>('.q-table-scroll')) {
    for (const cell of table.querySelectorAll<HTMLElement>(':is(tbody, tfoot) td')) {
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
    // By now all rows are drawn, where the table is not so long that it never has all of them.
    const steps = table.querySelectorAll('td > .q-row-actions > :not(.q-row-more)')
    if (steps.length === 0 && table.querySelector('td > .q-row-actions') && !table.dataset['long'])
      faults.push('a column of actions without any')
    if (!inSight('thead th')) faults.push('the head of the table scrolls away')
    if (!inSight('.q-filters')) faults.push('the filters scroll away')
    table.scrollTop = 0
    scrollTo(0, 0)
  }
  return [...new Set(faults)]
}
