import { expect, type Page, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { linesGrid } from '@quayside/phrases/zh-CN/kit/lines-grid.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { orderForm as words } from '@quayside/phrases/zh-CN/orders/order-form.ts'
import { orders } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { payments } from '@quayside/phrases/zh-CN/payments/payments.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { newCompany } from '../support/company.ts'
import { logInByKeyboard, tabTo } from '../support/keyboard.ts'
import { cell, ordersOf } from '../support/orders.ts'
import { givenOldAccount } from '../support/payments.ts'
import { givenSupplier } from '../support/suppliers.ts'

const supplier = 'Northgate Components'
const { order, orderReceiving: receiving, orderDelivery: delivery } = orderFields

/** Types into a searchable list and chooses the first match. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, new RegExp(`(^|\\s)${label}$`))
  await page.keyboard.type(text)
  const option = page.locator('[role=option][data-active]')
  await expect(option).toContainText(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

async function enter(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, new RegExp(`(^|\\s)${label}$`))
  await page.keyboard.type(text)
}

async function typeRow(page: Page, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    if (text !== '') await page.keyboard.type(text)
    if (place < texts.length - 1) await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

test('an order is placed and its payment applied for by keyboard alone, from the login page on', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Keyboard Orders')
  await givenOldAccount(token, await givenSupplier(token, { name: supplier }))
  await logInByKeyboard(page, mobile)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(shell.pages.importOrder)
  await expect(page.getByRole('option').first()).toContainText(shell.pages.importOrder)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/importOrder')
  await expect(page.getByRole('heading', { name: shell.pages.importOrder, level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await pick(page, order.supplierId, supplier)
  await pick(page, order.incoterms, 'FCA')
  await tabTo(
    page,
    linesGrid.cell.replace('{row, number}', '1').replace('{column}', orderFields.orderLine.model),
  )
  await typeRow(page, [
    'STM32F407VGT6',
    '微控制器',
    '',
    'ST',
    '中国',
    '个',
    '2000',
    '6.85',
    '',
    '4',
    '3.20',
    '3.60',
  ])
  await expect(cell(page, 0, 'totalMoney')).toHaveText('13,700.00')

  // Copies the row below, finds a model, deletes and undoes, then sorts from the menu.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+Shift+d')
  await expect(cell(page, 1, 'grossWeight')).toHaveAttribute('data-focus', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.type('GRM188R71H104KA93D')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 'model')).toHaveText('GRM188R71H104KA93D')
  await page.keyboard.press('Control+f')
  await page.keyboard.type('stm32')
  await expect(cell(page, 0, 'model')).toHaveAttribute('data-focus', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect(cell(page, 0, 'model')).toHaveText('')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 0, 'model')).toHaveText('STM32F407VGT6')
  await page.keyboard.press('Shift+F10')
  const sort = page.getByRole('menuitem', { name: linesGrid.sortAscending })
  await expect(sort).toBeVisible()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await page.locator('[role=menuitem]:focus').textContent()) === linesGrid.sortAscending) break
  }
  await expect(page.locator('[role=menuitem]:focus')).toHaveText(linesGrid.sortAscending)
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'model')).toHaveText('GRM188R71H104KA93D')
  await expect(page.locator('.q-grid-input')).toBeFocused()

  // Escape and Tab lead out of the sheet.
  await page.keyboard.press('Escape')
  await pick(page, receiving.mode, '供应商送货')
  await pick(page, delivery.type, '专车')
  await enter(page, delivery.address, '深圳市南山区科技园 1 号')
  await enter(page, delivery.consigneeName, '张三')
  await enter(page, delivery.consigneeIdNumber, '440301198503122829')
  await enter(page, delivery.consigneePhone, '13800138012')
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByRole('dialog').getByRole('button', { name: words.submit, exact: true }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^订单 \S+ 已提交$/ })).toBeVisible()
  const placed = await ordersOf(token, 'import')
  expect(placed).toMatchObject([{ state: 1 }])

  // From the list to its payment application.
  await page.keyboard.press('Control+k')
  await page.keyboard.type(shell.pages.ImportOrderList)
  await expect(page.getByRole('option').first()).toContainText(shell.pages.ImportOrderList)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: orders.list.signContract })).toBeVisible()
  await tabTo(page, new RegExp(`^${kit.list.selectRow} IM`))
  await page.keyboard.press('Space')
  await tabTo(page, orders.list.addToPayment)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: shell.pages.toCopeWithApplication, level: 1 })).toBeVisible()
  await expect(page.getByLabel(new RegExp(payments.form.account)).first()).toHaveValue(/Silicon Harbor/)
  await pick(page, payments.form.method, '电汇')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^提交付款申请 USD/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/paymentInfo/)
  await expect(page.getByRole('heading', { name: /^PA/, level: 1 })).toBeVisible()
})
