import { expect, type Locator, type Page, test } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { information } from '@quayside/phrases/zh-CN/account/information.ts'
import { login } from '@quayside/phrases/zh-CN/account/login.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { consultations } from '@quayside/phrases/zh-CN/notices/consultations.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { officeOrders } from '@quayside/phrases/zh-CN/office/orders.ts'
import { officeReview } from '@quayside/phrases/zh-CN/office/review.ts'
import { productFields } from '@quayside/phrases/zh-CN/products/fields.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { pngPicture } from '@quayside/server/platform/testing/picture.ts'
import { call } from '../support/calls.ts'
import { forgetLimits, newCompany, submittedCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { decide, enterOffice, logInAtOffice, staffWith } from '../support/office.ts'
import { givenDraft, line } from '../support/order-story.ts'
import { givenLots } from '../support/stock.ts'

const product = productFields.classificationRequest

test.beforeEach(() => forgetLimits())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}(\\s|$)`) })
const pasteInto = (cell: Locator, text: string): Promise<void> =>
  cell.evaluate((input, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
const find = async (page: Page, keyword: string): Promise<void> => {
  await page.goto(`/office?keyword=${encodeURIComponent(keyword)}`)
  await expect(page.locator('[class*=queue-table] tbody tr')).toHaveCount(1)
}

test('a company is rejected in the back office, resubmits, is approved there, and logs in', async ({
  page,
  browser,
}) => {
  const name = `Back Office Trading ${Date.now()}`
  const { mobile } = await submittedCompany(name)
  const desk = await (await browser.newContext()).newPage()
  await logInAtOffice(desk, staffWith('reviewer'))

  await find(desk, name)
  // Nothing was clicked: the first key works.
  await desk.keyboard.press('t')
  await expect(desk.locator('[class*=queue-table] tbody tr').first()).toContainText(office.queue.you)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(desk.getByText(officeReview.documents.title)).toBeVisible()
  const reason = 'The licence cannot be read.'
  await decide(desk, machines.company.reject.label, reason)

  await page.goto('/login')
  await field(page, login.fields.account).fill(mobile)
  await field(page, login.fields.password).fill(demoPassword)
  await button(page, login.actions.logIn).click()
  await page.getByRole('link', { name: login.actions.completeInformation }).click()
  await expect(page.getByText(reason)).toBeVisible()
  await field(page, information.fields.legalPerson).fill('Li Na Junior')
  await button(page, information.resubmit).click()
  await expect(page.getByText(information.states.applied.title)).toBeVisible()

  await find(desk, name)
  await button(desk, office.queue.takeUp).click()
  await desk.getByRole('link', { name }).click()
  await expect(desk.getByText('Li Na Junior')).toBeVisible()
  await decide(desk, machines.company.pass.label)
  await desk.goto(`/office/companies?keyword=${encodeURIComponent(name)}`)
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText(
    codes.certificationStatus.passed,
  )

  // The open page hears of it, and enters with the session it has.
  await expect(page.getByText(information.states.passed.text)).toBeVisible()
  await button(page, information.states.passed.action).click()
  await expect(page).toHaveURL('/home')
  await desk.context().close()
})

test('an order submitted in one browser is audited in another, and the first sees it without a reload', async ({
  page,
  browser,
}) => {
  const { mobile, token } = await newCompany('Two Browsers Trading')
  const order = await givenDraft(token)
  await logIn(page, mobile)
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(`/orderInfo?id=${order.id}`)
  await live
  const state = page.locator('.q-page-header .q-tag').first()
  await decide(page, machines.order.submit.label)
  await expect(state).toHaveText(codes.orderState.submitted)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })

  const desk = await (await browser.newContext()).newPage()
  await enterOffice(desk, staffWith('operations'))
  await find(desk, order.orderNo)
  await desk.getByRole('link', { name: order.orderNo }).click()
  await decide(desk, machines.order.auditPass.label)
  await expect(state).toHaveText(codes.orderState.audited)

  await desk.goto(`/office/order?id=${order.id}`)
  await button(desk, officeOrders.entry.steps.receive).click()
  await button(desk, officeOrders.entry.receive.all).click()
  const bar = desk.getByRole('region', { name: officeOrders.entry.steps.receive })
  await expect(bar).toContainText(codes.orderStateLabel.storedAwaitingDeclaration)
  await desk.keyboard.press('Control+Enter')
  await expect(state).toHaveText(codes.orderStateLabel.storedAwaitingDeclaration)
  expect(loads).toBe(0)
  await desk.context().close()
})

test('a customer asks, staff answer, and the customer reads it without a reload', async ({
  page,
  browser,
}) => {
  const { mobile } = await newCompany('Asking Trading')
  await logIn(page, mobile)
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/consultativeManagement')
  await live
  // An empty list offers it a second time.
  await button(page, consultations.new).first().click()
  const title = `Held at customs ${Date.now()}`
  const form = page.getByRole('dialog')
  await form.getByRole('combobox').click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await form.getByRole('textbox', { name: consultations.question }).fill(title)
  await form.getByRole('textbox', { name: consultations.message }).fill('Why is it held?')
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: `${consultations.files}:` }).click()
  const picture = { name: 'notice.png', mimeType: 'image/png', buffer: await pngPicture() }
  await (await chooser).setFiles(picture)
  await form.getByRole('link', { name: picture.name }).waitFor()
  await button(page, consultations.ask).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(codes.consultationState.open)
  await row.getByRole('link').first().click()
  const thread = page.getByRole('list', { name: consultations.thread })
  await expect(thread.getByText('Why is it held?')).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })

  const desk = await (await browser.newContext()).newPage()
  await enterOffice(desk, staffWith('operations'))
  await find(desk, title)
  await desk.getByRole('link', { name: new RegExp(title) }).click()
  await expect(desk.getByText('Why is it held?')).toBeVisible()
  const opened = desk.context().waitForEvent('page')
  await desk
    .getByRole('list', { name: officeReview.consultation.thread })
    .getByRole('button', { name: picture.name })
    .click()
  const shown = await opened
  await expect.poll(() => shown.url()).toMatch(/^blob:/)
  await shown.close()
  await desk.getByRole('textbox', { name: officeReview.consultation.answer }).fill('It needs a licence.')
  await button(desk, officeReview.consultation.send).click()
  await expect(thread.getByText('It needs a licence.')).toBeVisible()
  await expect(row).toContainText(codes.consultationState.answered)
  expect(loads).toBe(0)
  await desk.context().close()
})

test('stored goods are bound to their order at the desk, lots pasted from a sheet', async ({ page }) => {
  const { token } = await newCompany('Desk Storage Trading')
  await givenLots(token, 'SZ-2611-11', 'SZ-2611-12')
  const { id } = await givenDraft(token, { isWarehouseType: 1, receiving: {} })
  await call(`POST business/online/order/${id}/submit`, { token, body: {} })
  await enterOffice(page, staffWith('operations'))
  await page.goto(`/office/order?id=${id}`)
  const state = page.locator('.q-page-header .q-tag').first()
  await decide(page, machines.order.auditPass.label)
  await page.goto(`/office/order?id=${id}`)
  await expect(state).toHaveText(codes.orderStateLabel.storedAwaitingBinding)

  await button(page, machines.order.bind.label).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(officeOrders.toBind.replace('{qty}', '1,000'))
  const cell = (name: string, row: number) => dialog.getByLabel(name.replace('{row, number}', String(row)))
  await pasteInto(cell(kit.lots.lotNumberOf, 1), 'SZ-2611-11\t600\nSZ-2611-11\t400')
  await expect(cell(kit.lots.qtyOf, 2)).toHaveValue('400')
  const confirm = dialog.getByRole('button', { name: machines.order.bind.label })
  await confirm.click()
  await expect(dialog.getByText(errors.order.lotTwice)).toBeVisible()
  await cell(kit.lots.lotNumberOf, 2).fill('SZ-2611-12')
  await confirm.click()
  await expect(dialog).toBeHidden()
  await page.goto(`/office/order?id=${id}`)
  await expect(state).toHaveText(codes.orderState.bound)
  await expect(page.getByText('SZ-2611-12')).toBeVisible()
})

test('many orders are audited at once, and each says what became of it', async ({ page }) => {
  const { token } = await newCompany('Bulk Trading')
  const orders = [await givenDraft(token), await givenDraft(token)]
  for (const { id } of orders) await call(`POST business/online/order/${id}/submit`, { token, body: {} })
  await enterOffice(page, staffWith('administrator'))
  await page.goto('/office/orders?keyword=Bulk%20Trading')
  for (const { orderNo } of orders)
    await page.getByRole('row').filter({ hasText: orderNo }).getByRole('checkbox').check()
  await button(page, `${machines.order.auditPass.label} 2`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^${machines.order.auditPass.label}`) }).click()
  await expect(dialog.locator('.q-tag')).toHaveText([officeOrders.bulk.ok, officeOrders.bulk.ok])
  await dialog.getByRole('button', { name: officeOrders.bulk.close }).last().click()
  for (const { orderNo } of orders)
    await expect(page.getByRole('row').filter({ hasText: orderNo })).toContainText(codes.orderState.audited)
})

