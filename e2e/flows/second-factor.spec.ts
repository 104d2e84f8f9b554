import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { members } from '@quayside/phrases/zh-CN/account/members.ts'
import { secondFactor } from '@quayside/phrases/zh-CN/account/second-factor.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { codeAt, stepOf } from '@quayside/server/modules/account/second-factor/totp.ts'
import { givenColleague, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { address } from '../support/place.ts'
import { takeFurtherStep } from '../support/screen.ts'

// Passkeys belong to a name; browsers make none for a numeric address.
test.use({ baseURL: address.replace('127.0.0.1', 'localhost') })

const { step, passkey, recovery, authenticator, setUp } = secondFactor

/** A device with a fingerprint reader, as Chromium simulates one. */
async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** By the form of the log-in page, up to the second step. */
async function typePassword(page: Page, account: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: login.fields.account }).fill(account)
  await page.getByRole('textbox', { name: login.fields.password, exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: login.actions.logIn, exact: true }).click()
}

const clear = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.clear())

test('a member adds a passkey, logs in with it as second step and alone, and removes it', async ({
  page,
}) => {
  const { mobile } = await newCompany('Passkey Trading')
  await withDevice(page)
  await logIn(page, mobile)
  await page.goto('/myInformation?section=security')
  await page.getByRole('button', { name: passkey.add }).click()
  const dialog = page.getByRole('dialog', { name: passkey.add })
  await dialog.getByLabel(passkey.name).fill('办公室电脑')
  await dialog.getByLabel(secondFactor.password).fill(demoPassword)
  await dialog.getByRole('button', { name: passkey.continue }).click()
  const codes = page.getByRole('dialog', { name: recovery.shown })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: recovery.keptThem }).click()
  await expect(page.getByRole('row').filter({ hasText: '办公室电脑' })).toContainText(passkey.never)

  await clear(page)
  await typePassword(page, mobile)
  await page.getByRole('button', { name: step.usePasskey }).click()
  await expect(page).toHaveURL('/home')

  await clear(page)
  await page.goto('/login')
  await page.getByRole('button', { name: step.passkeyAlone }).click()
  await expect(page).toHaveURL('/home')

  await page.goto('/myInformation?section=security')
  await page.getByRole('row').filter({ hasText: '办公室电脑' }).getByRole('button').click()
  const removal = page.getByRole('dialog')
  await removal.getByLabel(secondFactor.password).fill(demoPassword)
  await removal.getByRole('button', { name: passkey.remove }).click()
  await expect(page.getByRole('row').filter({ hasText: '办公室电脑' })).toHaveCount(0)
})

test('a company requires two-step verification, and a colleague sets up an authenticator at the next log-in', async ({
  page,
  browser,
}) => {
  const company = await newCompany('Required Trading')
  const colleague = await givenColleague(company.token, {
    name: 'Zhou Yawen',
    permissionSet: 'finance',
  })
  await logIn(page, company.mobile)
  await page.goto('/members')
  await page.getByRole('button', { name: members.rule.title }).click()
  const rule = page.getByRole('dialog', { name: members.rule.title })
  await rule.getByLabel(members.rule.required).check()
  await rule.getByRole('button', { name: members.rule.save }).click()
  await expect(page.getByText(members.rule.saved)).toBeVisible()

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await typePassword(theirs, colleague.mobile)
  await expect(theirs).toHaveURL('/secondFactor')
  await expect(theirs.getByRole('heading', { name: setUp.title })).toBeVisible()
  await theirs.goto('/home')
  await expect(theirs).toHaveURL('/secondFactor')
  await theirs.getByRole('button', { name: authenticator.add }).click()
  const dialog = theirs.getByRole('dialog', { name: authenticator.add })
  await expect(dialog.getByRole('img', { name: authenticator.qr })).toBeVisible()
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await dialog.getByLabel(authenticator.code).fill(codeAt(secret, stepOf(new Date())))
  await dialog.getByRole('button', { name: authenticator.confirm }).click()
  const codes = theirs.getByRole('dialog', { name: recovery.shown })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: recovery.keptThem }).click()
  await expect(theirs).toHaveURL('/home')

  await clear(theirs)
  await typePassword(theirs, colleague.mobile)
  await theirs.getByLabel(step.code).fill('000000')
  await theirs.getByRole('button', { name: step.submit }).click()
  await expect(theirs.getByRole('alert')).toBeVisible()
  await theirs.getByRole('button', { name: step.others.recoveryCode }).click()
  await theirs.getByLabel(step.recoveryCode).fill(first)
  await theirs.getByRole('button', { name: step.submit }).click()
  await expect(theirs).toHaveURL('/home')
  await context.close()

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: members.reset })
  await takeFurtherStep(row, members.reset)
  await page.getByRole('dialog').getByRole('button', { name: members.reset }).click()
  await expect(row).toHaveCount(0)
})

test('one of staff logs in with a passkey after the password', async ({ page }) => {
  const account = staffWith('reviewer')
  await withDevice(page)
  await enterOffice(page, account)
  await page.goto('/office/account')
  await page.getByRole('button', { name: passkey.add }).click()
  const dialog = page.getByRole('dialog', { name: passkey.add })
  await dialog.getByLabel(secondFactor.password).fill(demoPassword)
  await dialog.getByRole('button', { name: passkey.continue }).click()
  await page.getByRole('button', { name: recovery.keptThem }).click()

  await clear(page)
  await page.goto('/office')
  await page.getByLabel(office.login.account).fill(account)
  await page.getByLabel(office.login.password).fill(demoPassword)
  await page.getByRole('button', { name: office.login.submit, exact: true }).click()
  await page.getByRole('button', { name: step.usePasskey }).click()
  await expect(page.getByRole('heading', { name: office.queue.title, level: 1 })).toBeVisible()

  // Other stories log in as the same person.
  await page.goto('/office/account')
  await page.getByRole('row').getByRole('button', { name: secondFactor.remove }).click()
  const removal = page.getByRole('dialog')
  await removal.getByLabel(secondFactor.password).fill(demoPassword)
  await removal.getByRole('button', { name: passkey.remove }).click()
  await expect(page.getByRole('button', { name: secondFactor.remove })).toHaveCount(0)
})
