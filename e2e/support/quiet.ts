import { expect, type Page, type Request } from '@playwright/test'

const quietMs = 150

/**
 * Counts the page's requests from now on; what it answers waits until none has been running for a moment. Playwright's
 * `networkidle` takes half a second. Requests that a test holds back are not waited for.
 */
export function quietOf(
  page: Page,
  isHeld: (request: Request) => boolean = () => false,
): () => Promise<void> {
  let underWay = 0
  let last = 0
  const count =
    (step: number) =>
    (request: Request): void => {
      if (isHeld(request)) return
      underWay += step
      last = performance.now()
    }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return () =>
    expect.poll(() => underWay <= 0 && performance.now() - last > quietMs, { intervals: [50] }).toBe(true)
}
