import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { forgetLimits, newCompany, submittedCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'

const suppliers = { name: shell.pages.supplierList, level: 1 } as const
const storedValue = (name: string) => sessionStorage.getItem(name)

async function logInByForm(page: Page, account: string): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}(\\s|$)`) })
  await field(login.fields.account).fill(account)
  await field(login.fields.password).fill(demoPassword)
  await page.getByRole('button', { name: login.actions.logIn, exact: true }).click()
}

test.beforeEach(() => forgetLimits())

test('a link opened in a new tab shows its page: the tab has the session of its sibling', async ({
  page,
  context,
}) => {
  await logIn(page, administrator)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/supplierList')
  await expect(second.getByRole('heading', suppliers)).toBeVisible()
  for (const name of ['accessToken', 'tokenType', 'userInfo'])
    expect(await second.evaluate(storedValue, name)).toBe(await page.evaluate(storedValue, name))
  await second.close()
})

test('logging out in one tab ends all of them', async ({ page, context }) => {
  const { mobile } = await newCompany('Two Tabs Trading')
  await logIn(page, mobile)
  await page.goto('/supplierList')
  await expect(page.getByRole('heading', suppliers)).toBeVisible()
  const second = await context.newPage()
  await second.goto('/home')
  await second.getByRole('button', { name: kit.frame.userMenu }).click()
  await second.getByRole('menuitem', { name: kit.frame.logOut }).click()
  await expect(second).toHaveURL('/')
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(storedValue, 'accessToken')).toBeNull()
  await second.close()
})

test('a bookmarked page leads, after the log-in, back to itself', async ({ page }) => {
  await page.goto('/supplierList?status=1')
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await logInByForm(page, administrator)
  await expect(page).toHaveURL('/supplierList?status=1')
  await expect(page.getByRole('heading', suppliers)).toBeVisible()
})

test('an account that is not reviewed is led from the portal to its information', async ({ page }) => {
  const { mobile } = await submittedCompany('Waiting Trading')
  await page.goto('/login')
  await logInByForm(page, mobile)
  await expect.poll(() => page.evaluate(storedValue, 'accessToken')).not.toBeNull()
  for (const path of ['/homeindex', '/home', '/supplierList']) {
    await page.goto(path)
    await expect(page).toHaveURL('/information')
  }
})

test('both addresses of the home screen are one tab of the portal', async ({ page }) => {
  await logIn(page, administrator)
  await page.goto('/homeindex')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const tabs = page.locator('[class*=tabs] a').filter({ hasText: shell.pages.home })
  await expect(tabs).toHaveCount(1)
})

test('logging out asks while a form has unsaved changes, and leaves no draft without an owner', async ({
  page,
}) => {
  const { mobile } = await newCompany('Unsaved Trading')
  await logIn(page, mobile)
  await page.goto('/importOrder')
  await page
    .getByLabel(/合同号$/)
    .first()
    .fill('HT-1')
  const leave = async (): Promise<void> => {
    await page.getByRole('button', { name: kit.frame.userMenu }).click()
    await page.getByRole('menuitem', { name: kit.frame.logOut }).click()
  }
  await leave()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(kit.form.leaveBody)
  await dialog.getByRole('button', { name: kit.form.stay }).click()
  await expect(page).toHaveURL('/importOrder')
  await leave()
  await dialog.getByRole('button', { name: kit.frame.logOut }).click()
  await expect(page).toHaveURL('/')
  const drafts = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('draft.')),
  )
  expect(drafts.filter((key) => key.endsWith(':nobody'))).toEqual([])
})

test('home says that it could not load, and loads when asked again', async ({ page }) => {
  await logIn(page, administrator)
  await page.route('**/api/system/online/home*', (route) => route.abort())
  await page.goto('/home')
  await expect(page.getByText(home.failed).first()).toBeVisible()
  await expect(page.getByText(home.today.none)).toBeHidden()
  await page.unroute('**/api/system/online/home*')
  await page.getByRole('button', { name: kit.list.retry }).first().click()
  await expect(page.getByText(home.failed)).toBeHidden()
})

test('links of the shell and of home show where the focus is', async ({ page }) => {
  await logIn(page, administrator)
  // A page with a date field loads the styles that used to take the ring away.
  await page.goto('/ImportOrderList')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const link = page.getByRole('navigation').getByRole('link').first()
  await page.keyboard.press('Tab')
  await link.focus()
  const ring = await link.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(ring).toBe('solid')
})
