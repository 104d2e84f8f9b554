import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { addDays } from '@quayside/contract/kernel/days.ts'
import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { warehouseFields } from '@quayside/phrases/zh-CN/warehouse/fields.ts'
import { inbound as words } from '@quayside/phrases/zh-CN/warehouse/inbound.ts'
import { qrCodesOf } from '@quayside/server/platform/pdf/pdf-qr.testing.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { decide } from '../support/office.ts'
import { rowCount, saveDraft, waitSaved } from '../support/order-form.ts'
import { choose, pasteAt, typeIn } from '../support/orders.ts'
import { givenSupplier } from '../support/suppliers.ts'
import { today } from '../support/today.ts'

const fields = warehouseFields.inbound
const states = codes.inboundState
const steps = machines.inbound
const supplier = 'Tidewater Components'

const keys = inboundLines.keys
const cell = (page: Page, row: number, key: (typeof keys)[number]): Locator =>
  page.locator(`[data-row="${row}"] [data-col="${keys.indexOf(key)}"]`)

/** Model, name, brand, origin, unit, quantity, pallet number and type. */
const pasted = [
  ['STM32F103C8T6', 'Reel 42', 'ST', 'CN', 'PCS', '2,500', 'P-1', '1'],
  ['LM358DR', 'Reel 43', 'TI', 'MY', 'PCS', '1,000', 'P-2', '1'],
  ['NE555P', 'Tube 7', 'TI', 'MY', 'PCS', 'five', '', '2'],
]
  .map((cells) => cells.join('\t'))
  .join('\n')

const read = (token: string, id: string): Promise<InboundDetail> =>
  call(`GET warehouse/online/inbound/${id}`, { token })

/** A colleague saves the same draft with other remarks. */
async function saveElsewhere(token: string, id: string): Promise<void> {
  const found = await read(token, id)
  const body = {
    id,
    version: found.version,
    supplierId: found.supplierId,
    warehouseId: found.warehouseId,
    orderedOn: found.orderedOn,
    arrivalMode: found.arrivalMode,
    pickupAddress: found.pickupAddress,
    pickupTime: found.pickupTime,
    remarks: 'From a colleague',
    lines: found.lines.map(inboundLines.toDraft),
  }
  await call('POST warehouse/online/inbound/save', { token, body })
}

async function fillHead(page: Page): Promise<void> {
  await choose(page, fields.supplierId, supplier)
  await page
    .getByLabel(new RegExp(`${fields.warehouseId}$`))
    .first()
    .click()
  await page.getByRole('option').first().click()
  await choose(page, fields.arrivalMode, codes.receivingMode.supplierDelivers)
  await typeIn(page, words.form.originAddress, '12 Kwai Chung Road, Hong Kong')
  const day = addDays(today(), 1)
  await typeIn(page, words.form.arrivalTime, `${day} 10:30`)
  await page.keyboard.press('Enter')
  await typeIn(page, fields.vehicle, 'HK 1234')
}

