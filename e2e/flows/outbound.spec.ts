import { expect, type Page, test } from '@playwright/test'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { warehouseFields as fields } from '@quayside/phrases/zh-CN/warehouse/fields.ts'
import { outbound as words } from '@quayside/phrases/zh-CN/warehouse/outbound.ts'
import { stock } from '@quayside/phrases/zh-CN/warehouse/stock.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { choose, typeIn } from '../support/orders.ts'
import { takeFurtherStep } from '../support/screen.ts'
import { givenStock, stockOf } from '../support/stock.ts'
import { today } from '../support/today.ts'

const model = 'STM32F103C8T6'
const steps = machines.outbound
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page) => page.locator('.q-page-header .q-tag').first()
const cell = (page: Page, row: number, col: number) => page.locator(`[data-row="${row}"] [data-col="${col}"]`)

async function typeCell(page: Page, row: number, col: number, text: string): Promise<void> {
  await cell(page, row, col).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** The figures of one row of the comparison, strategy by strategy. */
const compared = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('cell')

const delivery = {
  type: 2,
  address: '1 Keji South Road, Shenzhen',
  consigneeName: 'Li Lei',
  consigneeIdNumber: '11010519491231002X',
  consigneePhone: '13800138000',
}

test('goods leave by date code: compared, chosen, reserved, shipped in parts; another order is given back', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Outgoing Trading')
  const warehouse = await givenStock(token, [
    { lotNumber: 'LT-1', model, qty: '600', batchNumber: 'B10', dateCode: '2518' },
    { lotNumber: 'LT-2', model, qty: '400', batchNumber: 'B2', dateCode: '2437' },
    { lotNumber: 'LT-3', model, qty: '500', batchNumber: 'B3', dateCode: 'see label' },
  ])
  const before = await stockOf(token)
  await logIn(page, mobile)
  await page.goto('/outstorage')
  await button(page, words.list.new).first().click()
  await expect(page.getByRole('heading', { name: words.form.new, level: 1 })).toBeVisible({
    timeout: 60_000,
  })

  // Nothing is compared before there is a demand; then all five strategies stand side by side.
  await expect(page.getByText(words.strategies.empty)).toBeVisible()
  await choose(page, fields.outbound.warehouseId, warehouse.name)
  await typeCell(page, 0, 0, model)
  await page.keyboard.press('Escape')
  await typeCell(page, 0, 2, '700')
  const { rows } = words.strategies
  await expect(compared(page, rows.lotsTaken)).toHaveText([/2$/, /2$/, /2$/, /2$/, /2$/])
  await expect(compared(page, rows.oldest)).toHaveText([/2437$/, /2518$/, /2518$/, /2437$/, /2437$/])
  await expect(page.getByText(words.strategies.takenLast)).toContainText('see label')
  await compared(page, rows.lotsBroken).nth(2).click()
  const byDateCode = page.getByRole('radio', {
    name: new RegExp(codes.outboundStrategy.byDateCode.slice(0, 5)),
  })
  await expect(byDateCode).toBeChecked()
  const summary = page.getByRole('region', { name: words.summary.title })
  await expect(summary).toContainText('D/C 2437')
  await expect(summary).toContainText(words.summary.rest.replace('{qty}', '300'))

  // More than there is: said beside the form, and by the server at its line.
  await typeCell(page, 0, 2, '1600')
  await expect(
    page.getByText(words.ready.short.replace('{row, number}', '1').replace('{qty}', '100')),
  ).toBeVisible()
  await choose(page, orderFields.orderDelivery.type, codes.deliveryType.dedicatedCar)
  await typeIn(page, orderFields.orderDelivery.address, delivery.address)
  await typeIn(page, orderFields.orderDelivery.consigneeName, delivery.consigneeName)
  await typeIn(page, orderFields.orderDelivery.consigneeIdNumber, delivery.consigneeIdNumber)
  await typeIn(page, orderFields.orderDelivery.consigneePhone, delivery.consigneePhone)
  const dialog = page.getByRole('dialog')
  await button(page, steps.submit.label).click()
  await dialog.getByRole('button', { name: steps.submit.label }).click()
  await expect(dialog).toBeHidden()
  await cell(page, 0, 2).click()
  await expect(page.getByText(errors.outbound.notAvailable.replace('{missing}', '100')).first()).toBeVisible()
  expect((await stockOf(token)).map(({ reserved }) => reserved)).toEqual(['0', '0', '0'])

  await typeCell(page, 0, 2, '700')
  await expect(summary).toContainText('D/C 2437')
  await button(page, steps.submit.label).click()
  await expect(dialog).toContainText('700')
  await dialog.getByRole('button', { name: steps.submit.label }).click()
  await expect(page).toHaveURL(/\/outstorageInfo\?id=\d+$/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(state(page)).toHaveText(codes.outboundState.new)
  await expect(page.getByRole('row').filter({ hasText: 'LT-2' })).toContainText('2437')
  expect((await stockOf(token)).map(({ reserved }) => reserved)).toEqual(['300', '400', '0'])
  const downloaded = page.waitForEvent('download')
  await button(page, words.record.deliveryNote).click()
  expect((await downloaded).suggestedFilename()).toMatch(/WO.*\.pdf$/)

  // The provider arranges and ships, first a part.
  await expect(button(page, steps.cancel.label)).toBeVisible()
  await provide('outbound-orders', id, 'arrange')
  await expect(state(page)).toHaveText(codes.outboundState.arranged)
  await expect(button(page, steps.cancel.label)).toBeHidden()
  const { lines } = await call<{ lines: { id: string; lots: { lotId: string }[] }[] }>(
    `GET warehouse/online/outbound/${id}`,
    { token },
  )
  const [first] = lines
  await provide('outbound-orders', id, 'ship', {
    lots: [{ lineId: first?.id, lotId: first?.lots[0]?.lotId, qty: '150' }],
    vehicle: 'B-12345',
  })
  const partly = words.progress.partly.replace('{shipped}', '150').replace('{qty}', '700')
  await expect(page.getByText(partly)).toBeVisible()
  await expect(page.locator('.q-timeline')).toContainText('B-12345')
  await provide('outbound-orders', id, 'ship')
  await expect(state(page)).toHaveText(codes.outboundState.shipped)
  await provide('outbound-orders', id, 'markSigned')
  await provide('outbound-orders', id, 'complete')
  await expect(state(page)).toHaveText(codes.outboundState.completed)
  await expect(page.getByText(codes.signState.signed)).toBeVisible()
  await expect(page.locator('.q-timeline')).toContainText(words.record.marks.markSigned)
  expect((await stockOf(token)).map(({ onHand, reserved }) => [onHand, reserved])).toEqual([
    ['300', '0'],
    ['0', '0'],
    ['500', '0'],
  ])
  expect(before.map(({ onHand }) => onHand)).toEqual(['600', '400', '500'])

  // Another order by a picked lot is cancelled: everything is as it was.
  const there = await stockOf(token)
  const other = await call<{ id: string; number: string }>('POST warehouse/online/outbound/save', {
    token,
    body: {
      strategy: 0,
      outboundType: 0,
      outboundOn: today(),
      warehouseId: warehouse.id,
      delivery,
      lines: [{ key: '1', lotId: there[2]?.id, model, qty: '120' }],
    },
  })
  await page.goto('/outstorage')
  const row = page.getByRole('row').filter({ hasText: other.number })
  await takeFurtherStep(row, words.list.submit)
  await dialog.getByRole('button', { name: words.submission.ask }).click()
  await expect(row).toContainText(codes.outboundState.new)
  await page.goto('/warehouseOrder')
  await page.getByRole('link', { name: other.number, exact: true }).click()
  await expect(page).toHaveURL(`/outstorageInfo?id=${other.id}`)
  expect((await stockOf(token))[2]?.reserved).toBe('120')
  await button(page, steps.cancel.label).click()
  await dialog.getByRole('button', { name: steps.cancel.label }).click()
  await expect(state(page)).toHaveText(codes.outboundState.draft)
  expect(await stockOf(token)).toEqual(there)
})

test('goods that expire are listed by their day and leave first expired, first out', async ({ page }) => {
  const { mobile, token } = await newCompany('Perishable Trading')
  const [soon, later] = [addDays(today(), 20), addDays(today(), 200)]
  const warehouse = await givenStock(token, [
    { lotNumber: 'LT-1', model, qty: '600', expiresOn: later },
    { lotNumber: 'LT-2', model, qty: '400', expiresOn: soon },
  ])
  await logIn(page, mobile)
  await page.goto('/CustomerStockList')
  await page.getByRole('button', { name: stock.nearExpiry }).click()
  await expect(page.getByText(soon).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(later)).toHaveCount(0)

  await page.goto('/outstorageInfo')
  await choose(page, fields.outbound.warehouseId, warehouse.name)
  await typeCell(page, 0, 0, model)
  await page.keyboard.press('Escape')
  await typeCell(page, 0, 2, '400')
  const { rows } = words.strategies
  await expect(compared(page, rows.nextExpiry).nth(0)).toContainText(soon)
  await expect(compared(page, rows.nextExpiry).nth(4)).toContainText(later)
  await compared(page, rows.lotsTaken).nth(4).click()
  await expect(page.getByRole('region', { name: words.summary.title })).toContainText(
    words.summary.expires.replace('{day}', soon),
  )
})
