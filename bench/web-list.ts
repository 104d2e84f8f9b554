import type { Browser, Page } from 'playwright-core'
import { calibrate, traceWork } from './web-trace.ts'

type ListUse = { longest: Record<string, number>; calibrationMs: number }

/** Opens a long list and does with it what people do; the longest task of each, in milliseconds. */
export async function useList(browser: Browser, page: Page, address: string): Promise<ListUse> {
  const longest: Record<string, number> = {}
  const take = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    longest[name] = (await traceWork(browser, page, act)).longestMs
  }
  await take('open', async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('tbody tr').first().waitFor()
    await page.waitForLoadState('networkidle')
  })
  await take('sort', () => page.locator('thead th button').nth(1).click())
  await take('scroll', async () => {
    await page.locator('.q-table-scroll').hover()
    for (let turn = 0; turn < 10; turn++) {
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(60)
    }
  })
  await take('select all', () => page.locator('thead input[type=checkbox]').click())
  await take('select one', () => page.locator('tbody input[type=checkbox]').nth(8).click())
  await take('page size', () => page.locator('.q-pager select').selectOption('50'))
  await take('next page', () => page.locator('.q-pager [aria-current="page"] + button').click())
  return { longest, calibrationMs: await calibrate(page) }
}