test('goods come in: announced from a paste, returned once, received with differences, stored with labels', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { mobile, token } = await newCompany('Inbound Trading')
  await givenSupplier(token, { name: supplier })
  await logIn(page, mobile)

  // From the menu to an empty form, whose submission names every field.
  await page.goto('/home')
  await page.getByRole('button', { name: shell.areas.logistics, exact: true }).click()
  await page.getByRole('link', { name: shell.pages.storage, exact: true }).click()
  await expect(page.getByText(words.list.empty)).toBeVisible()
  await page.getByRole('button', { name: words.list.new }).first().click()
  await expect(page.getByRole('heading', { name: words.form.new, level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const submit = page.getByRole('button', { name: steps.submit.label, exact: true })
  await submit.click()
  await expect(page.getByText(errors.order.noLines).first()).toBeVisible()
  await expect(page.locator('.q-field-error')).toHaveCount(6)

  // Header and a paste with a cell that cannot be read and one that is missing.
  await fillHead(page)
  await pasteAt(page, 0, pasted)
  await rowCount(page, 3)
  await expect(cell(page, 0, 'origin')).toHaveText('中国')
  await expect(cell(page, 0, 'qty')).toHaveText('2,500')
  await expect(cell(page, 0, 'palletType')).toHaveText(codes.palletType.wooden)
  await submit.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cell(page, 2, 'qty')).toHaveText('five')
  await cell(page, 2, 'qty').click()
  await page.keyboard.type('300')
  await page.keyboard.press('Tab')
  await page.keyboard.type('P-3')
  await page.keyboard.press('Enter')

  // Saved as a draft; a colleague was faster once, and both versions are compared.
  // The form saves by itself too: only its own answer says that nothing is under way any more.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('inbound/save') && answer.ok())
  await saveDraft(page)
  await answered
  await waitSaved(page)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(() => saveElsewhere(token, id)).toPass({ timeout: 15_000 })
  await typeIn(page, fields.remarks, 'Two pallets and a tube')
  await saveDraft(page)
  const stale = page.getByRole('dialog', { name: kit.stale.title })
  await expect(stale).toContainText('From a colleague')
  await stale.getByRole('button', { name: kit.stale.keepMine }).click()
  await expect(stale).toBeHidden()
  await expect
    .poll(async () => (await read(token, id)).remarks, { timeout: 15_000 })
    .toBe('Two pallets and a tube')
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: steps.submit.label, exact: true }).click()
  await expect(page.getByRole('heading', { name: /^WI/, level: 1 })).toBeVisible()
  await expect(page.getByText(states.submitted).first()).toBeVisible()

  // Returned with a reason: the home screen leads there, and it is submitted again from the list.
  await provide('inbound-orders', id, 'auditFail', { reason: 'Which dock?' })
  await expect(page.getByText('Which dock?').first()).toBeVisible()
  await page.goto('/home')
  const refused = page.getByRole('listitem').filter({ hasText: home.today.what.inboundRefused })
  await refused.getByRole('link', { name: home.today.verb.inboundRefused }).click()
  await expect(page).toHaveURL(/\/storageInfo\?id=/)
  await page.goto('/storage?state=2')
  const row = page.getByRole('row').filter({ hasText: supplier })
  await expect(row).toContainText('Which dock?')
  await row.getByRole('checkbox').check()
  await page.getByRole('region').getByRole('button', { name: words.list.submit }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.submission.ask }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  // Received: short of one, some of another damaged.
  await provide('inbound-orders', id, 'auditPass')
  const { lines } = await read(token, id)
  const counted = [
    { qty: '2400', differences: [{ kind: 0, reason: 'One reel is missing' }] },
    { qty: '1000', differences: [{ kind: 2, qty: '200', reason: 'Wet carton' }] },
    { qty: '300' },
  ]
  await provide('inbound-orders', id, 'receive', {
    lines: lines.map((line, place) => ({ lineId: line.id, differences: [], ...counted[place] })),
  })
  await page.goto('/storage')
  await page.getByRole('button', { name: new RegExp(`^${words.list.hasDifference}`) }).click()
  await expect(page).toHaveURL(/hasDifference=1/)
  await row.getByRole('link', { name: words.list.decide }).click()
  const difference = (reason: string) => page.getByRole('listitem').filter({ hasText: reason })
  await expect(difference('One reel is missing')).toContainText(`${codes.differenceKind.short} 100`)
  const { accept, dispute } = machines.stockDifference
  await difference('One reel is missing').getByRole('button', { name: accept.label }).click()
  await page.getByRole('dialog').getByRole('button', { name: accept.label }).click()
  await expect(difference('One reel is missing')).toContainText(codes.stockDifferenceState.accepted)
  await decide(page, dispute.label, 'The carton was dry at the gate')
  await expect(difference('Wet carton')).toContainText(codes.stockDifferenceState.disputed)

  // Stored: lots with what is blocked, and labels that a camera reads.
  for (const name of ['inspect', 'review', 'store']) await provide('inbound-orders', id, name)
  await expect(page.getByText(states.stored).first()).toBeVisible()
  const storedInbound = await read(token, id)
  const lots = storedInbound.lines.flatMap((line) => line.lots)
  expect(lots).toMatchObject([
    { available: '2400', quality: 0 },
    { onHand: '800', available: '800', quality: 0 },
    { onHand: '200', available: '0', quality: 1 },
    { onHand: '300', quality: 0 },
  ])
  await expect(page.getByText(words.record.held.replace('{qty}', '0'))).toBeVisible()
  await page.getByRole('button', { name: words.record.labels }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: words.record.labelRoll }).click()
  const labels = await readFile(await (await download).path())
  expect(qrCodesOf(labels, { width: (100 * 72) / 25.4, height: (70 * 72) / 25.4 })).toEqual(
    lots.map(({ number }) => number),
  )
  await difference('Wet carton').getByRole('button', { name: accept.label }).click()
  await page.getByRole('dialog').getByRole('button', { name: accept.label }).click()
  await expect(page.getByText(words.record.held.replace('{qty}', '0'))).toBeHidden()
  await page.getByRole('link', { name: words.differences.thread }).click()
  await expect(page.getByText('The carton was dry at the gate')).toBeVisible()

  // What is free of it goes out: a draft with these lots.
  await page.goto(`/storageInfo?id=${id}`)
  await page.getByRole('button', { name: words.record.sendOut, exact: true }).click()
  await expect(page).toHaveURL(/\/outstorageInfo\?id=\d+&edit=1/)
  await rowCount(page, 3)

  // On a phone the list is cards; the copy is a draft with the same goods.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/storage')
  // The tabs of open pages are not shown there.
  await expect(page.getByRole('link', { name: storedInbound.number, exact: true })).toBeVisible()
  await page.goto(`/storageInfo?id=${id}`)
  await page.getByRole('button', { name: kit.list.more }).click()
  await page.getByRole('menuitem', { name: words.record.copy }).click()
  await expect(page).toHaveURL(/edit=1/)
  await rowCount(page, 3)
})
