import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { accessFaults, listen, settleColours, wordFaults } from './look.ts'
import { quietOf } from './quiet.ts'
import { visit } from './visit.ts'

/** Waits until a page is complete enough to be checked. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('.q-skeleton, [aria-busy=true], [data-busy=true]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await settleColours(page)
}

const drawnWithinMs = 5_000

/** Long tables are drawn after the rest of the page, later on a busy machine: a fault is one that stays. */
async function lastingWordFaults(page: Page, locale: Locale): Promise<string[]> {
  const until = performance.now() + drawnWithinMs
  for (;;) {
    const faults = await wordFaults(page, locale)
    if (faults.length === 0 || performance.now() > until) return faults
    await page.waitForTimeout(250)
  }
}

/** Checks the texts of the open page and, in the language of the longest words, its width at 1024 pixels. */
async function textFaults(page: Page, locale: Locale): Promise<string[]> {
  await settle(page)
  const words = await lastingWordFaults(page, locale)
  if (locale !== 'en-US') return words
  await page.setViewportSize({ width: 1024, height: 768 })
  const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  await page.setViewportSize({ width: 1440, height: 900 })
  return [...words, ...(wider > 0 ? [`scrolls sideways by ${wider} px at 1024`] : [])]
}

/** Checks the colours of the dark theme; nothing else of the page depends on the theme. */
async function faultsInDark(page: Page, isFrameKnown: boolean): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await settleColours(page)
  const faults = await accessFaults(page, { only: 'color-contrast', isFrameKnown })
  await page.emulateMedia({ colorScheme: 'light' })
  return faults.map((fault) => `dark ${fault}`)
}

/** A page that makes no calls, so that only the checked content is on it. */
export async function openPage(context: BrowserContext): Promise<Page> {
  // A document in a frame has no storage.
  await context.addInitScript("globalThis.localStorage?.setItem('browserNotificationsAsked', 'yes')")
  const page = await context.newPage()
  await page.emulateMedia({ colorScheme: 'light' })
  return page
}

/**
 * Visits each address and checks its texts in every language, which is changed from another tab; a page that is small
 * enough not to listen for that is loaded in each. The pages of an application are visited as by its links: a load by
 * the address adds only the start, which guard.spec.ts and every story show. Access and the dark theme are checked in
 * one language per page, in turn: names, roles and colours do not depend on the language, and a phrase that one
 * language lacks is a type error. The frame around the pages is checked with the first of them.
 */
export async function walk(
  page: Page,
  paths: readonly string[],
  change: 'live' | 'reload' = 'live',
): Promise<string[]> {
  const other = await page.context().newPage()
  await other.goto('/readyz')
  const heard = await listen(page)
  const quiet = quietOf(page)
  const faults: string[] = []
  for (const [place, path] of paths.entries()) {
    // Each page begins with the language that the one before it ended with.
    const first = (locales.length * paths.length - place) % locales.length
    const turned = [...locales.slice(first), ...locales.slice(0, first)]
    const choose = (locale: Locale) => other.evaluate(`localStorage.setItem('locale', '${locale}')`)
    // The page must be loaded before it can receive the message.
    if (place === 0) await choose(turned[0] ?? 'zh-CN')
    if (change === 'live') await visit(page, path)
    for (const locale of turned) {
      await choose(locale)
      if (change === 'reload') await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await quiet()
      faults.push(...(await textFaults(page, locale)).map((fault) => `${path} in ${locale}: ${fault}`))
    }
    const isFrameKnown = change === 'live' && place > 0
    const access = [
      ...(await accessFaults(page, { isFrameKnown })),
      ...(await faultsInDark(page, isFrameKnown)),
    ]
    faults.push(
      ...access.map((fault) => `${path} ${fault}`),
      ...heard.splice(0).map((line) => `${path} ${line}`),
    )
  }
  await other.close()
  return faults
}