test('ten thousand lines are received by keyboard, and only those in sight are drawn', async ({ page }) => {
  const { token } = await newCompany('Long Order Trading')
  const lines = Array.from({ length: 10_000 }, (_, place) => ({
    ...line,
    key: `line-${place}`,
    model: `LONG-${place + 1}`,
  }))
  const { id } = await givenDraft(token, { lines })
  await call(`POST business/online/order/${id}/submit`, { token, body: {} })
  await enterOffice(page, staffWith('operations'))
  await page.goto(`/office/order?id=${id}`)
  await decide(page, machines.order.auditPass.label)
  await page.goto('/office/orders?keyword=Long%20Order')
  const link = page.getByRole('row').filter({ hasText: 'Long Order' }).getByRole('link').first()
  await link.waitFor()
  const began = Date.now()
  await link.click()
  const table = page.getByRole('table', { name: officeOrders.lines })
  await expect(table.getByText('LONG-1', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const quantityOf = (model: string) =>
    page.getByLabel(officeOrders.entry.receive.nowOf.replace('{model}', model), { exact: true })
  await expect(quantityOf('LONG-1')).toBeFocused()
  test.info().annotations.push({ type: 'ms to the first quantity', description: String(Date.now() - began) })
  expect(await table.locator('tbody tr').count()).toBeLessThan(80)
  await page.keyboard.press('Enter')
  await page.getByLabel(officeOrders.table.find).fill('LONG-9000')
  await page.keyboard.press('Enter')
  await expect(quantityOf('LONG-9000')).toBeFocused()
  await page.keyboard.type('900')
  const bar = page.getByRole('region', { name: officeOrders.entry.steps.receive })
  await expect(bar).toContainText('1,900')
  await page.keyboard.press('Control+Enter')
  await expect(bar).toBeHidden()
  await expect(page.getByText(codes.receivingState.partlyStored)).toBeVisible()
})

test('a finance clerk sees what finance may, and somebody without a session is asked to log in', async ({
  page,
}) => {
  await page.goto('/office/staff')
  await expect(page).toHaveURL(/\/office\/login/)
  await logInAtOffice(page, staffWith('finance'))
  const menu = page.getByRole('navigation', { name: office.menu.label })
  await menu.getByRole('button', { name: office.desks.publishing }).click()
  await expect(menu.getByRole('link', { name: office.pages.rates })).toBeVisible()
  await expect(menu.getByRole('link', { name: office.pages.staff })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: office.pages.bulletins })).toHaveCount(0)
})

test('what a customer submits appears in an open queue by itself, long before it would be asked for', async ({
  page,
}) => {
  const name = `Live Queue Trading ${Date.now()}`
  await enterOffice(page, staffWith('reviewer'))
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(`/office?keyword=${encodeURIComponent(name)}`)
  await live
  const task = page.getByRole('link', { name })
  await expect(task).toHaveCount(0)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await submittedCompany(name)
  await expect(task).toBeVisible({ timeout: 8_000 })
  expect(loads).toBe(0)

  // What the tariff says of a chosen code is filled in.
  await page.goto('/office/classifications')
  const waiting = page.getByRole('row').filter({ hasText: codes.classificationRequestState.submitted })
  await waiting.getByRole('link').first().click()
  await page.getByRole('combobox', { name: product.hsCode }).fill('8533211000')
  await page.getByRole('option', { name: /8533211000/ }).click()
  await expect(field(page, product.vatRate)).toHaveValue('13')
  await expect(field(page, product.tariffRate)).toHaveValue(/^\d/)
})
