import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { orders } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { binding as bind } from '@quayside/phrases/zh-CN/warehouse/binding.ts'
import { call } from '../support/calls.ts'
import { forgetLimits, newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { givenDraft, givenSubmitted } from '../support/order-story.ts'
import { lastCode } from '../support/provider.ts'
import { receiveAll } from '../support/provider-acts.ts'
import { givenLots, stockOf } from '../support/stock.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string, count: number) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\s*${count}$`) })
const state = (page: Page) => page.locator('.q-page-header .q-tag').first()
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

test('an order from draft to signed: submitted in the list, followed live on its page', async ({ page }) => {
  const { mobile, token } = await newCompany('Order Life Trading')
  const ready = await givenDraft(token)
  const empty = await call<{ id: string; orderNo: string }>('POST business/online/order/save', {
    token,
    body: { modelType: 0 },
  })
  await logIn(page, mobile)
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/ImportOrderList')
  await live
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  await expect(tab(page, codes.orderTab.toSubmit, 2)).toBeVisible()

  await button(page, orders.list.export).click()
  await expect(toast(page, orders.list.exportEmpty)).toBeVisible()
  for (const { orderNo } of [ready, empty]) await row(orderNo).getByRole('checkbox').check()
  await page.getByRole('region').getByRole('button', { name: orders.list.submit, exact: true }).click()
  const question = page.getByRole('dialog', { name: orders.list.submitTitle })
  await expect(question).toContainText(orders.list.submitThen)
  await question.getByRole('button', { name: orders.list.submitRun.replace('{count, number}', '2') }).click()
  const results = page.getByRole('dialog', { name: orders.list.results })
  await expect(results.getByRole('row').filter({ hasText: ready.orderNo })).not.toContainText(orders.list.fix)
  const refused = results.getByRole('row').filter({ hasText: empty.orderNo })
  await expect(refused).toContainText(orders.list.fix)
  // Each reason stands at its field.
  await expect(refused.getByRole('listitem').filter({ hasText: orderFields.order.supplierId })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(ready.orderNo)).toContainText(codes.orderState.submitted)
  await expect(tab(page, codes.orderTab.toSubmit, 1)).toBeVisible()

  await page.getByRole('link', { name: ready.orderNo, exact: true }).click()
  await expect(page.getByRole('heading', { name: ready.orderNo, level: 1 })).toBeVisible()
  await expect(state(page)).toHaveText(codes.orderState.submitted)
  await expect(button(page, machines.order.cancel.label)).toBeVisible()
  await provide('orders', ready.id, 'auditPass')
  await expect(state(page)).toHaveText(codes.orderState.audited)
  await expect(button(page, machines.order.cancel.label)).toBeHidden()
  const { lines } = await call<{ lines: { id: string; qty: string }[] }>(
    `GET business/online/order/${ready.id}`,
    { token },
  )
  await receiveAll(ready.id, lines)
  await expect(state(page)).toHaveText(codes.orderStateLabel.storedAwaitingDeclaration)
  await page.goto(`/orderInfo?id=${ready.id}&tab=goods`)
  await expect(page.getByRole('row').filter({ hasText: 'LM358DR' })).toContainText(
    codes.receivingState.fullyStored,
  )
  for (const step of ['declare', 'clear', 'arrive']) await provide('orders', ready.id, step)
  await expect(state(page)).toHaveText(codes.orderState.arrived)
  // The provider's steps were announced by toasts of half a minute, which may cover the buttons.
  await page.reload()
  await button(page, machines.order.sign.label).click()
  await page.getByRole('dialog').getByRole('button', { name: machines.order.sign.label }).click()
  await expect(state(page)).toHaveText(codes.orderState.signed)
  await page.goto(`/orderInfo?id=${ready.id}&tab=history`)
  await expect(page.locator('.q-timeline')).toContainText(machines.order.arrive.label)

  // On a phone the stages scroll, and the one that is reached is in sight; the list's totals are a card.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const stages = page.getByRole('list', { name: kit.route.title })
  await expect(stages.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 })
  await page.goto('/ImportOrderList')
  await expect(page.getByRole('listitem').filter({ hasText: kit.list.totals })).toContainText(/\d\.\d\d/)
})

