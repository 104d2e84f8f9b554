import { expect, type Page, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { partnerFields as fields } from '@quayside/phrases/zh-CN/partners/fields.ts'
import { partners } from '@quayside/phrases/zh-CN/partners/partners.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { workbook } from '@quayside/server/platform/excel/sheet.testing.ts'
import { call } from '../support/calls.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { button, field, toast } from '../support/screen.ts'
import { rowsOfDownload } from '../support/sheets.ts'
import { attach, givenSupplier } from '../support/suppliers.ts'

const words = partners.supplier
const status = (page: Page) => page.locator('.q-page-header .q-tag').first()

// With animations, unlike the other stories, to catch controls that wait for the end of a transition.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Story Trading')
})

test('from an empty list to suppliers imported from Excel, the wrong rows given back', async ({ page }) => {
  const { mobile, token } = await newCompany('Import Trading')
  await logIn(page, mobile)
  await page.goto('/supplierList')
  await expect(page.getByText(words.empty)).toBeVisible()
  await button(page, kit.list.import).click()
  const dialog = page.getByRole('dialog', { name: kit.import.title })

  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: kit.import.template }).click()
  const [headings = []] = await rowsOfDownload(await template)
  expect(headings.map(String).some((heading) => heading.startsWith(fields.supplier.name))).toBe(true)

  const rowOf = (values: Record<string, string>) =>
    headings.map((heading) => {
      const name = Object.keys(values).find((each) => String(heading).startsWith(each))
      return name === undefined ? '' : (values[name] ?? '')
    })
  const { overseas } = codes.supplierLocation
  const sheet = await workbook([
    headings.map(String),
    rowOf({ [fields.supplier.name]: 'Acorn Parts', [fields.supplier.isOverseas]: overseas }),
    rowOf({ [fields.supplier.name]: 'Birch Metals', [fields.supplier.isOverseas]: overseas }),
    rowOf({ [fields.supplier.name]: 'Cedar Wires', [fields.supplier.isOverseas]: 'perhaps' }),
  ])
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: kit.import.choose }).click()
  await (await chooser).setFiles({ name: 'suppliers.xlsx', mimeType: '', buffer: Buffer.from(sheet) })
  await expect(dialog.getByText(kit.import.good.replace('{count, number}', '2'))).toBeVisible()
  await expect(dialog.getByText(kit.import.bad.replace('{count, number}', '1'))).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: 'Cedar Wires' })).toContainText('perhaps')

  await button(page, kit.import.take.replace('{count, number}', '2')).click()
  await expect(dialog.getByText(kit.import.taken.replace('{count, number}', '2'))).toBeVisible()
  const rejected = page.waitForEvent('download')
  await button(page, kit.import.rejected).click()
  const back = await rowsOfDownload(await rejected)
  expect(back.flat()).toContain('Cedar Wires')
  expect(back[0]?.length).toBe(headings.length + 1)
  await dialog.getByRole('button', { name: kit.import.close, exact: true }).last().click()

  await expect(page.getByRole('row').filter({ hasText: 'Acorn Parts' })).toBeVisible()
  await expect(page.getByText(words.missing.replace('{count, number}', '2')).first()).toBeVisible()
  const { total } = await call<{ total: number }>('GET base/online/supplier/list', { token })
  expect(total).toBe(2)
})

