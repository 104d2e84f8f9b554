import { expect, type Page } from '@playwright/test'

const quietMs = 150

/**
 * Counts the page's requests from now on; what it answers waits until none has been running for a moment. Playwright's
 * `networkidle` takes half a second.
 */
export function quietOf(page: Page): () => Promise<void> {
  let underWay = 0
  let last = 0
  const count = (step: number) => (): void => {
    underWay += step
    last = performance.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return () =>
    expect.poll(() => underWay <= 0 && performance.now() - last > quietMs, { intervals: [50] }).toBe(true)
}
