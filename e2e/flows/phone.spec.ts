import { expect, test } from '@playwright/test'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { givenColleague, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { givenApplication } from '../support/payments.ts'
import { button } from '../support/screen.ts'

const step = machines.paymentApplication.release.label

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
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, mobile)
  await page.goto('/home')
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
