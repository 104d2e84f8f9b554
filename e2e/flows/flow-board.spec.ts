import { expect, type Page, test } from '@playwright/test'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { officePublishing } from '@quayside/phrases/zh-CN/office/publishing.ts'
import { flowBoard as words } from '@quayside/phrases/zh-CN/reports/flow-board.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { givenSubmitted, line } from '../support/order-story.ts'
import { button, field, rowOf, toast } from '../support/screen.ts'
import { today } from '../support/today.ts'

const dayAgo = (days: number): string => addDays(today(), -days)
const late = (page: Page) => page.locator('td[data-tone="late"]')
const heldIn = (lane: string): string => words.heldIn.replace('{lane}', lane)
const strip = (page: Page, title: string) => page.locator('thead td').filter({ hasText: title })
const inputLate = words.reasons.inputLate.replace('{days}', '12').replace('{limit}', '10')

/** The provider's days for the input invoice, of all companies. */
async function setDays(page: Page, days: string): Promise<void> {
  await page.goto('/office/settings?subject=board')
  await field(page, officePublishing.board.inputInvoice).fill(days)
  await button(page, officePublishing.settings.saveChanges.replace('{count, number}', '1')).click()
  await expect(toast(page, officePublishing.saved)).toBeVisible()
}

test('the board is red by the rules’ days alone, and says what holds each order up and where it goes on', async ({
  page,
  browser,
}) => {
  const { mobile, token } = await newCompany('Board Exports')
  const customer = await call<{ id: string }>('POST base/online/customer/save', {
    token,
    body: { type: 1, englishName: 'Harbour Retail', registeredAddress: '1 Pier Road' },
  })
  const exported = await givenSubmitted(token, {
    modelType: 1,
    customerId: customer.id,
    orderDate: dayAgo(13),
    lines: [line],
  })
  for (const step of ['auditPass', 'declare']) await provide('orders', exported.id, step)
  await provide('orders', exported.id, 'clear', { exportedOn: dayAgo(12) })
  const audited = await givenSubmitted(token)
  await provide('orders', audited.id, 'auditPass')
  const fresh = await givenSubmitted(token)

  await logIn(page, mobile)
  await page.goto('/flowBoard')
  await expect(rowOf(page, exported.orderNo)).toContainText(inputLate)
  await expect(late(page)).toHaveCount(1)
  await expect(rowOf(page, audited.orderNo)).toContainText(words.reasons.contractUnsigned)
  await expect(rowOf(page, fresh.orderNo)).toContainText(words.waits.provider)
  await expect(page.locator('tfoot')).toContainText(words.sum.orders.replace('{count, number}', '3'))

  // What holds this order up, and the rest.
  await strip(page, heldIn(words.lanes.invoice)).getByRole('button').first().click()
  await expect(page).toHaveURL(/heldUp=invoice/)
  await expect(rowOf(page, exported.orderNo)).toBeVisible()
  await expect(rowOf(page, audited.orderNo)).toHaveCount(0)
  await strip(page, heldIn(words.lanes.contract)).getByRole('button').first().click()
  await expect(page.getByText(words.empty)).toBeVisible()
  await strip(page, words.free).getByRole('button').first().click()
  await expect(rowOf(page, audited.orderNo)).toBeVisible()
  await expect(rowOf(page, exported.orderNo)).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/heldUp=invoice/)
  const due = words.dueOn.replace('{on}', dayAgo(2).slice(5))
  await expect(rowOf(page, exported.orderNo)).toContainText(`${words.waits.you} · ${due}`)

  // Another number of days: the same order is in time.
  const staff = await browser.newPage()
  await enterOffice(staff, staffWith('administrator'))
  await setDays(staff, '20')
  try {
    await page.goto('/flowBoard')
    await expect(rowOf(page, exported.orderNo)).toContainText(words.reasons.inputAwaited)
    await expect(late(page)).toHaveCount(0)
    await button(page, words.rules).click()
    await expect(page.getByRole('dialog')).toContainText(words.ruleTexts.inputInvoice.replace('{days}', '20'))
    await button(page.getByRole('dialog'), words.ruleTexts.close).click()
  } finally {
    await setDays(staff, '10')
    await staff.close()
  }
  await page.reload()
  await expect(late(page)).toHaveCount(1)
  await rowOf(page, exported.orderNo).getByRole('link', { name: words.next.inputLate }).click()
  await expect(page).toHaveURL(new RegExp(`/sellATicket\\?orderId=${exported.id}`))
})

test('the lanes show where orders are; a place filters the table by mouse and keyboard, and a chip removes it', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Lane Imports')
  const awaited = await givenSubmitted(token)
  const declared = await givenSubmitted(token)
  for (const step of ['auditPass', 'declare']) await provide('orders', declared.id, step)
  await logIn(page, mobile)
  await page.goto('/flowBoard')
  await page.getByText(words.map.lanes, { exact: true }).click()
  const bubbles = page.locator('button[data-side]:visible, [aria-pressed][data-late]:visible')
  await expect(page.getByRole('group', { name: words.map.delta })).toBeVisible()
  await expect(page.getByText(words.map.note.split('{')[0] ?? '')).toBeVisible()
  await bubbles.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/place=/)
  await expect(page.locator('tbody tr').filter({ hasText: /IM/ })).toHaveCount(1)
  await page.getByRole('button', { name: words.map.remove.replace('{name}', '') }).click()
  await expect(rowOf(page, awaited.orderNo)).toBeVisible()
  await expect(rowOf(page, declared.orderNo)).toBeVisible()

  // A phone lists the lanes.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('group', { name: words.map.delta })).toBeHidden()
  await page.locator('li > button[aria-pressed]').first().click()
  await expect(page).toHaveURL(/place=/)
})