test('stored goods are bound to their order by the customer: proposed first in, first out, changed, bound', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Storage Trading')
  await givenLots(token, 'SZ-2611-01', 'SZ-2611-02')
  const { id, orderNo } = await givenSubmitted(token, { isWarehouseType: 1, receiving: {} })
  await provide('orders', id, 'auditPass')
  await logIn(page, mobile)
  await page.goto(`/orderInfo?id=${id}`)
  await expect(state(page)).toHaveText(codes.orderStateLabel.storedAwaitingBinding)
  await button(page, machines.order.bind.label).click()
  await expect(page).toHaveURL(`/stockBinding?id=${id}`)

  // The older lot is proposed wholly.
  const lot = (number: string) => page.getByRole('row').filter({ hasText: number }).getByRole('textbox')
  const [first, second] = [lot('SZ-2611-01'), lot('SZ-2611-02')]
  const goods = page.getByRole('region', { name: '1 LM358DR' })
  const figure = (name: string) => goods.locator('dl > div').filter({ hasText: name }).locator('dd')
  await expect(first).toHaveValue('1000')
  await expect(second).toHaveValue('')
  await expect(figure(bind.line.missing)).toHaveText('0')
  await first.fill('600')
  await expect(figure(bind.line.missing)).toHaveText('400')
  await second.fill('1001')
  await expect(goods.getByText(bind.line.fault.tooMuch.replace('{left}', '1,000'))).toBeVisible()
  await expect(figure(bind.line.over)).toHaveText('601')
  await page.getByRole('button', { name: bind.run.replace('{qty}', '1,601') }).click()
  await expect(toast(page, bind.fixFirst)).toBeVisible()
  await button(page, bind.propose).click()
  await expect(first).toHaveValue('1000')
  await first.fill('600')
  await second.fill('300')
  await page.getByRole('button', { name: bind.run.replace('{qty}', '900') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(bind.confirmShort.replace('{qty}', '100'))
  await dialog.getByRole('button', { name: kit.action.close }).click()

  // The order waits in the list of warehouse orders as well; what was typed is asked about.
  await second.fill('400')
  await page.getByRole('button', { name: bind.run.replace('{qty}', '1,000') }).click()
  await expect(dialog).toContainText(orderNo)
  await dialog.getByRole('button', { name: bind.run.replace('{qty}', '1,000') }).click()
  await expect(page).toHaveURL(`/orderInfo?id=${id}`)
  await expect(state(page)).toHaveText(codes.orderState.bound)
  await expect(page.getByText('SZ-2611-02')).toBeVisible()
  const stock = await stockOf(token)
  expect(stock.map(({ lotNumber, reserved }) => [lotNumber, reserved])).toEqual([
    ['SZ-2611-01', '600'],
    ['SZ-2611-02', '400'],
  ])
  await page.goto(`/stockBinding?id=${id}`)
  await expect(page.getByText(bind.bound)).toBeVisible()
})

test('a contract is read, signed with a code and downloaded; a change afterwards shows', async ({ page }) => {
  const { mobile, token } = await newCompany('Contract Trading')
  const order = await givenDraft(token)
  await call(`POST business/online/order/${order.id}/submit`, { token, body: {} })
  await logIn(page, mobile)
  await page.goto('/ElectronicContract')
  const row = page.getByRole('row').filter({ hasText: order.orderNo })
  await expect(row).toContainText(codes.contractState.unsigned)
  await row.getByRole('link', { name: orders.contract.sign }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('iframe')).toBeVisible()

  await drawer.getByRole('button', { name: orders.contract.sign, exact: true }).click()
  await expect(drawer.getByRole('alert')).toHaveText(orders.contract.codeMissing)
  await forgetLimits(mobile)
  await drawer.getByRole('button', { name: orders.contract.send }).click()
  await expect(drawer.getByText(/\*{4}/)).toBeVisible()
  const code = await lastCode(mobile, 2)
  await drawer.getByLabel(orders.contract.code).fill(code === '000000' ? '111111' : '000000')
  await drawer.getByRole('button', { name: orders.contract.sign, exact: true }).click()
  await expect(drawer.getByRole('alert')).toHaveText(errors.sms.wrongCode)
  await drawer.getByLabel(orders.contract.code).fill(code)
  await drawer.getByRole('button', { name: orders.contract.sign, exact: true }).click()
  await expect(drawer.locator('.q-tag').first()).toHaveText(codes.contractState.signed)
  await expect(row).toContainText(codes.contractState.signed)

  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: orders.contract.download }).click()
  const file = await download
  expect(file.suggestedFilename()).toContain(order.orderNo)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await provide('orders', order.id, 'return', { reason: 'The contract number is missing.' })
  const { version, supplierId } = await call<{ version: number; supplierId: string }>(
    `GET business/online/order/${order.id}`,
    { token },
  )
  await call('POST business/online/order/save', {
    token,
    body: { id: order.id, version, modelType: 0, supplierId, currency: 'USD', contractNo: 'HT-2026-1' },
  })
  await page.goto(`/orderInfo?id=${order.id}`)
  await expect(page.locator('.q-refused-note')).toContainText('The contract number is missing.')
  await expect(page.locator('[class*=contract-card]')).toContainText(codes.contractState.broken)
  await page.goto('/ElectronicContract?state=2')
  await row.getByRole('checkbox').check()
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: orders.contract.downloadSelected }).click()
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/)
})

test('many contracts are signed with one code; what cannot be signed says why', async ({ page }) => {
  const { mobile, token } = await newCompany('Many Contracts Trading')
  const first = await givenSubmitted(token)
  const second = await givenSubmitted(token)
  const draft = await givenDraft(token)
  await logIn(page, mobile)
  await page.goto('/ElectronicContract')
  const row = (orderNo: string) => page.getByRole('row').filter({ hasText: orderNo })
  for (const { orderNo } of [first, second, draft]) await row(orderNo).getByRole('checkbox').check()
  await page.getByRole('button', { name: orders.contract.signSelected }).click()
  const dialog = page.getByRole('dialog')
  const listed = (orderNo: string) => dialog.getByRole('row').filter({ hasText: orderNo })
  await expect(listed(first.orderNo)).toContainText(orders.contract.willBeSigned)
  await expect(listed(draft.orderNo)).toContainText(errors.contract.notSubmitted)
  const sign = dialog.getByRole('button', { name: orders.contract.signCount.replace('{count, number}', '2') })
  await sign.click()
  await expect(dialog.getByRole('alert')).toHaveText(orders.contract.codeMissing)
  await forgetLimits(mobile)
  await dialog.getByRole('button', { name: orders.contract.send }).click()
  await expect(dialog.getByText(/\*{4}/)).toBeVisible()
  await dialog.getByLabel(orders.contract.code).fill(await lastCode(mobile, 2))
  await sign.dblclick()
  await expect(dialog.getByText(orders.contract.signedCount.replace('{count, number}', '2'))).toBeVisible()
  await expect(listed(second.orderNo)).toContainText(orders.contract.done)
  await dialog.getByRole('button', { name: orders.contract.close }).last().click()
  for (const { orderNo } of [first, second])
    await expect(row(orderNo)).toContainText(codes.contractState.signed)
})
