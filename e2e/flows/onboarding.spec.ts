import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { information } from '@quayside/phrases/zh-CN/account/information.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { errors } from '@quayside/phrases/zh-CN/texts.ts'
import { pngPicture } from '@quayside/server/platform/testing/picture.ts'
import {
  companyInformation,
  forgetLimits,
  freshMobile,
  licencePdf,
  newCompany,
  passReview,
  rejectReview,
} from '../support/company.ts'
import { administrator, unreviewed } from '../support/demo.ts'
import { lastCode } from '../support/provider.ts'

/** A field by its label, with or without the mark for required or optional. */
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}(\\s|$)`) })
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(() => forgetLimits())

async function askForCode(page: Page, mobile: string): Promise<string> {
  await field(page, login.fields.mobile).fill(mobile)
  await page.getByRole('button', { name: login.code.send }).click()
  await expect(page.getByText(login.code.sent.split('{')[0] ?? '')).toBeVisible()
  return lastCode(mobile)
}

async function fillRegistration(page: Page, values: { code: string; confirm?: string; agree?: boolean }) {
  await field(page, login.fields.code).fill(values.code)
  await field(page, login.fields.password).fill(demoPassword)
  await field(page, login.fields.confirmPassword).fill(values.confirm ?? demoPassword)
  await page.getByRole('checkbox').setChecked(values.agree ?? true)
  await submit(page, login.actions.register)
}

test('a company registers, is rejected with a reason, resubmits, passes and enters the portal', async ({
  page,
}) => {
  const mobile = freshMobile()
  await page.goto('/login')
  await submit(page, login.actions.toRegister)
  await expect(page.getByRole('heading', { name: login.titles.register })).toBeVisible()
  await fillRegistration(page, { code: await askForCode(page, mobile) })

  await expect(page).toHaveURL('/information')
  const { creditCode, ...particulars } = companyInformation('Harbour Lights Trading')
  for (const [name, value] of Object.entries(particulars))
    await field(page, information.fields[name as keyof typeof particulars]).fill(value)
  const licence = page.locator('input[type=file]')
  let letUploadsPass = () => {}
  const passing = new Promise<void>((resolve) => {
    letUploadsPass = resolve
  })
  await page.route('**/file/upload', (route) => passing.then(() => route.continue()))
  await licence.setInputFiles([
    { name: 'licence.png', mimeType: 'image/png', buffer: await pngPicture() },
    { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await licencePdf()) },
  ])
  await expect(page.getByText(information.stillUploading)).toBeVisible()
  await expect(page.getByRole('button', { name: information.submit })).toBeDisabled()
  letUploadsPass()
  const licences = page.getByRole('list', { name: information.licence.list })
  await expect(licences.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('checkbox').check()

  await field(page, information.fields.creditCode).fill(creditCode.slice(0, 17))
  await submit(page, information.submit)
  await expect(page.getByText(errors.format.creditCode)).toBeVisible()
  await expect(field(page, information.fields.creditCode)).toBeFocused()
  await field(page, information.fields.creditCode).fill(creditCode)
  await submit(page, information.submit)
  await expect(page.getByText(information.states.applied.title)).toBeVisible()
  await expect(page.getByText(creditCode)).toBeVisible()

  const { companyId } = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('userInfo'))) ?? '{}',
  ) as { companyId: string }
  const reason = 'The photograph of the licence cannot be read.'
  await rejectReview(companyId, reason)
  await expect(page.getByText(information.states.rejected.text)).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()

  await expect(field(page, information.fields.creditCode)).toHaveValue(creditCode)
  await field(page, information.fields.legalPerson).fill('Li Na Junior')
  await submit(page, information.resubmit)
  await expect(page.getByText(information.states.applied.title)).toBeVisible()

  // The open page hears of it, and its session goes on as a full one.
  await passReview(companyId)
  await expect(page.getByText(information.states.passed.text)).toBeVisible()
  await submit(page, information.states.passed.action)
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('complementary')).toContainText('Harbour Lights Trading')
  await expect(page.getByRole('complementary')).toContainText(shell.menu.certified)
})

test('what is typed on the way to the review is there again after closing the tab', async ({ page }) => {
  const mobile = freshMobile()
  await page.goto('/login?mode=register')
  await fillRegistration(page, { code: await askForCode(page, mobile) })
  await expect(page).toHaveURL('/information')
  const saved = page.waitForResponse((response) => response.url().endsWith('company/save'))
  await field(page, information.fields.name).fill('Half a Name')
  await saved
  await expect(page.getByText(information.draft.saved.split('{')[0] ?? '')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(field(page, information.fields.name)).toHaveValue('Half a Name')
})

test('an account that has not been reviewed cannot log in, and is led to its information', async ({
  page,
}) => {
  await page.goto('/login')
  await field(page, login.fields.account).fill(unreviewed)
  await field(page, login.fields.password).fill(demoPassword)
  await submit(page, login.actions.logIn)
  await expect(page.getByRole('alert').filter({ hasText: errors.login.notReviewed }).first()).toBeVisible()
  await page.getByRole('link', { name: login.actions.completeInformation }).click()
  await expect(page).toHaveURL('/information')
  await expect(page.getByText(information.states.applied.title)).toBeVisible()
  const stops = page.getByRole('region', { name: information.route.title }).getByRole('listitem')
  await expect(stops).toHaveCount(4)
  await expect(stops.first()).toContainText(information.route.states.underway)
})

test('account and password are required', async ({ page }) => {
  await page.goto('/login')
  await submit(page, login.actions.logIn)
  await expect(page.getByText(errors.login.missing)).toHaveCount(2)
  await expect(field(page, login.fields.account)).toBeFocused()
  await field(page, login.fields.account).fill(administrator)
  await submit(page, login.actions.logIn)
  await expect(page.getByText(errors.login.missing)).toHaveCount(1)
})

test('a wrong password says so at the field, without telling whether the account exists', async ({
  page,
}) => {
  await page.goto('/login')
  for (const account of [administrator, freshMobile()]) {
    await field(page, login.fields.account).fill(account)
    await field(page, login.fields.password).fill('Wrong#password1')
    await submit(page, login.actions.logIn)
    await expect(page.locator('.field').filter({ hasText: login.fields.password })).toContainText(
      errors.login.wrong,
    )
  }
})

test('a wrong phone number gets no code and no account', async ({ page }) => {
  await page.goto('/login?mode=register')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await field(page, login.fields.mobile).fill('1380013800')
  await submit(page, login.code.send)
  await expect(page.getByText(errors.format.mobile)).toBeVisible()
  await fillRegistration(page, { code: '123456' })
  await expect(page.getByText(errors.format.mobile)).toBeVisible()
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
})

test('two passwords that differ, a weak one and an agreement not ticked are refused at their fields', async ({
  page,
}) => {
  await page.goto('/login?mode=register')
  await field(page, login.fields.mobile).fill(freshMobile())
  await fillRegistration(page, { code: '123456', confirm: `${demoPassword}2`, agree: false })
  await expect(page.getByText(errors.password.mismatch)).toBeVisible()
  await expect(page.getByText(errors.agreement.notTicked)).toBeVisible()
  await field(page, login.fields.password).fill('abc123')
  await submit(page, login.actions.register)
  await expect(page.getByText(errors.password.weak)).toBeVisible()
})

test('a number that is registered already is refused, and only after its right code', async ({ page }) => {
  await page.goto('/login?mode=register')
  const code = await askForCode(page, unreviewed)
  await fillRegistration(page, { code: code === '000000' ? '000001' : '000000' })
  await expect(page.getByText(errors.sms.wrongCode).first()).toBeVisible()
  await expect(page.getByText(errors.register.mobileTaken)).toBeHidden()
  await fillRegistration(page, { code })
  await expect(page.getByText(errors.register.mobileTaken).first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('a code that cannot be obtained is a warning whose words stay', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/auth/mobile/code', (route) =>
    route.fulfill({ json: { code: 400, msg: errors.sms.notSent } }),
  )
  await page.goto('/login?mode=sms')
  await field(page, login.fields.mobile).fill(freshMobile())
  await submit(page, login.code.send)
  const words = login.code.failed.replace('{reason}', errors.sms.notSent)
  const toast = page.locator('.toast')
  await expect(toast).toHaveAttribute('data-kind', 'warning')
  await expect(toast).toHaveRole('alert')
  await expect(toast).toContainText(words)
  await page.clock.fastForward(2_100)
  await expect(toast).toBeHidden()
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
})

test('the code button counts down a minute, also when the server asks to wait', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login?mode=sms')
  await askForCode(page, administrator)
  const counting = page.getByRole('button', { name: login.code.wait.split('{seconds}')[1] ?? '' })
  const seconds = async () => Number.parseInt((await counting.textContent({ timeout: 1_000 })) ?? '', 10)
  await expect(counting).toBeDisabled()
  expect(await seconds()).toBeGreaterThan(50)
  for (let second = 0; second < 45; second += 1) await page.clock.runFor(1_000)
  expect(await seconds()).toBeLessThan(16)
  await expect(counting).toBeDisabled()
  for (let second = 0; second < 16; second += 1) await page.clock.runFor(1_000)
  await expect(page.getByRole('button', { name: login.code.send })).toBeEnabled()

  await submit(page, login.code.send)
  await expect(page.getByRole('main').getByText(login.code.failed.split('{')[0] ?? '')).toBeVisible()
  await expect(counting).toBeDisabled()
})

test('a member logs in with a texted code', async ({ page }) => {
  const { mobile } = await newCompany('Code Only Trading')
  await forgetLimits(mobile)
  await page.goto('/login?mode=sms')
  await field(page, login.fields.mobile).fill(mobile)
  await submit(page, login.code.send)
  await expect(page.getByText(login.code.sent.split('{')[0] ?? '')).toBeVisible()
  await field(page, login.fields.code).fill(await lastCode(mobile, 2))
  await submit(page, login.actions.logIn)
  await expect(page).toHaveURL('/home')
})

test('a forgotten password is replaced with a code, and the old one is refused', async ({ page }) => {
  const { mobile } = await newCompany('Forgetful Trading')
  const newPassword = 'Lighthouse#22'
  await forgetLimits(mobile)
  await page.goto('/login')
  await submit(page, login.actions.toForgot)
  await field(page, login.fields.mobile).fill(mobile)
  await submit(page, login.code.send)
  await expect(page.getByText(login.code.sent.split('{')[0] ?? '')).toBeVisible()
  await field(page, login.fields.code).fill(await lastCode(mobile, 2))
  await submit(page, login.actions.next)
  await expect(page.getByRole('heading', { name: login.titles.reset })).toBeVisible()
  await field(page, login.fields.newPassword).fill(newPassword)
  await field(page, login.fields.confirmPassword).fill(newPassword)
  await submit(page, login.actions.savePassword)
  await expect(page.getByText(login.resetDone)).toBeVisible()
  await expect(field(page, login.fields.account)).toHaveValue(mobile)

  await field(page, login.fields.password).fill(demoPassword)
  await submit(page, login.actions.logIn)
  await expect(page.getByText(errors.login.wrong).first()).toBeVisible()
  await field(page, login.fields.password).fill(newPassword)
  await submit(page, login.actions.logIn)
  await expect(page).toHaveURL('/home')
})
