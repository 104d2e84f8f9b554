import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Member } from '@quayside/contract/account/member.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { members } from '@quayside/phrases/zh-CN/account/members.ts'
import { permissions } from '@quayside/phrases/zh-CN/account/permissions.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { notices } from '@quayside/phrases/zh-CN/notices/notices.ts'
import { partners } from '@quayside/phrases/zh-CN/partners/partners.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, errors } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { forgetLimits, freshMobile, givenColleague, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { lastCode } from '../support/provider.ts'
import { announce, tell } from '../support/provider-acts.ts'
import { takeFurtherStep } from '../support/screen.ts'

const field = (page: Page | Locator, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`(^|\\s)${label}$`) })
const menuItem = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('link', { name, exact: true })
const area = (page: Page, name: string) => page.getByRole('complementary').getByRole('button', { name })
const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: shell.bell.label.replace('{shown}', String(count)) })

async function openLive(page: Page, path: string): Promise<void> {
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(path)
  await live
}

test('a colleague is invited for finance, sets a password by code, and sees only what finance may', async ({
  page,
  browser,
}) => {
  const company = await newCompany('Colleagues Trading')
  const mobile = freshMobile()
  await logIn(page, company.mobile)
  await page.goto('/members')
  await page.getByRole('button', { name: members.new }).first().click()
  const form = page.getByRole('dialog', { name: members.new })
  await field(form, members.name).fill('Zhou Yawen')
  await field(form, members.mobile).fill(mobile)
  await form.getByRole('combobox', { name: members.set }).click()
  await page.getByRole('option', { name: permissions.sets.finance, exact: true }).click()
  await form.getByRole('button', { name: members.invite }).click()
  const row = page.getByRole('row').filter({ hasText: 'Zhou Yawen' })
  await expect(row).toContainText(members.invited)
  await expect(row).toContainText(permissions.sets.finance)

  await forgetLimits()
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await theirs.goto('/login?mode=forgot')
  await theirs.getByRole('textbox', { name: login.fields.mobile }).fill(mobile)
  await theirs.getByRole('button', { name: login.code.send }).click()
  await expect(theirs.getByText(login.code.sent.split('{')[0] ?? '')).toBeVisible()
  await theirs.getByRole('textbox', { name: login.fields.code }).fill(await lastCode(mobile))
  await theirs.getByRole('button', { name: login.actions.next }).click()
  await theirs.getByRole('textbox', { name: login.fields.newPassword }).fill(demoPassword)
  await theirs.getByRole('textbox', { name: login.fields.confirmPassword }).fill(demoPassword)
  await theirs.getByRole('button', { name: login.actions.savePassword }).click()
  // Setting a first password, unlike a forgotten one, asks for consent.
  const consent = theirs.getByRole('checkbox')
  await expect(consent.or(theirs.getByText(login.resetDone))).toBeVisible()
  if (await consent.isVisible()) {
    await consent.check()
    await theirs.getByRole('button', { name: login.actions.savePassword }).click()
  }
  await expect(theirs.getByText(login.resetDone)).toBeVisible()
  await theirs.getByRole('textbox', { name: login.fields.password, exact: true }).fill(demoPassword)
  await theirs.getByRole('button', { name: login.actions.logIn, exact: true }).click()
  await expect(theirs).toHaveURL('/home')

  await area(theirs, shell.areas.business).click()
  await menuItem(theirs, shell.pages.supplierList).click()
  await expect(theirs.getByRole('button', { name: kit.list.export })).toBeVisible()
  await expect(theirs.getByRole('button', { name: kit.list.import })).toBeHidden()
  await expect(menuItem(theirs, shell.pages.members)).toBeHidden()
  await theirs.goto('/members')
  await expect(theirs.getByRole('alert')).toContainText(shell.notPermitted.title)
  await theirs.goto('/supplierInfo')
  await expect(theirs.getByRole('alert')).toContainText(shell.notPermitted.title)
  await theirs.getByRole('link', { name: shell.notPermitted.home }).click()
  await expect(theirs).toHaveURL('/home')
  await context.close()
})

