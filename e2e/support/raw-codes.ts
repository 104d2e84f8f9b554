import { expect, type Page, type Request } from '@playwright/test'
import { quietOf } from './quiet.ts'

const dictionary = /\/(queryDictListByCode|dictionary\/\d+\/list)(\?|$)/
const isDictionary = (request: Request): boolean => dictionary.test(request.url())

/** What the page shows, text by text, and what stands in its fields. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) texts.push(node.textContent ?? '')
    const fields = [...main.querySelectorAll('input')].map(({ value }) => value)
    return [...texts, ...fields].flatMap((text) => text.split(/[·/,，、]/)).map((text) => text.trim())
  })

/**
 * Opens pages while the answers of the dictionaries are held back: a code that their names replace is a fault. Each page
 * is loaded by its address, since what was read once is kept.
 */
export async function rawCodeFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const codes = new Set<string>()
  let held: (() => void)[] = []
  await page.route(dictionary, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    const response = await route.fetch()
    const { data, rows } = (await response.json()) as Record<'data' | 'rows', { value: string }[] | undefined>
    for (const { value } of data ?? rows ?? []) codes.add(value)
    await route.fulfill({ response })
  })
  const quiet = quietOf(page, isDictionary)
  const faults: string[] = []
  for (const path of paths) {
    held = []
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await quiet()
    if (held.length === 0) continue
    const before = await shownTexts(page)
    const isNamed = page.waitForResponse(isNamedBy(held.length))
    for (const release of held.splice(0)) release()
    await isNamed
    await page.waitForTimeout(200)
    const after = await shownTexts(page)
    const countIn = (texts: readonly string[], code: string): number =>
      texts.filter((text) => text === code).length
    const raw = [...new Set(before)].filter(
      (text) => codes.has(text) && countIn(before, text) > countIn(after, text),
    )
    faults.push(...raw.map((code) => `${path} shows ${code} before its name`))
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return faults
}

/** The last of so many answers of dictionaries. */
function isNamedBy(count: number) {
  let answered = 0
  return (response: { url(): string }): boolean =>
    dictionary.test(response.url()) && (answered += 1) === count
}
