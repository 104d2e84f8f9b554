import { expect, test } from '@playwright/test'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { customsCodes } from '@quayside/phrases/zh-CN/products/customs-codes.ts'
import { productFields } from '@quayside/phrases/zh-CN/products/fields.ts'
import { products } from '@quayside/phrases/zh-CN/products/products.ts'
import { machines } from '@quayside/phrases/zh-CN/texts.ts'
import { workbook } from '@quayside/server/platform/excel/sheet.testing.ts'
import { call } from '../support/calls.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { classify } from '../support/provider-acts.ts'
import { button, exported, field, removeRow, rowOf, toast } from '../support/screen.ts'
import { rowsOfDownload } from '../support/sheets.ts'
import { givenSupplier } from '../support/suppliers.ts'
import { today } from '../support/today.ts'

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Product Trading')
})
test.beforeEach(async ({ page }) => {
  await logIn(page, company.mobile)
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
  await priced('1.20', addDays(today(), -45))
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
