import { expect, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { orderForm as words } from '@quayside/phrases/zh-CN/orders/order-form.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, errors } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { saveBelow, waitSaved } from '../support/order-form.ts'
import {
  cell,
  choose,
  fillOrder,
  formHeading,
  goTo,
  type Kind,
  openForm,
  ordersOf,
  submitButton,
  submitOrder,
  typeCell,
  typeIn,
} from '../support/orders.ts'
import { endSessionsOf } from '../support/provider-acts.ts'
import { givenSupplier } from '../support/suppliers.ts'

const supplier = 'Northgate Components'
const submitted = 1
const fields = orderFields.order

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Order Trading')
  await givenSupplier(company.token, { name: supplier })
  const customer = { type: 1, englishName: 'Harbour Retail Ltd', chineseName: '', level: 1 }
  await call('POST base/online/customer/save', { token: company.token, body: customer })
})
test.beforeEach(({ page }) => logIn(page, company.mobile))

for (const kind of ['import', 'export', 'transit', 'domestic'] satisfies Kind[]) {
  test(`${kind}: from an empty form to submitted`, async ({ page }) => {
    await openForm(page, kind)
    await submitButton(page).click()
    await page.getByRole('button', { name: /处需要修改/ }).click()
    const list = page.getByRole('region', { name: /处需要修改/ })
    await expect(
      list.getByRole('button', { name: `${fields.supplierId}：${errors.field.required}` }),
    ).toBeVisible()
    await expect(list.getByRole('button', { name: errors.order.noLines })).toBeVisible()
    // The open list covers fields of the form.
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)

    if (kind === 'import') {
      // A supplier that is not there can be created; without one the address book says what comes first.
      await typeIn(page, fields.supplierId, 'No such supplier')
      await expect(page.getByRole('button', { name: shell.newPages.supplierInfo })).toBeVisible()
      await page.keyboard.press('Escape')
      await choose(page, orderFields.orderReceiving.mode, codes.receivingMode.pickup)
      await page.getByRole('combobox', { name: words.supplierAddress }).click()
      await expect(page.getByText(words.supplierFirst)).toBeVisible()
      await page.keyboard.press('Escape')
    }
    if (kind === 'export') await choose(page, fields.customerId, 'Harbour Retail')
    await fillOrder(page, supplier)
    // The last field is far below: the form's title is in sight all the same.
    await expect(page.getByRole('heading', { name: formHeading[kind], level: 1 })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByRole('complementary', { name: words.summary.title })).toContainText('14,036.00')
    await submitOrder(page)
    await expect(page.getByRole('heading', { name: /^订单 \S+ 已提交$/ })).toBeVisible()
    const [order] = await ordersOf(company.token, kind)
    expect(order?.state).toBe(submitted)
  })
}

test('an error leads to its cell, and is gone when the cell is right', async ({ page }) => {
  await openForm(page, 'import')
  await fillOrder(page, supplier)
  await typeCell(page, 1, 'grossWeight', '0.5')
  await typeCell(page, 1, 'qty', 'many')
  await submitButton(page).click()
  await page.getByRole('button', { name: /处需要修改/ }).click()
  const wrong = page.getByRole('button', { name: new RegExp(errors.orderLine.grossBelowNet) })
  await wrong.first().click()
  await expect(page.locator('.q-grid-input')).toBeFocused()
  await expect(cell(page, 1, 'grossWeight')).toHaveAttribute('data-focus', 'true')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(wrong).toHaveCount(0)
  await goTo(page, 1, 'qty')
  // Text that could not be parsed is kept as typed.
  await expect(cell(page, 1, 'qty')).toHaveText('many')
  await expect(cell(page, 1, 'qty')).toHaveAttribute('aria-invalid', 'true')
})

test('a session that ends while typing is opened again in place, and nothing is lost', async ({ page }) => {
  const { mobile, token } = await newCompany('Patient Orders')
  await givenSupplier(token, { name: supplier })
  await logIn(page, mobile)
  await openForm(page, 'import')
  await fillOrder(page, supplier)
  await endSessionsOf(mobile)
  await saveBelow(page)
  const prompt = page.getByRole('dialog', { name: client.expired.title })
  await prompt.getByRole('textbox', { name: client.expired.password }).fill(demoPassword)
  await prompt.getByRole('button', { name: client.expired.continue }).click()
  await expect(prompt).toBeHidden()
  await waitSaved(page)
  await expect(cell(page, 1, 'model')).toHaveText('GRM188R71H104KA93D')
})

test('a double click on submit makes one order', async ({ page }) => {
  const { mobile, token } = await newCompany('Hasty Orders')
  await givenSupplier(token, { name: supplier })
  await logIn(page, mobile)
  await openForm(page, 'domestic')
  await fillOrder(page, supplier)
  await submitButton(page).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: words.submit, exact: true }).dblclick()
  await expect(page.getByRole('heading', { name: /^订单 \S+ 已提交$/ })).toBeVisible()
  expect(await ordersOf(token, 'domestic')).toHaveLength(1)
})
