import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'

/** The compressed size of every script that the page fetched until it was complete, as a release sends it. */
async function scriptKb(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const answer = await page.request.get(script)
      expect(answer.status()).toBe(200)
      return brotliCompressSync(await answer.body()).length
    }),
  )
  return sizes.reduce((total, bytes) => total + bytes, 0) / 1024
}

// What a message brings is no part of a page: other stories change the demo company's records meanwhile.
test.beforeEach(({ page }) => page.routeWebSocket(/./, () => undefined))

test('the landing page loads at most 70 KB of script', async ({ page }) => {
  await page.goto('/')
  expect(await scriptKb(page)).toBeLessThanOrEqual(70)
})

test('the log-in page loads at most 105 KB of script', async ({ page }) => {
  await page.goto('/login')
  expect(await scriptKb(page)).toBeLessThanOrEqual(105)
})

// The supplier list is the least a list loads; that of orders has steps, sums and states besides.
for (const [name, path, row, rows, most, files] of [
  ['suppliers', '/supplierList', 'SP', '/api/base/online/supplier/list', 147, 21],
  ['orders', '/ImportOrderList', 'IM', '/api/business/online/order/list', 178, 40],
] as const)
  test(`the list of ${name} loads at most ${most} KB of script in at most ${files} files, and asks for its rows once`, async ({
    page,
  }) => {
    await logIn(page, '13800138000')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await expect(page.getByText(row, { exact: false }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const scripts = asked.filter((each) => each.endsWith('.js'))
    expect(scripts.length).toBeLessThanOrEqual(files)
    expect(await scriptKb(page)).toBeLessThanOrEqual(most)
    // The call is sent before the scripts are there; the list takes its answer instead of asking again.
    expect(asked.filter((each) => each === rows)).toHaveLength(1)
  })

test('home loads at most 157 KB of script', async ({ page }) => {
  await logIn(page, '13800138000')
  await page.goto('/home')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await scriptKb(page)).toBeLessThanOrEqual(157)
})

test('what a page needs and its first rows are fetched while its link is pointed at, and not again', async ({
  page,
}) => {
  await logIn(page, '13800138000')
  await page.goto('/distributor')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = page.locator('.side a[href="/supplierList"]')
  const isOwn = (path: string): boolean => /\/supplier-list-|\/supplier\/list$/.test(path)
  const isRows = (path: string): boolean => path.endsWith('/supplier/list')
  await Promise.all([page.waitForResponse((answer) => isRows(new URL(answer.url()).pathname)), link.hover()])
  await page.waitForLoadState('networkidle')
  const before = asked.filter(isOwn).length
  await link.click()
  await expect(page.getByText('SP', { exact: false }).first()).toBeVisible()
  expect(asked.filter(isOwn)).toHaveLength(before)
  expect(asked.filter(isRows)).toHaveLength(1)
})
