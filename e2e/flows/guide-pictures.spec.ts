import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { locales } from '@quayside/phrases/locales.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { visit } from '../support/visit.ts'

/** The main pages of the guide that `npm run guide` prints, by the subject of their help. */
const clerk = {
  home: '/home',
  'order-lists': '/ImportOrderList',
  'import-order': '/importOrder',
  'payment-application': '/toCopeWithApplication',
  debts: '/debtDetail',
  statement: '/dealRunningWater',
  fees: '/costBreakdown',
  suppliers: '/supplierList',
  products: '/myGoods',
  stock: '/CustomerStockList',
  'freight-quotes': '/forwarderQuotation',
  'flow-board': '/flowBoard',
} as const
const desk = {
  queue: '/office',
  orders: '/office/orders',
  'bank-matching': '/office/bankLines',
  declarations: '/office/declarations',
  companies: '/office/companies',
} as const

const folder = join(import.meta.dirname, '../../.cache/guide/pictures')

// Only on request: they show the product of the day, and nothing is asserted.
test.skip(process.env['GUIDE_PICTURES'] === undefined, 'GUIDE_PICTURES is not set')

for (const locale of locales)
  test(`pictures of the guide in ${locale}`, async ({ page }) => {
    mkdirSync(join(folder, locale), { recursive: true })
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
    const take = async (audience: string, pages: Readonly<Record<string, string>>): Promise<void> => {
      for (const [subject, path] of Object.entries(pages)) {
        await visit(page, path)
        await page.locator('h1').first().waitFor()
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: join(folder, locale, `${audience}-${subject}.png`) })
      }
    }
    await logIn(page, administrator)
    await take('clerk', clerk)
    await enterOffice(page, staffWith('administrator'))
    await take('desk', desk)
  })
