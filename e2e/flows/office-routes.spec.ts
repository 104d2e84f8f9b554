import { expect, type Page, test } from '@playwright/test'
import type { StaffToken } from '@quayside/contract/office/staff.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { defaultLocale, locales } from '@quayside/phrases/locales.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { officePaths } from '../../office/app/paths.ts'
import { forgetLimits } from '../support/company.ts'
import { accessFaults, listen, settleColours, wordFaults } from '../support/look.ts'
import { staffWith } from '../support/office.ts'
import { address } from '../support/place.ts'

test.describe.configure({ mode: 'parallel' })

const send = testClient(address, '/office/api')

/** Which list's first record a record's page shows. */
const lists: Partial<Record<(typeof officePaths)[number], string>> = {
  '/office/order': 'business/online/order',
  '/office/company': 'base/online/company',
  '/office/companyChange': 'base/online/companyChange',
  '/office/supplier': 'base/online/supplier',
  '/office/classification': 'base/online/productRequest',
  '/office/consultation': 'system/online/consultation',
}

async function addressOf(path: (typeof officePaths)[number], token: string): Promise<string> {
  const { [path]: list } = lists
  if (list === undefined) return path
  const { body } = await send(`GET ${list}/list`, { token })
  return `${path}?id=${body.rows[0]?.id}`
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('.q-skeleton, [aria-busy=true], [data-busy=true]')).toHaveCount(0)
  await settleColours(page)
}

for (const locale of locales) {
  test(`every page of the back office is right in ${locale}: words, policy, access, both themes, 1024 px`, async ({
    context,
  }) => {
    test.setTimeout(300_000)
    await forgetLimits()
    // A document in a frame has no storage of its own.
    await context.addInitScript(`globalThis.localStorage?.setItem('locale', '${locale}')`)
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme: 'light' })
    const heard = await listen(page)
    const { body } = await send('POST auth/token', {
      body: { account: staffWith('administrator'), password: demoPassword },
    })
    const { access_token: token, staff } = body as StaffToken
    const faults: string[] = []
    const judge = async (path: string): Promise<void> => {
      await page.goto(path)
      await settle(page)
      const found = await wordFaults(page, locale)
      // The parts are the same in every language; only their words differ.
      if (locale === defaultLocale) found.push(...(await accessFaults(page)))
      await page.setViewportSize({ width: 1024, height: 768 })
      if (locale === defaultLocale) {
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        await settleColours(page)
        found.push(...(await accessFaults(page, 'color-contrast')).map((fault) => `dark ${fault}`))
      }
      const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      if (wider > 0) found.push(`scrolls sideways by ${wider} px at 1024`)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 1440, height: 900 })
      faults.push(...[...found, ...heard.splice(0)].map((fault) => `${path} ${fault}`))
    }
    await judge('/office/login')
    await page.evaluate(
      ([kept, self]) => {
        sessionStorage.setItem('office.token', kept ?? '')
        sessionStorage.setItem('office.self', self ?? '')
      },
      [token, JSON.stringify(staff)],
    )
    for (const path of officePaths) await judge(await addressOf(path, token))
    expect(faults).toEqual([])
  })
}

test('a customer’s page loads nothing of the back office', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/login']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(loaded.filter((url) => url.includes('/office'))).toEqual([])
})
