import type { Page } from '@playwright/test'
import { address } from './place.ts'

const drawnWithinMs = 5_000

/**
 * Opens another page of the application as one of its links does: scripts and session are there already. A page of the
 * same route, and one that does not come, is loaded: nothing on the screen would tell it from the one before.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const [before] = await page.locator('h1').elementHandles()
  const route = new URL(path, address).pathname
  if (before && route !== new URL(page.url()).pathname) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      // Said by the browser after Forward alone.
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    const isGone = await page
      .waitForFunction((heading) => !heading.isConnected, before, { timeout: drawnWithinMs })
      .then(() => true)
      .catch(() => false)
    if (isGone) return
  }
  await page.goto(path)
}
