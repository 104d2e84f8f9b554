import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { rates } from '@quayside/phrases/zh-CN/rates/rates.ts'
import { newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { isCallTo, toast } from '../support/list-under-test.ts'
import { logIn } from '../support/log-in.ts'
import { tell } from '../support/provider-acts.ts'

const stored = (page: Page, name: string) => page.evaluate((wanted) => sessionStorage.getItem(wanted), name)

/** §3, §9 */
test.describe('constants', () => {
  test('the root font is 100 px at 1920, proportional below, fixed under 1024 and above 1920', async ({
    page,
  }) => {
    await page.goto('/agreement')
    for (const [width, size] of [
      [800, (1024 / 1920) * 100],
      [1024, (1024 / 1920) * 100],
      [1440, 75],
      [1920, 100],
      [2400, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate<string>('getComputedStyle(document.documentElement).fontSize'))
        .toMatch(new RegExp(`^${size.toFixed(3).replace(/\.?0+$/, '')}\\d*px$`))
    }
  })

  test('rates have six decimals, money two and thousands separators', async ({ page }) => {
    await logIn(page, administrator)
    await page.goto('/exchangeRate')
    const figures = page.locator('[class*=rate-today] .q-number')
    await expect(figures.first()).toBeVisible()
    for (const text of await figures.allTextContents())
      expect(text).toMatch(/^([▲▼]?[+−])?(\d{1,3}(,\d{3})*\.\d{6}|\d+\.\d{2}%)$/)
    await page.getByRole('textbox', { name: rates.converter.amount }).fill('1234567.8')
    await expect(page.locator('output')).toContainText(/ \d{1,3}(,\d{3})+\.\d{2}(?!\d)/)
  })

  test('token, token type, user info with its permissions and the active menu lie in the session storage', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: login.fields.account }).fill(administrator)
    await page.getByRole('textbox', { name: login.fields.password, exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/home')
    expect(await stored(page, 'accessToken')).toBeTruthy()
    expect(await stored(page, 'tokenType')).toBe('bearer')
    const { menuList } = JSON.parse((await stored(page, 'userInfo')) ?? '{}') as { menuList: string[] }
    expect(menuList).toContain('business-supplier-edit')
    await page.goto('/supplierList')
    // Home, my orders, add an order, finance, my business.
    await expect.poll(() => stored(page, 'activeMenu')).toBe('4')
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('oken')
  })

  test('unread messages are asked for ten to a page, the first page', async ({ page }) => {
    await logIn(page, administrator)
    const sent = page.waitForRequest(isCallTo('/system/online/sysMsg'))
    await page.goto('/home')
    const asked = Object.fromEntries(new URL((await sent).url()).searchParams)
    expect(asked).toEqual({ pageSize: '10', pageNum: '1', isRead: '0', sType: '0' })
  })

  test('a message of the provider is a toast of 30 seconds', async ({ page }) => {
    await page.clock.install()
    const { mobile, companyId } = await newCompany('Thirty Seconds Trading')
    await logIn(page, mobile)
    const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await page.goto('/home')
    await live
    await tell(companyId, { title: 'Typhoon signal 8', content: 'The terminal closes at noon.' })
    const notice = toast(page).filter({ hasText: 'The terminal closes at noon.' })
    await expect(notice).toBeVisible()
    await page.clock.fastForward(28_000)
    await expect(notice).toBeVisible()
    await page.clock.fastForward(2_100)
    await expect(notice).toBeHidden()
  })

  test('simplified Chinese is the default, whatever the browser prefers', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-US' })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: login.titles.account })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await context.close()
  })

  test('the language changes in place, without a reload and without losing what is typed', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: login.fields.account }).fill('half typed')
    await page.evaluate('window.isStillHere = true')
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue('half typed')
    expect(await page.evaluate('window.isStillHere')).toBe(true)
  })
})
