import { expect, test } from '@playwright/test'
import type { OrderOverview } from '@quayside/contract/orders/order-overview.ts'
import { orderForm } from '@quayside/phrases/zh-CN/orders/order-form.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { call } from '../support/calls.ts'
import { givenColleague, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { givenDraft } from '../support/order-story.ts'
import { button } from '../support/screen.ts'

const { start } = home
const { sample } = orderForm

test('a new company is led to its first order, tries a sample that leaves nothing, and begins', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('First Run Trading')
  await logIn(page, mobile)
  await page.goto('/home')
  const guide = page.getByRole('region', { name: start.title })
  const stops = guide.locator('ol > li')
  await expect(stops).toHaveCount(4)
  await expect(stops.nth(0)).toContainText(start.states.done)
  await expect(stops.nth(1)).toHaveAttribute('aria-current', 'step')
  // Only the current stop has a button.
  await expect(stops.getByRole('button')).toHaveText([start.supplier.act.supplier])

  await button(page, start.sample.open).click()
  await expect(page).toHaveURL('/importOrder?sample=1')
  await expect(page.getByRole('heading', { name: sample.title })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /order\/(save|.*submit)|file\/upload/.test(request.url()))
      sent.push(request.url())
  })
  const side = page.getByRole('complementary', { name: orderForm.summary.title })
  await expect(side).toContainText('8,600.00')
  await expect(side.getByText(/RMB|CNY/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: orderForm.submit, exact: true })).toHaveCount(0)
  await button(page, sample.check).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeAttached()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+s')
  await button(page, sample.discard).click()
  await expect(page).toHaveURL('/home')
  expect(sent).toEqual([])
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.'))),
  ).toEqual([])
  const { kinds } = await call<OrderOverview>('GET business/online/order/overview', { token })
  expect(kinds.map(({ all }) => all)).toEqual([0, 0, 0, 0])

  const draft = await givenDraft(token, { modelType: 0 })
  await page.reload()
  await expect(stops.nth(3)).toContainText(draft.orderNo)
  await call(`POST business/online/order/${draft.id}/submit`, { token, body: {} })
  await page.reload()
  await expect(page.getByRole('region', { name: home.status.title })).toBeVisible()
  await expect(guide).toBeHidden()
})

test('the guide is hidden for oneself and shown again; a finance clerk leaves the stops to colleagues', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Hidden Guide Trading')
  await logIn(page, mobile)
  await page.goto('/home')
  const guide = page.getByRole('region', { name: start.title })
  await button(page, start.hide).click()
  await expect(guide).toBeHidden()
  await button(page, home.arrange.title).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: start.title }).check()
  await button(page, home.arrange.save).click()
  await expect(guide).toBeVisible()

  const clerk = await givenColleague(token, { name: 'Clerk', permissionSet: 'finance' })
  await logIn(page, clerk.mobile)
  await page.goto('/home')
  await expect(guide.getByText(start.unseen).first()).toBeVisible()
  await expect(page.getByRole('button', { name: start.sample.open })).toHaveCount(0)
})
