import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { isWhole, turnOf } from '@quayside/server/platform/testing/turn.ts'
import { listFaults } from './list-look.ts'
import { accessFaults, listen, settleColours, wordFaults } from './look.ts'
import {
  brokenFaults,
  choiceFaults,
  filledFaults,
  forgetShifts,
  linkFaults,
  nameFaults,
  shiftFaults,
  watchShifts,
} from './page-look.ts'
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
  const words = [
    ...(await lastingWordFaults(page, locale)),
    ...(await listFaults(page)),
    ...(await filledFaults(page)),
    ...(await linkFaults(page)),
    ...(await brokenFaults(page)),
    ...(await choiceFaults(page)),
    ...(await nameFaults(page)),
  ]
  if (locale !== 'en-US') return words
  await page.setViewportSize({ width: 1024, height: 768 })
  words.push(
    ...[...(await listFaults(page)), ...(await brokenFaults(page)), ...(await choiceFaults(page))].map(
      (fault) => `${fault} at 1024`,
    ),
  )
  const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  await page.setViewportSize({ width: 1440, height: 900 })
  return [...words, ...(wider > 0 ? [`scrolls sideways by ${wider} px at 1024`] : [])]
}

const themes = ['light', 'dark'] as const
/** The themes in which a page is checked: in a whole run both, otherwise the one whose turn it is. */
const themesOf = (path: string): readonly (typeof themes)[number][] =>
  isWhole ? themes : [turnOf(`${path} theme`, themes)]

/** Checks access and colours; in a second theme the colours alone, as nothing else of the page depends on it. */
async function accessFaultsIn(page: Page, path: string, isFrameKnown: boolean): Promise<string[]> {
  const faults: string[] = []
  for (const [place, theme] of themesOf(path).entries()) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await settleColours(page)
    const found = await accessFaults(page, { isFrameKnown, ...(place > 0 && { only: 'color-contrast' }) })
    faults.push(...found.map((fault) => `${theme} ${fault}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** A page that makes no calls, so that only the checked content is on it. */
export async function openPage(context: BrowserContext): Promise<Page> {
  // A document in a frame has no storage.
  await context.addInitScript("globalThis.localStorage?.setItem('browserNotificationsAsked', 'yes')")
  const page = await context.newPage()
  await page.emulateMedia({ colorScheme: 'light' })
  return page
}

/** The languages in which a page is checked: in a whole run all, otherwise the one whose turn it is. */
const languagesOf = (path: string): readonly Locale[] => (isWhole ? locales : [turnOf(path, locales)])

/** `TEST_PAGES=/stock,/order` walks over the pages alone whose address holds one of these, while they are worked on. */
const namedPages = process.env['TEST_PAGES']?.split(',')
const isNamed = (path: string): boolean => namedPages?.some((part) => path.includes(part)) ?? true

/**
 * Visits each address and checks its texts, in the languages of this run. The language is changed from another tab; a
 * page that is small enough not to listen for that is loaded in each. The pages of an application are visited as by its
 * links: a load by the address adds only the start, which guard.spec.ts and every story show. Access is checked once per
 * page, in the theme of its turn: names, roles and colours do not depend on the language, and a phrase that one language
 * lacks is a type error. The frame around the pages is checked with the first of them.
 */
export async function walk(
  page: Page,
  paths: readonly string[],
  change: 'live' | 'reload' = 'live',
): Promise<string[]> {
  const other = await page.context().newPage()
  await other.goto('/readyz')
  const heard = await listen(page)
  await watchShifts(page)
  const quiet = quietOf(page)
  const faults: string[] = []
  const visits = paths
    .filter(isNamed)
    .map((path) => ({ path, languages: languagesOf(routeOf(path)) }))
    // Each change of the language renders the whole page again.
    .toSorted((a, b) => (a.languages[0] ?? '').localeCompare(b.languages[0] ?? ''))
  let shown: Locale | undefined
  const show = async (locale: Locale): Promise<void> => {
    await other.evaluate(`localStorage.setItem('locale', '${locale}')`)
    // The first page is loaded in it; pages that do not listen are loaded in each.
    if (shown !== undefined && shown !== locale && change === 'live') {
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await quiet()
    }
    shown = locale
  }
  for (const [place, { path, languages }] of visits.entries()) {
    for (const [turn, locale] of languages.entries()) {
      await show(locale)
      await forgetShifts(page)
      if (change === 'reload') await page.goto(path)
      else if (turn === 0) await visit(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await quiet()
      if (turn === 0 && isRecord(path))
        faults.push(...(await shiftFaults(page)).map((fault) => `${path} ${fault}`))
      faults.push(...(await textFaults(page, locale)).map((fault) => `${path} in ${locale}: ${fault}`))
    }
    const isFrameKnown = change === 'live' && place > 0
    const access = await accessFaultsIn(page, routeOf(path), isFrameKnown)
    faults.push(
      ...access.map((fault) => `${path} ${fault}`),
      ...heard.splice(0).map((line) => `${path} ${line}`),
    )
  }
  await other.close()
  return faults
}

/** A page that reads one record, and is no form of it. */
const isRecord = (path: string): boolean => /[?&]id=\d/.test(path) && !path.includes('edit=1')

/** The ids of records differ from run to run; the turn of a page must not. */
const routeOf = (path: string): string => path.replaceAll(/\d+/g, '')
