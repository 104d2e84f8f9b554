import { expect, type Page, test } from '@playwright/test'
import { orders as words } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { payments } from '@quayside/phrases/zh-CN/payments/payments.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { givenColleague, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { decide } from '../support/office.ts'
import { givenDraft, line } from '../support/order-story.ts'
import { button, rowOf } from '../support/screen.ts'

const steps = machines.order
const states = codes.orderStateLabel
const { rule } = payments

/** Submits the orders of the list with these numbers together. */
async function submitTogether(page: Page, numbers: readonly string[]): Promise<void> {
  await page.goto('/ImportOrderList')
  for (const number of numbers) await rowOf(page, number).getByRole('checkbox').check()
  await page.getByRole('button', { name: words.list.submit }).last().click()
  await button(
    page.getByRole('dialog'),
    words.list.submitRun.replace('{count, number}', String(numbers.length)),
  ).click()
}

test('orders above the company’s own amount are released or refused by a second member', async ({
  page,
  browser,
}) => {
  const company = await newCompany('Approving Trading')
  const { mobile } = await givenColleague(company.token, { name: 'Lin Jiayi', permissionSet: 'orderPlacer' })
  await logIn(page, company.mobile)
  await page.goto('/ownApprovals')
  const part = page
    .locator('section.q-panel')
    .filter({ has: page.getByRole('heading', { name: rule.orders }) })
  await part.getByRole('radio', { name: rule.above }).check()
  await part.getByLabel(new RegExp(`${rule.amount}$`)).fill('5000')
  await button(page, rule.save).click()
  await expect(page.getByText(rule.saved)).toBeVisible()

  const [dear, other, cheap] = [
    await givenDraft(company.token),
    await givenDraft(company.token),
    await givenDraft(company.token, { lines: [{ ...line, price: '0.1' }] }),
  ]
  const context = await browser.newContext()
  const clerk = await context.newPage()
  try {
    // Submitted together: each says what became of it.
    await logIn(clerk, mobile)
    await submitTogether(clerk, [dear.orderNo, other.orderNo, cheap.orderNo])
    const results = clerk.getByRole('dialog')
    await expect(results).toContainText(words.list.resultsCount.submitted.replace('{count, number}', '1'))
    await expect(results).toContainText(words.list.resultsCount.toRelease.replace('{count, number}', '2'))
    await expect(rowOf(clerk, cheap.orderNo).last()).toContainText(words.list.submitted)
    await expect(results.getByRole('row').filter({ hasText: dear.orderNo })).toContainText(
      words.list.toRelease,
    )
    await button(results, words.list.close).last().click()
    await expect(rowOf(clerk, dear.orderNo)).toContainText(states.toRelease)
    await expect(rowOf(clerk, cheap.orderNo)).not.toContainText(states.toRelease)

    // Who submitted it sees that it waits and cannot release it.
    await clerk.goto('/home')
    await expect(clerk.getByText(home.todo.ownToRelease)).toBeVisible()
    await clerk.goto(`/orderInfo?id=${dear.id}`)
    await expect(clerk.getByRole('note')).toContainText(words.record.ownWaits)
    await expect(button(clerk, steps.release.label)).toBeHidden()
    await expect(button(clerk, steps.withdraw.label)).toBeVisible()

    // The colleague finds both from home, releases one and refuses the other.
    await page.goto('/home')
    await page.locator('a[href*="release=colleagues"]').first().click()
    await expect(rowOf(page, other.orderNo)).toBeVisible()
    await expect(rowOf(page, cheap.orderNo)).toHaveCount(0)
    await rowOf(page, dear.orderNo).getByRole('link', { name: words.list.release, exact: true }).click()
    await expect(page.getByRole('note')).toContainText('Lin Jiayi')
    await decide(page, steps.release.label)
    await expect(page.getByText(states.submitted).first()).toBeVisible()
    await page.goto(`/orderInfo?id=${other.id}`)
    await decide(page, steps.refuse.label, 'Twice the usual price')

    await clerk.goto(`/orderInfo?id=${other.id}`)
    await expect(clerk.getByRole('note')).toContainText('Twice the usual price')
    await expect(button(clerk, steps.withdraw.label)).toBeHidden()
    await clerk.goto(`/orderInfo?id=${dear.id}`)
    await expect(clerk.getByText(words.record.ownWaits)).toBeHidden()
  } finally {
    await context.close()
  }
})
