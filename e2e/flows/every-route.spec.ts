import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Token } from '@quayside/contract/account/login.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { openPaths, portalPaths } from '../../web/app/paths.ts'
import { call, tokenOf, uploadFile } from '../support/calls.ts'
import { askForCode, forgetLimits, freshMobile } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { accessFaults, listen, settleColours, wordFaults } from '../support/look.ts'

test.describe.configure({ mode: 'parallel' })

/** Everything of a page that must have come before it is judged. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('.q-skeleton, [aria-busy=true], [data-busy=true]')).toHaveCount(0)
}

async function faultsOf(page: Page, path: string, locale: (typeof locales)[number]): Promise<string[]> {
  await page.goto(path)
  await settle(page)
  await settleColours(page)
  const words = await wordFaults(page, locale)
  const light = await accessFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await settleColours(page)
  const dark = (await accessFaults(page, 'color-contrast')).map((fault) => `dark ${fault}`)
  await page.setViewportSize({ width: 1024, height: 768 })
  const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  const sideways = wider > 0 ? [`scrolls sideways by ${wider} px at 1024`] : []
  return [...words, ...light, ...dark, ...sideways].map((fault) => `${path} ${fault}`)
}

async function openContext(context: BrowserContext, locale: string): Promise<Page> {
  await context.addInitScript(`localStorage.setItem('locale', '${locale}')`)
  await context.addInitScript("localStorage.setItem('browserNotificationsAsked', 'yes')")
  const page = await context.newPage()
  await page.emulateMedia({ colorScheme: 'light' })
  return page
}

/** Somebody whose information is still to be written. */
async function newcomer(): Promise<{ token: Token; mobile: string }> {
  await forgetLimits()
  const mobile = freshMobile()
  const code = await askForCode(mobile, 'register')
  const body = { mobile, code, password: demoPassword, confirmPassword: demoPassword, agree: true }
  return { token: await call<Token>('PUT system/online/user/profile/register', { body }), mobile }
}

const middle = Math.ceil(portalPaths.length / 2)
const halves = [
  ['first half', portalPaths.slice(0, middle)],
  ['second half', portalPaths.slice(middle)],
] as const

for (const locale of locales) {
  test(`every public page is right in ${locale}: words, policy, access, both themes, 1024 px`, async ({
    context,
  }) => {
    test.setTimeout(900_000)
    const page = await openContext(context, locale)
    const heard = await listen(page)
    const faces = ['sms', 'register', 'forgot'].map((face) => `/login?face=${face}`)
    const faults: string[] = []
    for (const path of [...openPaths, ...faces]) faults.push(...(await faultsOf(page, path, locale)))
    const { token, mobile } = await newcomer()
    await enter(page, token, mobile)
    heard.length = 0
    faults.push(...(await faultsOf(page, '/information', locale)))
    const full = await tokenOf(administrator)
    const picture = await uploadFile(full.access_token, 'quay.png', await page.screenshot())
    await enter(page, full, administrator)
    heard.length = 0
    faults.push(...(await faultsOf(page, `/ImgPreview?ids=${picture}&id=${picture}`, locale)))
    faults.push(...(await faultsOf(page, '/information', locale)))
    expect([...faults, ...heard]).toEqual([])
  })

  for (const [half, paths] of halves) {
    test(`every page of the portal (${half}) is right in ${locale}: words, policy, access, both themes, 1024 px`, async ({
      context,
    }) => {
      test.setTimeout(600_000)
      const page = await openContext(context, locale)
      const heard = await listen(page)
      const token = await tokenOf(administrator)
      await enter(page, token, administrator)
      heard.length = 0
      const { rows } = await call<{ rows: { id: string }[] }>('GET base/online/supplier/list', {
        token: token.access_token,
      })
      const supplier = `/supplierInfo?id=${rows[0]?.id ?? ''}`
      const placed = await call<{ rows: { id: string }[] }>('GET business/online/order/list', {
        token: token.access_token,
        query: { modelType: '1', state: '5' },
      })
      const order = placed.rows[0]?.id ?? ''
      const records: Partial<Record<string, readonly string[]>> = {
        '/supplierInfo': ['/supplierInfo', supplier, `${supplier}&edit=1`],
        '/orderInfo': [`/orderInfo?id=${order}`, `/orderInfo?id=${order}&print=1`],
      }
      const faults: string[] = []
      for (const path of paths.flatMap((each) => records[each] ?? each)) {
        faults.push(...(await faultsOf(page, path, locale)))
        faults.push(...heard.splice(0).map((line) => `${path} ${line}`))
      }
      expect(faults).toEqual([])
    })
  }
}
