import { expect, type Page, test } from '@playwright/test'
import { orders } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { forgetLimits, givenColleague, newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { givenSubmitted } from '../support/order-story.ts'
import { cardFaults, filledFaults, phoneFaults } from '../support/page-look.ts'
import { givenApplication } from '../support/payments.ts'
import { lastCode } from '../support/provider.ts'
import { button } from '../support/screen.ts'
import { givenAnnounced } from '../support/stock.ts'
import { visit } from '../support/visit.ts'

const step = machines.paymentApplication.release.label

async function openOnPhone(page: Page, account: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, account)
  await page.goto('/home')
}

test('on a phone a payment is released in two taps from home, which says to whom and for what', async ({
  page,
}) => {
  const company = await newCompany('Phone Trading')
  const { mobile } = await givenColleague(company.token, {
    name: 'Lin Jiayi',
    permissionSet: 'administrator',
  })
  await call('POST finance/online/approvalRule/save', {
    token: company.token,
    body: { paymentsAbove: '100.00', ordersAbove: null },
  })
  await givenApplication(company.token)
  await openOnPhone(page, mobile)
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: home.release.title }) })
  await expect(card).toContainText('Blue Reef')
  await expect(card).toContainText('****7562')
  await expect(card).toContainText('从未付过')
  const release = button(card, `${step} USD 1,250.00`)
  expect((await release.boundingBox())?.height).toBe(44)
  await release.click()
  await page.getByRole('dialog').getByRole('button', { name: step }).click()
  await expect(card).toBeHidden()

  // The bar at the foot leads on; nothing stands over it, and it covers nothing of the page's end.
  const bar = page.getByRole('navigation', { name: shell.bottom.label })
  await bar.getByRole('link', { name: shell.bottom.finance }).click()
  await expect(page).toHaveURL('/paymentQuery')
  await expect(bar.getByRole('link', { name: shell.bottom.finance })).toHaveAttribute('aria-current', 'page')
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  const [foot, pager] = [await bar.boundingBox(), await page.locator('.q-pager').boundingBox()]
  expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await bar.getByRole('button', { name: shell.bottom.more }).click()
  await expect(page.getByRole('navigation', { name: shell.menu.label })).toBeVisible()
})

test('on a phone contracts are signed and a difference is confirmed from home, each in two taps', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Phone Signing')
  const { orderNo } = await givenSubmitted(token)
  const { id } = await givenAnnounced(token, [{ lotNumber: 'PHONE-1', qty: '500' }])
  await provide('inbound-orders', id, 'auditPass')
  const { lines } = await call<{ lines: { id: string }[] }>(`GET warehouse/online/inbound/${id}`, { token })
  await provide('inbound-orders', id, 'receive', {
    lines: lines.map(({ id: lineId }) => ({
      lineId,
      qty: '400',
      differences: [{ kind: 0, reason: 'One reel is missing' }],
    })),
  })
  await openOnPhone(page, mobile)
  const cardOf = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  const contracts = cardOf(home.sign.title)
  await expect(contracts).toContainText(orderNo)
  expect(await filledFaults(page)).toEqual([])
  await button(contracts, home.sign.sign.replace('{count, number}', '1')).click()
  const dialog = page.getByRole('dialog')
  await forgetLimits(mobile)
  await dialog.getByRole('button', { name: orders.contract.send }).click()
  await expect(dialog.getByText(/\*{4}/)).toBeVisible()
  await dialog.getByLabel(orders.contract.code).fill(await lastCode(mobile, 2))
  await dialog
    .getByRole('button', { name: orders.contract.signCount.replace('{count, number}', '1') })
    .click()
  await expect(dialog.getByText(orders.contract.signedCount.replace('{count, number}', '1'))).toBeVisible()
  await dialog.getByRole('button', { name: orders.contract.close }).last().click()
  await expect(contracts).toBeHidden()

  const differences = cardOf(home.difference.title)
  await expect(differences).toContainText('One reel is missing')
  const accept = machines.stockDifference.accept.label
  await button(differences, accept).click()
  await dialog.getByRole('button', { name: accept }).click()
  await expect(differences).toBeHidden()
})

test('on a phone no page is wider than the screen, and no text stands in a column of a few characters', async ({
  page,
}) => {
  await openOnPhone(page, administrator)
  for (const path of [
    '/myInformation',
    '/myInformation?section=companies',
    '/myInformation?section=security',
    '/orderInfo?id=40',
    '/orderInfo?id=40&tab=money',
  ]) {
    await visit(page, path)
    // A page that is still empty has no faults.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.q-skeleton, [aria-busy=true], [data-busy=true]')).toHaveCount(0)
    expect(await phoneFaults(page), path).toEqual([])
  }
})

test('on a phone the lines of a value begin below each other, and the statement has its buttons in one row', async ({
  page,
}) => {
  await openOnPhone(page, administrator)
  for (const path of [
    '/supplierScores',
    '/forwarderList',
    '/forwarderQuotation',
    '/paymentRecord',
    '/customsPaymentRecord',
    '/myGoods',
  ]) {
    await visit(page, path)
    await expect(page.locator('.q-cards > li').first(), path).toBeVisible()
    expect(await cardFaults(page), path).toEqual([])
  }
  await visit(page, '/dealRunningWater')
  const buttons = page
    .locator('main header')
    .getByRole('button')
    .or(page.locator('main header').getByRole('radiogroup'))
  await expect(buttons).toHaveCount(2)
  const boxes = await Promise.all((await buttons.all()).map((each) => each.boundingBox()))
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
  expect(new Set(middles).size).toBe(1)
})
