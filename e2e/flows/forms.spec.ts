import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { errors as errorsEnglish } from '@quayside/phrases/en-US/texts.ts'
import { localeNames } from '@quayside/phrases/locales.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { partnerFields as fields } from '@quayside/phrases/zh-CN/partners/fields.ts'
import { partners } from '@quayside/phrases/zh-CN/partners/partners.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { errors } from '@quayside/phrases/zh-CN/texts.ts'
import { errors as errorsTraditional } from '@quayside/phrases/zh-TW/texts.ts'
import { call } from '../support/calls.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { endSessionsOf } from '../support/provider-acts.ts'
import { attach, givenSupplier } from '../support/suppliers.ts'

const words = partners.supplier
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`(^|\\s)${label}$`) })
const button = (page: Page, name: string) => page.getByRole('button', { name })

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Forms Trading')
})

const suppliersCalled = async (keyword: string): Promise<number> => {
  const query = { keyword }
  return (await call<{ total: number }>('GET base/online/supplier/list', { token: company.token, query }))
    .total
}

async function fillNewSupplier(page: Page, name: string): Promise<void> {
  await page.goto('/supplierInfo')
  await field(page, fields.supplier.name).fill(name)
  await attach(page, words.licence, 'licence.pdf')
  await attach(page, words.invoicing, 'invoicing.pdf')
}

test('a double click on save makes one record', async ({ page }) => {
  await logIn(page, company.mobile)
  await fillNewSupplier(page, 'Larch Twice')
  let saves = 0
  await page.route('**/api/base/online/supplier/save', async (route) => {
    saves += 1
    await route.continue()
  })
  await button(page, words.save).dblclick()
  await expect(page.getByRole('heading', { name: 'Larch Twice', level: 1 })).toBeVisible()
  expect(saves).toBe(1)
  expect(await suppliersCalled('Larch Twice')).toBe(1)
})

test('what the server refused is said again in the language that is chosen, and what was typed stays', async ({
  page,
}) => {
  await givenSupplier(company.token, { name: 'Hazel Twins' })
  await logIn(page, company.mobile)
  await fillNewSupplier(page, 'Hazel Twins')
  await button(page, words.save).click()
  const wrong = page.locator('.q-field[data-wrong]')
  await expect(wrong).toContainText(errors.supplier.nameTaken)
  for (const [locale, said] of [
    ['en-US', errorsEnglish.supplier.nameTaken],
    ['zh-TW', errorsTraditional.supplier.nameTaken],
  ] as const) {
    await page.getByRole('button', { name: localeNames[locale] }).click()
    await expect(wrong).toContainText(said)
  }
  await expect(wrong).toHaveCount(1)
  await expect(wrong.getByRole('textbox')).toHaveValue('Hazel Twins')
  await expect(page.getByRole('link', { name: 'licence.pdf' })).toBeVisible()
})

test('a stale version shows who changed what, and lets the user keep the own text or take theirs', async ({
  page,
  context,
}) => {
  const id = await givenSupplier(company.token, { name: 'Maple Glass', abbreviation: 'Maple' })
  const edit = `/supplierInfo?id=${id}&edit=1`
  const abbreviation = (tab: Page) => field(tab, fields.supplier.abbreviation)
  await logIn(page, company.mobile)
  await page.goto(edit)
  await abbreviation(page).fill('Mine')

  const other = await context.newPage()
  await logIn(other, company.mobile)
  const saveThere = async (text: string): Promise<void> => {
    await other.goto(edit)
    await abbreviation(other).fill(text)
    await button(other, words.save).click()
    await expect(other.getByRole('definition').filter({ hasText: text })).toBeVisible()
  }
  await saveThere('Theirs one')
  await page.bringToFront()
  await button(page, words.save).click()
  const stale = page.getByRole('dialog', { name: kit.stale.title })
  const row = stale.getByRole('row').filter({ hasText: fields.supplier.abbreviation })
  await expect(row).toContainText('Mine')
  await expect(row).toContainText('Theirs one')
  // A click outside the dialog does not close it.
  await page.mouse.click(5, 5)
  await stale.getByRole('button', { name: kit.stale.takeTheirs }).click()
  await expect(abbreviation(page)).toHaveValue('Theirs one')

  await abbreviation(page).fill('Mine again')
  await saveThere('Theirs two')
  await page.bringToFront()
  await button(page, words.save).click()
  await stale.getByRole('button', { name: kit.stale.keepMine }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Mine again' })).toBeVisible()
  const drafts = "Object.keys(localStorage).filter((name) => name.startsWith('draft.'))"
  expect(await page.evaluate(drafts), 'what is saved is not offered again').toEqual([])
  await other.close()
})

test('a session that ends while one types: log in in place, nothing is lost, the call is repeated', async ({
  page,
}) => {
  await logIn(page, company.mobile)
  await fillNewSupplier(page, 'Nutmeg Trading')
  await endSessionsOf(company.mobile)
  company = { ...company, token: '' }
  await button(page, words.save).click()
  const prompt = page.getByRole('dialog', { name: client.expired.title })
  await expect(prompt).toBeVisible()
  await expect(prompt.getByRole('textbox', { name: client.expired.account })).toHaveValue(company.mobile)
  await prompt.getByRole('textbox', { name: client.expired.password }).fill('Wrong#password1')
  await prompt.getByRole('button', { name: client.expired.continue }).click()
  await expect(prompt.getByRole('alert')).toBeVisible()
  await prompt.getByRole('textbox', { name: client.expired.password }).fill(demoPassword)
  await prompt.getByRole('button', { name: client.expired.continue }).click()
  await expect(prompt).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Nutmeg Trading', level: 1 })).toBeVisible()
})

test('staying on the page keeps what is typed, and a later save asks again', async ({ page }) => {
  const { mobile } = await newCompany('Patient Trading')
  await page.clock.install()
  await logIn(page, mobile)
  await fillNewSupplier(page, 'Oak Patience')
  await endSessionsOf(mobile)
  await button(page, words.save).click()
  const prompt = page.getByRole('dialog', { name: client.expired.title })
  await prompt.getByRole('button', { name: client.expired.stay }).click()
  await expect(field(page, fields.supplier.name)).toHaveValue('Oak Patience')
  await page.clock.fastForward(4_100)
  await button(page, words.save).click()
  await expect(prompt).toBeVisible()
})

test('leaving with unsaved changes asks, and what was typed is offered again later', async ({
  page,
  context,
}) => {
  const { mobile } = await newCompany('Leaving Trading')
  await logIn(page, mobile)
  await page.goto('/supplierInfo')
  await field(page, fields.supplier.name).fill('Poplar Drafts')
  await page.getByRole('link', { name: shell.pages.supplierList }).first().click()
  const asked = page.getByRole('dialog', { name: kit.form.leaveTitle })
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: kit.form.stay }).click()
  await expect(field(page, fields.supplier.name)).toHaveValue('Poplar Drafts')

  await page.close({ runBeforeUnload: false })
  const later = await context.newPage()
  await logIn(later, mobile)
  await later.goto('/supplierInfo')
  await expect(field(later, fields.supplier.name)).toHaveValue('')
  await later.getByRole('button', { name: kit.form.draftTake }).click()
  await expect(field(later, fields.supplier.name)).toHaveValue('Poplar Drafts')

  await later.getByRole('link', { name: shell.pages.supplierList }).first().click()
  await later.getByRole('dialog').getByRole('button', { name: kit.form.leave, exact: true }).click()
  await expect(later).toHaveURL('/supplierList')
})
