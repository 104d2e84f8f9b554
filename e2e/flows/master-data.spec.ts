import { expect, type Locator, type Page, test } from '@playwright/test'
import { customsCodes } from '@quayside/phrases/zh-CN/customs-codes.ts'
import { hubFields } from '@quayside/phrases/zh-CN/fields-hub.ts'
import { partnerFields } from '@quayside/phrases/zh-CN/fields-partners.ts'
import { productFields } from '@quayside/phrases/zh-CN/fields-products.ts'
import { hub } from '@quayside/phrases/zh-CN/hub.ts'
import { information } from '@quayside/phrases/zh-CN/information.ts'
import { kit } from '@quayside/phrases/zh-CN/kit.ts'
import { machines } from '@quayside/phrases/zh-CN/machines.ts'
import { myInformation } from '@quayside/phrases/zh-CN/my-information.ts'
import { partners } from '@quayside/phrases/zh-CN/partners.ts'
import { products } from '@quayside/phrases/zh-CN/products.ts'
import { rates } from '@quayside/phrases/zh-CN/rates.ts'
import { workbook } from '@quayside/server/platform/excel/sheet.testing.ts'
import { call } from '../support/calls.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { classify } from '../support/provider-acts.ts'
import { rowsOfDownload } from '../support/sheets.ts'
import { givenSupplier } from '../support/suppliers.ts'

const field = (page: Page | Locator, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`(^|\\s)${label}$`) })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Master Trading')
})
test.beforeEach(async ({ page }) => {
  await logIn(page, company.mobile)
})

/** Somebody else saves first; the own text is shown beside theirs and kept. */
async function changeOverStale(page: Page, story: Story): Promise<void> {
  await rowOf(page, story.text).getByRole('button', { name: kit.list.change, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await field(drawer, story.label).fill(story.mine)
  await story.saveElsewhere()
  await button(drawer, story.save).click()
  const stale = page.getByRole('dialog', { name: kit.stale.title })
  await expect(stale.getByRole('row').filter({ hasText: story.mine })).toBeVisible()
  await stale.getByRole('button', { name: kit.stale.keepMine }).click()
  await expect(toast(page, story.saved)).toBeVisible()
  await expect(rowOf(page, story.mine)).toBeVisible()
}
type Story = {
  text: string
  label: string
  mine: string
  save: string
  saved: string
  saveElsewhere: () => Promise<unknown>
}

async function exported(page: Page, name: string): Promise<unknown[][]> {
  const download = page.waitForEvent('download')
  await button(page, name).click()
  return rowsOfDownload(await download)
}

async function removeRow(page: Page, text: string, remove: string): Promise<void> {
  await rowOf(page, text).getByRole('checkbox').check()
  await button(page, remove).last().click()
  await page.getByRole('dialog').getByRole('button', { name: remove, exact: true }).click()
  await expect(rowOf(page, text)).toHaveCount(0)
}

/** Changes the newest record of a list past the browser. */
const changeNewest = (resource: string, changes: object) => async (): Promise<unknown> => {
  const { token } = company
  const { rows } = await call<{ rows: { id: string }[] }>(`GET base/online/${resource}/list`, { token })
  const record = await call<Record<string, unknown>>(`GET base/online/${resource}/${rows[0]?.id}`, { token })
  const {
    timeline: _timeline,
    createdAt: _c,
    updatedAt: _u,
    number: _n,
    source: _s,
    region: _r,
    ...rest
  } = record
  return call(`POST base/online/${resource}/save`, { token, body: { ...rest, ...changes } })
}

test('a bank account is entered, changed over a stale version, exported and removed', async ({ page }) => {
  await page.goto('/bankAccount')
  await button(page, hub.bankAccount.new).first().click()
  const drawer = page.getByRole('dialog')
  await field(drawer, hubFields.bankAccount.accountName).fill('Master Trading')
  await field(drawer, hubFields.bankAccount.accountNumber).fill('6222 0240 0001 2345 678')
  await field(drawer, hubFields.bankAccount.bankName).fill('Harbour Bank')
  // What is typed is kept in this browser, but no account number.
  await expect.poll(() => page.evaluate<string>('JSON.stringify(localStorage)')).toContain('Harbour Bank')
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('6222')
  await button(drawer, hub.bankAccount.save).click()
  await expect(rowOf(page, 'Harbour Bank')).toBeVisible()
  await expect(rowOf(page, 'Harbour Bank')).not.toContainText('0001 2345')

  await changeOverStale(page, {
    text: 'Harbour Bank',
    label: hubFields.bankAccount.bankName,
    mine: 'Lighthouse Bank',
    save: hub.bankAccount.save,
    saved: hub.bankAccount.saved,
    saveElsewhere: changeNewest('bankAccount', { bankName: 'Pier Bank' }),
  })
  expect((await exported(page, kit.list.export)).flat()).toContain('Lighthouse Bank')
  await removeRow(page, 'Lighthouse Bank', kit.list.remove)
})

test('a contact is entered, changed over a stale version, exported and removed', async ({ page }) => {
  await page.goto('/customerContact')
  await button(page, hub.contact.new).first().click()
  const drawer = page.getByRole('dialog')
  await field(drawer, hubFields.contact.name).fill('Lin Xiao')
  await field(drawer, hubFields.contact.mobile).fill('13600136000')
  await field(drawer, hubFields.contact.idCard).fill('110105194912310021')
  await button(drawer, hub.contact.save).click()
  await expect(drawer.locator('[data-wrong]')).toHaveCount(1)
  await field(drawer, hubFields.contact.idCard).fill('11010519491231002X')
  await button(drawer, hub.contact.save).click()
  await expect(rowOf(page, 'Lin Xiao')).toBeVisible()

  await changeOverStale(page, {
    text: 'Lin Xiao',
    label: hubFields.contact.name,
    mine: 'Lin Xiaoyu',
    save: hub.contact.save,
    saved: hub.contact.saved,
    saveElsewhere: changeNewest('contact', { qq: '12345678' }),
  })
  expect((await exported(page, kit.list.export)).flat()).toContain('Lin Xiaoyu')
  await removeRow(page, 'Lin Xiaoyu', kit.list.remove)
})

test('an address is picked down to its district, copied, changed, exported and removed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/myAddress')
  await button(page, hub.address.new).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox').click()
  for (const name of ['广东省', '深圳市', '南山区'])
    await page.locator('.ant-cascader-menu-item').filter({ hasText: name }).click()
  await field(drawer, hubFields.address.detail).fill('1 Dawn Road')
  await field(drawer, hubFields.address.contact).fill('Chen Yu')
  await field(drawer, hubFields.address.phone).fill('13600136001')
  await button(drawer, hub.address.save).click()
  const row = rowOf(page, '1 Dawn Road')
  await expect(row).toContainText('南山区')
  await row.getByRole('button', { name: hub.address.copy, exact: true }).click()
  await expect(toast(page, hub.address.copied)).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('1 Dawn Road')

  await changeOverStale(page, {
    text: '1 Dawn Road',
    label: hubFields.address.detail,
    mine: '2 Dawn Road',
    save: hub.address.save,
    saved: hub.address.saved,
    saveElsewhere: changeNewest('address', { contact: 'Chen Yun' }),
  })
  expect((await exported(page, kit.list.export)).flat().join()).toContain('2 Dawn Road')
  await removeRow(page, '2 Dawn Road', kit.list.remove)
})

