import { expect, type FileChooser, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { members } from '@quayside/phrases/zh-CN/account/members.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { orders } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { partnerFields as fields } from '@quayside/phrases/zh-CN/partners/fields.ts'
import { partners } from '@quayside/phrases/zh-CN/partners/partners.ts'
import { payments } from '@quayside/phrases/zh-CN/payments/payments.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes } from '@quayside/phrases/zh-CN/texts.ts'
import { newCompany } from '../support/company.ts'
import { logInByKeyboard, tabTo } from '../support/keyboard.ts'
import { givenPayableOrder } from '../support/payments.ts'
import { supplierDocument } from '../support/suppliers.ts'

const words = partners.supplier

test('a supplier is created by keyboard alone, from the login page to its record', async ({ page }) => {
  const { mobile } = await newCompany('Keyboard Trading')
  const choosers: FileChooser[] = []
  page.on('filechooser', (chooser) => choosers.push(chooser))
  await logInByKeyboard(page, mobile)

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words.title)
  await expect(page.getByRole('option').first()).toContainText(words.title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/supplierList')
  await expect(page.getByText(words.empty)).toBeVisible()
  await tabTo(page, words.new)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/supplierInfo')
  await expect(page.getByRole('heading', { name: words.new })).toBeVisible()

  await tabTo(page, words.save)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: fields.supplier.name })).toBeFocused()
  await page.keyboard.type('Rowan Keys')
  await tabTo(page, fields.supplier.englishName)
  await page.keyboard.type('Rowan Keys Limited')
  await tabTo(page, codes.supplierLocation.overseas)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: codes.supplierLocation.domestic })).toBeChecked()
  for (const [place, [label, name]] of [
    [words.licence, 'licence.pdf'],
    [words.invoicing, 'invoicing.pdf'],
  ].entries()) {
    await tabTo(page, new RegExp(`^${label}:`))
    const file = { name: name ?? '', mimeType: 'application/pdf', buffer: await supplierDocument() }
    await page.keyboard.press('Enter')
    await expect.poll(() => choosers.length).toBe(place + 1)
    await choosers[place]?.setFiles(file)
    await expect(page.getByRole('link', { name: file.name, exact: true })).toBeVisible()
  }
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, words.save)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rowan Keys', level: 1 })).toBeVisible()
  await expect(page.locator('.q-tag').first()).toHaveText(codes.supplierStatus.enabled)
})

test('a payment is applied for without a mouse: palette, list, peek, record, form, submission', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Keyboard Payments')
  const { orderNo } = await givenPayableOrder(token)
  await logInByKeyboard(page, mobile)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(shell.pages.ImportOrderList)
  await expect(page.getByRole('option').first()).toContainText(shell.pages.ImportOrderList)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: shell.pages.ImportOrderList, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: orderNo, exact: true })).toBeVisible()

  // The row shows its record beside the list, with the sum of the payment in its only filled button.
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const peek = page.getByRole('complementary', { name: kit.keys.peek })
  await expect(peek).toContainText(orderNo)
  await expect(peek).toContainText(/USD\s*1,250\.00/)
  await expect(peek.getByRole('heading', { name: orders.record.groups.money })).toBeVisible()
  // The list beside it keeps where the goods are and what they cost; the steps of its rows stand in the peek.
  await expect(page.getByRole('columnheader', { name: kit.route.title })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: orderFields.order.orderAmount })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: kit.list.actions })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: orderNo, level: 1 })).toBeVisible()
  // What is next stands first, and digits open the tabs.
  await expect(page.getByText(`${orders.record.current} ${orders.list.signContract}`)).toBeVisible()
  await page.keyboard.press('4')
  await expect(page.getByRole('tab', { name: orders.record.tabs.money, selected: true })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('tab', { name: orders.record.tabs.overview, selected: true })).toBeVisible()
  await tabTo(page, `${orders.list.applyForPayment} USD 1,250.00`)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: shell.pages.toCopeWithApplication, level: 1 })).toBeVisible()
  await expect(page.getByLabel(new RegExp(payments.form.account)).first()).toHaveValue(/Silicon Harbor/)
  await tabTo(page, new RegExp(`(^|\\s)${payments.form.method}$`))
  await page.keyboard.type('电汇')
  await expect(page.locator('[role=option][data-active]')).toContainText('电汇')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^提交付款申请 USD/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/paymentInfo\?id=/)
})

test('dialogs keep the focus inside and give it back', async ({ page }) => {
  const { mobile } = await newCompany('Dialogs Trading')
  await page.goto('/login')
  await page.getByRole('textbox', { name: login.fields.account }).fill(mobile)
  await page.getByRole('textbox', { name: login.fields.password, exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await page.goto('/members')
  const opener = page.getByRole('button', { name: members.new }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate<boolean>("document.activeElement.closest('[role=dialog]') !== null")).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
