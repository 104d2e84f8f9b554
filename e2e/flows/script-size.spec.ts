import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'

/** The compressed size of everything the page fetched until it was complete. */
async function scriptKb(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((total, entry) => total + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  return bytes / 1024
}

test('the landing page loads at most 80 KB of script', async ({ page }) => {
  await page.goto('/')
  expect(await scriptKb(page)).toBeLessThanOrEqual(80)
})

test('the log-in page loads at most 124 KB of script', async ({ page }) => {
  await page.goto('/login')
  expect(await scriptKb(page)).toBeLessThanOrEqual(124)
})

test('a list screen loads at most 205 KB of script in 24 files, and asks for its rows once', async ({
  page,
}) => {
  await logIn(page, '13800138000')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/supplierList')
  await expect(page.getByText('SP', { exact: false }).first()).toBeVisible()
  expect(await scriptKb(page)).toBeLessThanOrEqual(205)
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(24)
  // The call is sent before the scripts are there; the list takes its answer instead of asking again.
  expect(asked.filter((path) => path === '/api/base/online/supplier/list')).toHaveLength(1)
})