test('a supplier is created with its documents, changed, and shows its timeline', async ({ page }) => {
  await logIn(page, company.mobile)
  await page.goto('/supplierList')
  await button(page, words.new).first().click()
  await button(page, words.save).click()
  await expect(
    page.getByText(errors.field.missing.replace('{label}', fields.supplier.name)).first(),
  ).toBeVisible()
  await expect(page.getByText(errors.supplier.licenceMissing)).toBeVisible()
  await expect(page.getByText(errors.supplier.invoicingDataMissing)).toBeVisible()
  await expect(field(page, fields.supplier.name)).toBeFocused()

  await field(page, fields.supplier.name).fill('Dogwood Optics')
  await field(page, fields.supplier.phone).fill('+852 2398 1120')
  // A file of another type is refused at the field, by the types that its hint names.
  const upload = page.getByRole('button', { name: `${words.licence}:` })
  const chooser = page.waitForEvent('filechooser')
  await upload.click()
  await (await chooser).setFiles({ name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  const refusal = await page.getByRole('alert').filter({ hasText: 'licence.txt' }).textContent()
  const [types = ''] = /PDF[\w, ]+/.exec(refusal ?? '') ?? []
  await expect(upload).toContainText(types)
  expect(types.split(', ')).toEqual(['PDF', 'JPG', 'PNG', 'WEBP', 'XLSX', 'DOCX'])
  await attach(page, words.licence, 'dogwood-licence.pdf')
  await attach(page, words.invoicing, 'dogwood-invoicing.pdf')
  await button(page, words.save).click()
  await expect(page.getByRole('heading', { name: 'Dogwood Optics', level: 1 })).toBeVisible()
  await expect(status(page)).toHaveText(codes.supplierStatus.enabled)
  await expect(page.getByRole('link', { name: 'dogwood-licence.pdf' })).toHaveAttribute('href', /ImgPreview/)

  await button(page, kit.list.change).click()
  await field(page, fields.supplier.abbreviation).fill('Dogwood')
  await button(page, words.save).click()
  await expect(page.getByRole('definition').filter({ hasText: /^Dogwood$/ })).toBeVisible()
  await expect(page.locator('.q-timeline').getByText(words.created)).toBeVisible()
})

test('a void is requested, decided by the provider, and seen without a reload', async ({ page }) => {
  const id = await givenSupplier(company.token, { name: 'Elder Plastics' })
  await logIn(page, company.mobile)
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(`/supplierInfo?id=${id}`)
  await live
  await button(page, machines.supplier.requestVoid.label).click()
  const dialog = page.getByRole('dialog', { name: machines.supplier.requestVoid.label })
  await expect(dialog).toContainText(machines.supplier.requestVoid.confirm)
  await dialog.getByRole('button', { name: machines.supplier.requestVoid.label }).click()
  await expect(status(page)).toHaveText(codes.supplierStatus.voidRequested)
  await expect(button(page, kit.list.change)).toBeHidden()

  await provide('suppliers', id, 'approveVoid')
  await expect(status(page)).toHaveText(codes.supplierStatus.voided)
  await button(page, machines.supplier.requestEnable.label).click()
  await page.getByRole('dialog').getByRole('button', { name: machines.supplier.requestEnable.label }).click()
  await expect(status(page)).toHaveText(codes.supplierStatus.enableRequested)
  await provide('suppliers', id, 'refuseEnable', { reason: 'Its bank details are out of date.' })
  await expect(status(page)).toHaveText(codes.supplierStatus.voided)
  await expect(page.locator('.q-timeline')).toContainText('Its bank details are out of date.')
})

test('an export holds exactly the columns in sight and the rows of the filter', async ({ page }) => {
  await givenSupplier(company.token, { name: 'Fir Cables' })
  await givenSupplier(company.token, { name: 'Fir Cabinets', isOverseas: 0 })
  await logIn(page, company.mobile)
  await page.goto('/supplierList?keyword=Fir%20Cab')
  await expect(page.getByRole('row').filter({ hasText: 'Fir Cabinets' })).toBeVisible()
  await page.getByRole('button', { name: kit.list.columns }).click()
  await page.getByRole('checkbox', { name: fields.supplier.contact }).uncheck()
  await page.getByRole('checkbox', { name: fields.supplier.source }).check()
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await button(page, kit.list.export).click()
  const [headings = [], ...rows] = await rowsOfDownload(await download)
  const inSight = await page.getByRole('columnheader').allTextContents()
  expect(headings.map(String)).toEqual(inSight.filter((text) => headings.includes(text)))
  expect(headings).toContain(fields.supplier.source)
  expect(headings).not.toContain(fields.supplier.contact)
  const named = headings.indexOf(fields.supplier.name)
  expect(new Set(rows.map((row) => row[named]))).toEqual(new Set(['Fir Cabinets', 'Fir Cables']))

  await page.reload()
  await expect(page.getByRole('columnheader', { name: fields.supplier.source })).toBeVisible()
  await page
    .getByRole('row')
    .filter({ hasText: 'Fir Cables' })
    .getByRole('checkbox', { name: /SP\d/ })
    .check()
  const selected = page.waitForEvent('download')
  await button(page, kit.list.exportSelected).click()
  expect((await rowsOfDownload(await selected)).length).toBe(2)
})

test('an account abroad needs a SWIFT code, one in Hong Kong none, and a supplier comes first', async ({
  page,
}) => {
  const id = await givenSupplier(company.token, { name: 'Gum Trading HK' })
  await logIn(page, company.mobile)
  await page.goto('/supplierAccount')
  await button(page, partners.account.new).first().click()
  await field(page, fields.supplierAccount.accountName).fill('Gum Trading HK Ltd')
  await field(page, fields.supplierAccount.accountNumber).fill('511 200 345 838')
  await field(page, fields.supplierAccount.bankName).fill('Harbour Bank')
  await field(page, fields.supplierAccount.bankAddress).fill('1 Queen’s Road Central')
  await button(page, partners.account.save).click()
  await expect(page.getByText(errors.supplier.notSelected)).toBeVisible()

  await page.goto(`/supplierAccount?supplierId=${id}`)
  await button(page, partners.account.new).first().click()
  await page.getByRole('button', { name: kit.form.draftTake }).click()
  // Account numbers are not stored in the browser: it is typed again.
  await expect(field(page, fields.supplierAccount.accountNumber)).toHaveValue('')
  await field(page, fields.supplierAccount.accountNumber).fill('511 200 345 838')
  const supplier = page.getByRole('dialog').getByRole('combobox', { name: partners.account.supplier })
  await supplier.fill('gum')
  await page
    .getByRole('option', { name: /Gum Trading HK/ })
    .last()
    .click()
  const country = page.getByRole('combobox', { name: fields.supplierAccount.bankCountry })
  await country.fill('US')
  await page.getByRole('option', { name: / US$/ }).click()
  await button(page, partners.account.save).click()
  await expect(page.getByText(errors.supplierAccount.swiftMissing)).toBeVisible()
  await country.fill('HK')
  await page.getByRole('option', { name: / HK$/ }).click()
  await button(page, partners.account.save).click()
  const row = page.getByRole('row').filter({ hasText: 'Gum Trading HK Ltd' })
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('511200345838')
})

test('an address is kept by its region', async ({ page }) => {
  const id = await givenSupplier(company.token, { name: 'Hazel Foods' })
  await logIn(page, company.mobile)
  await page.goto(`/SupplierAddress?supplierId=${id}`)
  await button(page, partners.address.new).first().click()
  await page.getByRole('dialog').getByText(partners.address.abroad).click()
  await page.getByRole('combobox', { name: partners.address.region }).fill('JP')
  await page.getByRole('option', { name: / JP$/ }).click()
  const form = page.getByRole('dialog')
  await field(form, fields.supplierAddress.detail).fill('2-7-1 Nishi-Shinjuku')
  await field(form, fields.supplierAddress.contact).fill('Kenji Mori')
  await field(form, fields.supplierAddress.phone).fill('+81 3 5550 2201')
  await button(page, partners.address.save).click()
  await expect(page.getByRole('row').filter({ hasText: '2-7-1 Nishi-Shinjuku' })).toContainText('Hazel Foods')
})

test('filters live in the address: a reload and Back show the same list', async ({ page }) => {
  await givenSupplier(company.token, { name: 'Ivy Sensors' })
  await givenSupplier(company.token, { name: 'Juniper Sensors', isOverseas: 0 })
  await logIn(page, company.mobile)
  await page.goto('/supplierList')
  const search = page.getByRole('search').getByRole('textbox').first()
  await search.fill('sensors')
  await search.press('Enter')
  await expect(page).toHaveURL('/supplierList?keyword=sensors')
  await expect(page.getByRole('row').filter({ hasText: 'Sensors' })).toHaveCount(2)
  await page.getByRole('combobox', { name: fields.supplier.isOverseas }).click()
  await page.getByRole('option', { name: codes.supplierLocation.domestic, exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Sensors' })).toHaveCount(1)
  await page.reload()
  await expect(search).toHaveValue('sensors')
  await expect(page.getByRole('row').filter({ hasText: 'Sensors' })).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/supplierList?keyword=sensors')
  await expect(page.getByRole('row').filter({ hasText: 'Sensors' })).toHaveCount(2)
})

test('a supplier is removed after a confirmation that says what goes', async ({ page }) => {
  await givenSupplier(company.token, { name: 'Kauri Boxes' })
  await logIn(page, company.mobile)
  await page.goto('/supplierList?keyword=Kauri')
  await expect(page.getByRole('row').filter({ hasText: 'Kauri Boxes' })).toBeVisible()
  await button(page, kit.list.remove).click()
  await expect(toast(page, errors.selection.empty)).toHaveAttribute('data-kind', 'warning')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('row').filter({ hasText: 'Kauri Boxes' }).getByRole('checkbox').check()
  await page.getByRole('region').getByRole('button', { name: kit.list.remove }).click()
  const dialog = page.getByRole('dialog', { name: kit.list.remove })
  await expect(dialog).toContainText(words.removeConfirm.replace('{count, number}', '1'))
  await dialog.getByRole('button', { name: kit.list.remove }).click()
  await expect(toast(page, words.removed.replace('{count, number}', '1'))).toBeVisible()
  await expect(page.getByText(kit.list.nothingFound)).toBeVisible()
})
