import { expect, type Page, test } from '@playwright/test'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { atDesk } from '../support/finance-story.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { givenSubmitted } from '../support/order-story.ts'
import { givenPayableOrder } from '../support/payments.ts'
import { rowOf } from '../support/screen.ts'
import { givenLots } from '../support/stock.ts'

/** Opens a list and waits until its rows are there and the live channel is open. */
async function watch(page: Page, path: string): Promise<void> {
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(path)
  await live
  await page.waitForLoadState('networkidle')
}
/** Within a second on a quiet machine; the lists ask by themselves for nothing, so that without the push it never comes. */
const soon = { timeout: 5_000 }

test('staff see in their open lists at once what a customer applies for, disputes and asks', async ({
  page,
  browser,
}) => {
  const name = `Live Lists ${Date.now()}`
  const { token } = await newCompany(name)
  const found = `?keyword=${encodeURIComponent(name)}`
  await enterOffice(page, staffWith('finance'))

  const { id: orderId, supplierId, accountId } = await givenPayableOrder(token)
  await watch(page, `/office/paymentApplications${found}`)
  await call('POST finance/online/paymentApplication/save', {
    token,
    body: { orders: [{ orderId, amount: '1250.00' }], supplierId, accountId, paymentMethod: 'TT' },
  })
  await expect(rowOf(page, name)).toBeVisible(soon)

  const desk = await atDesk()
  await desk('cost/chargeMany', { fees: [{ orderId, kind: 'transport', quantity: '1', unitPrice: '300' }] })
  type Fees = { rows: { id: string }[] }
  const { rows: fees } = await call<Fees>('GET finance/online/cost/list', { token })
  await watch(page, `/office/feeDisputes${found}`)
  await call(`POST finance/online/cost/${fees[0]?.id}/dispute`, { token, body: { reason: 'Charged twice' } })
  await expect(rowOf(page, name)).toBeVisible(soon)

  const other = await (await browser.newContext()).newPage()
  await enterOffice(other, staffWith('operations'))
  await watch(other, `/office/consultations${found}`)
  await call('POST system/online/consultation/save', {
    token,
    body: { subject: 'order', title: 'Where is it?', message: 'It should have come.' },
  })
  await expect(rowOf(other, name)).toHaveCount(2, soon)
  await other.context().close()
})

test('a customer sees in the open lists at once what the provider charges and stores', async ({ page }) => {
  const { mobile, token } = await newCompany('Live Goods Trading')
  const { id: orderId, orderNo } = await givenSubmitted(token)
  await logIn(page, mobile)
  await watch(page, '/costBreakdown')
  const desk = await atDesk()
  await desk('cost/chargeMany', { fees: [{ orderId, kind: 'transport', quantity: '1', unitPrice: '300' }] })
  await expect(rowOf(page, orderNo)).toBeVisible(soon)

  await watch(page, '/CustomerStockList')
  const lotNumber = `LIVE${Date.now()}`
  await givenLots(token, lotNumber)
  await expect(rowOf(page, lotNumber)).toBeVisible(soon)
})
