import { expect, type Page, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { loseFirstSave, rowCount, saveDraft, waitSaved } from '../support/order-form.ts'
import { givenDraft } from '../support/order-story.ts'
import {
  cell,
  choose,
  fillOrder,
  openForm,
  ordersOf,
  pasteAt,
  submitOrder,
  twoLines,
  typeCell,
  typeIn,
} from '../support/orders.ts'
import { givenSupplier } from '../support/suppliers.ts'

const supplier = 'Northgate Components'
const { order: fields, orderDelivery: delivery } = orderFields

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Draft Trading')
  await givenSupplier(company.token, { name: supplier })
})
test.beforeEach(({ page }) => logIn(page, company.mobile))

/** A new order is saved, and the answer is lost on the way. */
async function saveUnanswered(page: Page, token: string): Promise<void> {
  await openForm(page, 'transit')
  await loseFirstSave(page)
  await choose(page, fields.supplierId, supplier)
  await pasteAt(page, 0, twoLines)
  await saveDraft(page)
  await expect(page.locator('.toast').first()).toBeVisible()
  expect(await ordersOf(token, 'transit')).toHaveLength(1)
}

test('a save whose answer was lost makes one order, and the next save follows it', async ({ page }) => {
  await saveUnanswered(page, company.token)

  await typeIn(page, fields.contractNo, 'HT-2')
  await saveDraft(page)
  await waitSaved(page)
  await expect.poll(() => ordersOf(company.token, 'transit')).toMatchObject([{ contractNo: 'HT-2' }])
  await expect(page.getByRole('dialog', { name: kit.stale.title })).toBeHidden()
})

test('a save whose answer was lost before a reload makes one order too', async ({ page }) => {
  const { mobile, token } = await newCompany('Reloaded Orders')
  await givenSupplier(token, { name: supplier })
  await logIn(page, mobile)
  await saveUnanswered(page, token)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: kit.form.draftTake }).click()
  await typeIn(page, fields.contractNo, 'HT-AFTER')
  await saveDraft(page)
  await waitSaved(page)
  await expect.poll(() => ordersOf(token, 'transit')).toMatchObject([{ contractNo: 'HT-AFTER' }])
  await expect(page.getByRole('dialog', { name: kit.stale.title })).toBeHidden()
})

test('a draft saves itself, is there after a reload, and what was not saved is offered again', async ({
  page,
}) => {
  await openForm(page, 'transit')
  await choose(page, fields.supplierId, supplier)
  await pasteAt(page, 0, twoLines)
  await waitSaved(page)
  await page.reload()
  await expect(cell(page, 0, 'model')).toHaveText('STM32F407VGT6')

  await page.route('**/api/business/online/order/save', (route) => route.abort())
  await typeCell(page, 0, 'qty', 'soon')
  await expect(page.getByText(/^已在本机保存/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: kit.form.draftTake }).click()
  await expect(cell(page, 0, 'qty')).toHaveText('soon')
})

test('a long sheet that could not be saved is offered again too', async ({ page }) => {
  await page.route('**/api/business/online/order/save', (route) => route.abort())
  await openForm(page, 'domestic')
  const table = Array.from({ length: 400 }, (_unused, row) => `LONG-${row}\t\t\t\t\t\tsoon`).join('\n')
  await pasteAt(page, 0, table)
  await expect(page.getByText(/^已在本机保存/)).toBeVisible()
  await page.waitForTimeout(1500)
  await page.reload()
  await page.getByRole('button', { name: kit.form.draftTake }).click()
  await rowCount(page, 400)
  await expect(cell(page, 1, 'qty')).toHaveText('soon')
})

test('a cell that cannot be read is saved with the draft, and a colleague sees it', async ({
  page,
  context,
}) => {
  await openForm(page, 'domestic')
  await choose(page, fields.supplierId, supplier)
  await pasteAt(page, 0, twoLines)
  await typeCell(page, 0, 'qty', 'ca. 500')
  await saveDraft(page)
  await waitSaved(page)
  const other = await context.newPage()
  await logIn(other, company.mobile)
  await other.goto(page.url())
  await expect(cell(other, 0, 'qty')).toHaveText('ca. 500')
  await expect(cell(other, 0, 'qty')).toHaveAttribute('aria-invalid', 'true')
})

test('what was typed for another way of delivery is neither checked nor sent', async ({ page }) => {
  await openForm(page, 'domestic')
  await choose(page, delivery.type, '仓库自提')
  await typeIn(page, delivery.pickupPhone, '12')
  await typeIn(page, delivery.pickupIdNumber, '110105194912310020')
  await fillOrder(page, supplier)
  await submitOrder(page)
  await expect(page.getByRole('heading', { name: /^订单 \S+ 已提交$/ })).toBeVisible()
})

test('identity numbers do not lie in the browser’s store', async ({ page }) => {
  await page.route('**/api/business/online/order/save', (route) => route.abort())
  await openForm(page, 'domestic')
  await fillOrder(page, supplier)
  const browserStore = () => page.evaluate(() => JSON.stringify(localStorage))
  // The phone is typed last, so the draft that contains it contains everything before.
  await expect.poll(browserStore).toContain('13800138012')
  expect(await browserStore()).not.toContain('440301198503122829')
})

test('an order asked for at another kind’s form is shown at its own', async ({ page }) => {
  const { id, orderNo } = await givenDraft(company.token)
  await page.goto(`/exportOrder?id=${id}`)
  await expect(page).toHaveURL(`/importOrder?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo)
})