test('a customer is entered, found by initials, changed, exported and removed', async ({ page }) => {
  const words = partners.customer
  await page.goto('/distributor')
  await button(page, words.new).first().click()
  const drawer = page.getByRole('dialog')
  await field(drawer, partnerFields.customer.chineseName).fill('绿洲贸易')
  await field(drawer, partnerFields.customer.englishName).fill('Oasis Trading')
  await button(drawer, words.save).click()
  await page.goto('/distributor?keyword=lvzhou')
  await expect(rowOf(page, '绿洲贸易')).toBeVisible()
  await changeOverStale(page, {
    text: '绿洲贸易',
    label: partnerFields.customer.englishName,
    mine: 'Oasis Trading Ltd',
    save: words.save,
    saved: words.saved,
    saveElsewhere: changeNewest('customer', { fax: '+852 2345 6789' }),
  })
  expect((await exported(page, kit.list.export)).flat()).toContain('Oasis Trading Ltd')
  await removeRow(page, '绿洲贸易', kit.list.remove)
})

test('products are imported with duplicates flagged, classified by the provider, accepted and objected to', async ({
  page,
}) => {
  const words = products.goods
  await page.goto('/myGoods')
  await button(page, kit.list.import).click()
  const dialog = page.getByRole('dialog', { name: kit.import.title })
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: kit.import.template }).click()
  const [headings = []] = await rowsOfDownload(await template)
  const line = (model: string) =>
    headings.map((heading) => {
      const title = String(heading)
      if (title.startsWith(productFields.product.model)) return model
      if (title.startsWith(productFields.product.brand)) return 'Yageo'
      return title.startsWith(productFields.product.name) ? '贴片电阻' : ''
    })
  const sheet = await workbook([headings.map(String), line('RC-1'), line('RC-2'), line('RC-1')])
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: kit.import.choose }).click()
  await (await chooser).setFiles({ name: 'products.xlsx', mimeType: '', buffer: Buffer.from(sheet) })
  await expect(dialog.getByText(kit.import.bad.replace('{count, number}', '1'))).toBeVisible()
  await button(page, kit.import.take.replace('{count, number}', '2')).click()
  await expect(dialog.getByText(kit.import.taken.replace('{count, number}', '2'))).toBeVisible()
  await dialog.getByRole('button', { name: kit.import.close, exact: true }).last().click()
  await expect(rowOf(page, 'RC-1')).toBeVisible()

  for (const model of ['RC-1', 'RC-2']) await rowOf(page, model).getByRole('checkbox').check()
  await button(page, words.classify).last().click()
  await button(page, products.request.send).click()
  await expect(toast(page, products.request.sent.replace('{count, number}', '2'))).toBeVisible()
  const { rows } = await call<{ rows: { id: string; model: string }[] }>(
    'GET base/online/productRequest/list',
    {
      token: company.token,
    },
  )
  for (const { id } of rows) await classify(id, '8533211000')

  for (const [model, label] of [
    ['RC-1', machines.classificationRequest.accept.label],
    ['RC-2', machines.classificationRequest.object.label],
  ] as const) {
    const id = rows.find((row) => row.model === model)?.id
    await page.goto(`/myRequestion?record=${id}`)
    const record = page.getByRole('dialog').first()
    await button(record, label).click()
    const asked = page.getByRole('dialog', { name: label })
    if (model === 'RC-2') await asked.getByRole('textbox').fill('It is a network of resistors')
    await button(asked, label).click()
    await expect(asked).toBeHidden()
  }
  await page.goto('/myGoods?keyword=RC-1')
  await expect(rowOf(page, 'RC-1')).toContainText('8533211000')
  expect((await exported(page, kit.list.export)).flat()).toContain('RC-1')
})

