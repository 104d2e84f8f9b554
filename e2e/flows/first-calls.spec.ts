import { expect, type Page, test } from '@playwright/test'
import { shareOf } from '@quayside/server/platform/testing/turn.ts'
import { sentFirstOf } from '../../web/app/first-calls.ts'
import { portalPaths } from '../../web/lib/pages/pages.ts'
import { tokenOf } from '../support/calls.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { portalRecords } from '../support/page-records.ts'

/** Each page is loaded twice, so a run without `test:all` tries a quarter of them. */
const parts = 4

/** What the page asks for, until it is complete, of the paths that are sent before its scripts. */
async function callsOf(page: Page, address: string): Promise<string[]> {
  const { pathname, searchParams: of } = new URL(address, 'http://portal')
  const id = of.get('id') ?? ''
  const paths = new Set(sentFirstOf(pathname).map(({ path }) => `/api/${path.replace('{id}', id)}`))
  const asked: string[] = []
  const hear = (request: { url(): string }): void => {
    const call = new URL(request.url())
    call.searchParams.sort()
    if (paths.has(call.pathname)) asked.push(`${call.pathname}${call.search}`)
  }
  page.on('request', hear)
  await page.goto(address)
  await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  page.off('request', hear)
  return asked.toSorted()
}

test('a page asks for the same, each once, whether its first calls are sent before its scripts or not', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const token = await tokenOf(administrator)
  await enter(page, token, administrator)
  const records = await portalRecords(token.access_token)
  const addresses = portalPaths
    .filter((path) => sentFirstOf(path).length > 0)
    // A form of a new record sends nothing early.
    .flatMap((path) => records[path]?.filter((address) => address.includes('id=')) ?? path)
  for (const address of shareOf('first calls', addresses, parts)) {
    const early = await callsOf(page, address)
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(/"first":\[.*?\]/, '"first":[]')
      await route.fulfill({ response, body })
    })
    const own = await callsOf(page, address)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect.soft(early, address).toEqual(own)
  }
})