test('a permission taken away is felt with the next call', async ({ page }) => {
  const company = await newCompany('Permissions Trading')
  const { token } = company
  const invited = { name: 'Lin Jiayi', permissionSet: 'orderPlacer' }
  const { id, mobile } = await givenColleague(token, invited)
  await logIn(page, mobile)
  await page.goto('/supplierList')
  await expect(page.getByText(partners.supplier.empty)).toBeVisible()

  const { version } = await call<Member>(`GET base/online/member/${id}`, { token })
  const changed = { ...invited, mobile, id, version, permissionSet: 'warehouse' }
  await call('POST base/online/member/save', { token, body: changed })
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText(errors.access.forbidden)

  await logIn(page, mobile)
  await page.goto('/home')
  await expect(area(page, shell.areas.home)).toBeVisible()
  await expect(area(page, shell.areas.business)).toBeHidden()
})

test('a colleague who is disabled is out at once', async ({ page, browser }) => {
  const company = await newCompany('Disabling Trading')
  const { token } = company
  const { mobile } = await givenColleague(token, { name: 'He Zhiqiang', permissionSet: 'readOnly' })
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await logIn(theirs, mobile)
  await theirs.goto('/supplierList')
  await expect(theirs.getByText(partners.supplier.empty)).toBeVisible()

  await logIn(page, company.mobile)
  await page.goto('/members')
  const row = page.getByRole('row').filter({ hasText: 'He Zhiqiang' })
  await takeFurtherStep(row, members.disable)
  await page.getByRole('dialog').getByRole('button', { name: members.disable }).click()
  await expect(row).toContainText(members.disabled)

  await theirs.reload()
  await expect(theirs.getByRole('dialog')).toBeVisible()
  await context.close()
})

test('messages reach the bell live, and are marked read one by one and all together', async ({ page }) => {
  const { mobile, companyId, token } = await newCompany('Messages Trading')
  await call('PUT system/online/sysMsg/setIsRead', { token, body: { all: true } })
  await logIn(page, mobile)
  await openLive(page, '/systematicNotification')
  await expect(bell(page, 0)).toBeVisible()
  await tell(companyId, { title: 'Pilot boat delayed', content: 'Berthing at 14:00.' })
  await expect(bell(page, 1)).toBeVisible()
  await tell(companyId, { title: 'Crane 4 repaired', content: 'Loading continues.' })
  await tell(companyId, { title: 'Gate 2 open', content: 'Trucks may enter.' })
  await expect(bell(page, 3)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: 'Pilot boat delayed' })
  await expect(row).toContainText(codes.readState.unread)
  await row.getByRole('button', { name: notices.markRead }).click()
  await expect(row).toContainText(codes.readState.read)
  await expect(bell(page, 2)).toBeVisible()
  const close = page.getByRole('button', { name: client.toast.close })
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1_000 })
    await expect(close).toHaveCount(0, { timeout: 100 })
  }).toPass()
  await page.getByRole('main').getByRole('button', { name: notices.markAll }).click()
  await expect(bell(page, 0)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: codes.readState.unread })).toHaveCount(0)
})

test('a bulletin appears live, pinned ones first, and opens with an address of its own', async ({ page }) => {
  const { mobile } = await newCompany('Bulletins Trading')
  await logIn(page, mobile)
  await openLive(page, '/corporateAnnouncements')
  await expect(page.getByRole('row').nth(1)).toContainText(notices.pinned)
  const title = `Fog on the river ${freshMobile()}`
  await announce(title, 'Pilots wait until it lifts.')
  await page.getByRole('link', { name: title }).click()
  const detail = page.getByRole('dialog', { name: title })
  await expect(detail).toContainText('Pilots wait until it lifts.')
  await expect(page).toHaveURL(/\/corporateAnnouncements\?id=\d+/)
  await page.reload()
  await expect(detail).toContainText('Pilots wait until it lifts.')
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
})