test('goods of a supplier show the chart of their prices', async ({ page }) => {
  const { token } = company
  const supplierId = await givenSupplier(token, { name: 'Priced Parts' })
  const productId = (
    await call<{ id: string }>('POST base/online/product/save', {
      token,
      body: { model: 'PP-1', brand: 'Murata', name: '贴片电容' },
    })
  ).id
  const priced = (price: string, pricedOn: string, over: object = {}) =>
    call<{ id: string }>('POST base/online/supplierGoods/save', {
      token,
      body: { supplierId, productId, price, currency: 'USD', pricedOn, ...over },
    })
  await priced('1.20', '2026-10-01')
  await page.goto('/theGoodsManagement')
  await rowOf(page, 'PP-1').getByRole('button', { name: products.supplierGoods.change, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await field(drawer, products.supplierGoods.price).fill('1.35')
  await button(drawer, products.supplierGoods.save).click()
  await expect(toast(page, products.supplierGoods.saved)).toBeVisible()
  await rowOf(page, 'PP-1').getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /PP-1/ })).toBeVisible()
  await page.goto('/theGoodsManagement')
  expect((await exported(page, kit.list.export)).flat()).toContain('PP-1')
  await removeRow(page, 'PP-1', kit.list.remove)
})

test('a change of the legal person goes to review and shows old and new until decided', async ({ page }) => {
  const words = myInformation
  await page.goto('/myInformation')
  await button(page, words.company.edit).click()
  await field(page, information.fields.legalPerson).fill('Zhao Min')
  await button(page, words.company.save).click()
  await expect(page.getByText(words.change.title)).toBeVisible()
  // The list of changes below names both, too.
  await expect(rowOf(page, 'Zhao Min').first()).toContainText('Li Na')
})

test('a customs code is found by initials, shows its taxes for an amount, and what is found is exported', async ({
  page,
}) => {
  await page.goto('/customsCode?keyword=znsj')
  expect((await exported(page, customsCodes.export)).flat()).toContain('8517130000')
  await page.goto('/customsCode?code=8517130000')
  const calculator = page.getByRole('region', { name: customsCodes.calculator.title })
  await field(calculator, customsCodes.calculator.value).fill('20000')
  // No duty, 13 % VAT.
  await expect(calculator.getByText('2,600.00').first()).toBeVisible()
  await field(calculator, customsCodes.calculator.value).fill('-1')
  await expect(calculator.getByText(customsCodes.calculator.wrong)).toBeVisible()
})

test('rates of a day without any are those of the last day before, and say so', async ({ page }) => {
  await logIn(page, administrator)
  await page.goto('/exchangeRate')
  await expect(page.getByRole('row').filter({ hasText: 'USD' }).first()).toBeVisible()
  const converter = page.getByRole('region', { name: rates.converter.title })
  await field(converter, rates.converter.amount).fill('100')
  await expect(converter).toContainText('RMB')
  // A Sunday.
  const day = converter.getByLabel(rates.converter.date)
  await day.fill('2026-11-08')
  await day.press('Enter')
  await expect(converter).toContainText(/2026-11-08 没有公布/)
})
