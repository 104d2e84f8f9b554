import { expect, type Page, test } from '@playwright/test'
import type { ApprovalRule } from '@quayside/contract/account/approval-rule.ts'
import { orders } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { payments as words } from '@quayside/phrases/zh-CN/payments/payments.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call, tokenOf } from '../support/calls.ts'
import { forgetLimits, newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { decide } from '../support/office.ts'
import { givenDraft } from '../support/order-story.ts'
import { bankDetails, givenPayableOrder, payWithSlip } from '../support/payments.ts'
import { lastCode } from '../support/provider.ts'

const steps = machines.paymentApplication
const states = codes.paymentApplicationState
const financeClerk = '13800138001'
const storekeeper = '13800138003'

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`(^|\\s)${label}$`)).first()

async function choose(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).click()
  await page.getByRole('option').filter({ hasText: text }).first().click()
}
const submit = (page: Page) => page.getByRole('button', { name: words.form.submit, exact: true })
/** The confirmation's button names the sum. */
const confirm = (page: Page, sum: string) =>
  page.getByRole('dialog').getByRole('button', { name: words.confirm.run.replace('{amount}', sum) })

test('an order is paid: added from the list, checked at its fields, paid by the provider, seen with the slip', async ({
  page,
}) => {
  const { mobile, token } = await newCompany('Paying Trading')
  const order = await givenPayableOrder(token)
  const draft = await givenDraft(token)
  await logIn(page, mobile)
  await page.goto('/ImportOrderList')
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  await row(draft.orderNo).getByRole('checkbox').check()
  const add = page.getByRole('button', { name: orders.list.addToPayment })
  await add.click()
  await expect(page.getByText(orders.list.addNone.notPayable)).toBeVisible()
  await row(order.orderNo).getByRole('checkbox').check()
  await expect(add).toHaveAccessibleDescription('1')
  await add.click()

  // The draft is left out with its reason; supplier, account and amount are filled in.
  await expect(page).toHaveURL(/\/toCopeWithApplication\?orderIds=/)
  await expect(page.getByRole('heading', { name: shell.pages.toCopeWithApplication, level: 1 })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: draft.orderNo })).toContainText(
    words.form.why.notPayable,
  )
  const request = page.getByLabel(words.form.requestOf.replace('{number}', order.orderNo))
  await expect(request).toHaveValue('1,250.00')
  await expect(field(page, words.form.supplier)).toHaveValue(/Blue Reef/)
  await expect(field(page, words.form.account)).toHaveValue(/Silicon Harbor Bank/)

  // Every rule at its field.
  await request.fill('1,250.01')
  await expect(
    page.getByText(
      errors.paymentApplication.exceedsUnpaid
        .replace('{remaining}', '1,250.00')
        .replace('{total}', '1,250.00')
        .replace('{applied}', '0.00'),
    ),
  ).toBeVisible()
  await submit(page).click()
  await expect(page.getByText(errors.paymentApplication.methodMissing)).toBeVisible()
  await expect(request).toBeFocused()
  await request.fill('1250')
  await choose(page, words.form.method, '电汇')
  await page.getByRole('button', { name: words.form.removeOrder.replace('{number}', order.orderNo) }).click()
  await submit(page).click()
  await expect(page.getByText(errors.paymentApplication.orderMissing)).toBeVisible()
  await page.getByRole('button', { name: words.form.addOrders }).click()
  const picker = page.getByRole('dialog', { name: words.picker.title })
  await picker.getByRole('checkbox', { name: order.orderNo }).check()
  await picker.getByRole('button', { name: /^添加 1 单$/ }).click()
  await expect(request).toHaveValue('1,250.00')

  // What is typed is kept in this browser.
  await field(page, words.form.remark).fill('Deposit')
  await expect(page.getByText(/^已在本机保存/)).toBeVisible()

  // An answer that is lost does not make a second application.
  await page.route(
    '**/paymentApplication/save',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await submit(page).click()
  await confirm(page, 'USD 1,250.00').click()
  await expect(confirm(page, 'USD 1,250.00')).not.toHaveAttribute('aria-busy')
  await confirm(page, 'USD 1,250.00').click()
  await expect(page).toHaveURL(/\/paymentInfo\?id=\d+/)
  const made = await call<{ total: number }>('GET finance/online/paymentQuery/list', { token })
  expect(made.total).toBe(1)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(page.getByRole('heading', { name: /^PA/, level: 1 })).toBeVisible()
  await expect(page.getByText(states.unreviewed).first()).toBeVisible()
  await expect(page.getByText('Deposit')).toBeVisible()

  await provide('orders', order.id, 'auditPass')
  await provide('payment-applications', id, 'arrange')
  await expect(page.getByText(states.arranged).first()).toBeVisible()
  await expect(page.getByRole('button', { name: steps.cancel.label })).toBeHidden()
  await payWithSlip(id, '25.00')
  await expect(page.getByText(states.paid).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'bank-slip.pdf' })).toBeVisible()
  await expect(page.getByText(words.record.charged.replace('{charge}', 'USD 25.00'))).toBeVisible()

  await page.goto('/paymentQuery')
  await page.getByRole('button', { name: new RegExp(`^${states.paid}`) }).click()
  await expect(page).toHaveURL(/state=2/)
  await expect(row(order.orderNo)).toContainText('1,250.00')
  // The order has nothing left, and says so where it would be added again.
  await page.goto(`/toCopeWithApplication?orderIds=${order.id}`)
  await expect(page.getByText('已全部申请')).toBeVisible()
  const numbers = await page.getByRole('link', { name: words.form.seeApplications }).getAttribute('href')
  expect(numbers).toBe(`/paymentQuery?orderId=${order.id}`)
})

test('a new account is compared, confirmed by a code and saved with the supplier', async ({ page }) => {
  const { mobile, token } = await newCompany('Careful Trading')
  const order = await givenPayableOrder(token)
  await logIn(page, mobile)
  await page.goto(`/toCopeWithApplication?orderIds=${order.id}`)
  await expect(field(page, words.form.account)).toHaveValue(/Silicon Harbor Bank/)
  await choose(page, words.form.account, words.form.newAccount)
  await choose(page, words.form.method, '电汇')
  await submit(page).click()
  for (const text of [
    errors.paymentApplication.bankMissing,
    errors.paymentApplication.accountMissing,
    errors.paymentApplication.bankAddressMissing,
    errors.paymentApplication.codeMissing,
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  const { account } = words
  await field(page, account.accountNumber).fill('7720156338')
  await field(page, account.bankName).fill('Cascade Pacific Bank')
  await choose(page, account.bankCountry, 'US')
  await field(page, account.bankAddress).fill('601 SW 2nd Avenue, Portland')
  await expect(page.getByText(errors.supplierAccount.swiftMissing)).toBeVisible()
  await field(page, account.swiftCode).fill('CPACUS6P')
  await forgetLimits(mobile)
  await page.getByRole('button', { name: words.guard.send }).click()
  await expect(page.getByText(/已发送至/)).toBeVisible()
  await field(page, '短信验证码.*').fill('000000')
  await submit(page).click()
  await confirm(page, 'USD 1,250.00').click()
  await expect(page.getByRole('form').getByText(errors.sms.wrongCode)).toBeVisible()
  await field(page, '短信验证码.*').fill(await lastCode(mobile, 2))
  await submit(page).click()
  await confirm(page, 'USD 1,250.00').click()
  await expect(page).toHaveURL(/\/paymentInfo/)
  await expect(page.getByText(words.record.guardNote)).toBeVisible()
  const { rows } = await call<{ rows: { bankName: string }[] }>('GET base/online/supplierAccount/list', {
    token,
    query: { supplierId: order.supplierId },
  })
  expect(rows.map(({ bankName }) => bankName).toSorted()).toEqual([
    'Cascade Pacific Bank',
    bankDetails.bankName,
  ])
})

test('above the company’s own amount a second member releases, and others may not apply at all', async ({
  page,
  browser,
}) => {
  const { access_token: token } = await tokenOf(administrator)
  const { releasers: _releasers, ...rule } = await call<ApprovalRule>('GET finance/online/approvalRule', {
    token,
  })
  await logIn(page, administrator)
  await page.goto('/ownApprovals')
  await page.getByRole('radio', { name: words.rule.above }).first().check()
  await field(page, words.rule.amount).fill('5000')
  await page.getByRole('button', { name: words.rule.save }).click()
  await expect(page.getByText(words.rule.saved)).toBeVisible()

  const context = await browser.newContext()
  try {
    const order = await givenPayableOrder(token, `Released Parts ${Date.now()}`)
    const clerk = await context.newPage()
    await logIn(clerk, financeClerk)
    // The order arrives after the method is chosen, which stays.
    const chosen = Promise.withResolvers<void>()
    await clerk.route(/formFacts.*orderIds=/, async (route) => {
      await chosen.promise
      await route.continue()
    })
    await clerk.goto(`/toCopeWithApplication?orderIds=${order.id}`)
    await choose(clerk, words.form.method, '电汇')
    // Submitted before its order is there: the question comes when all is filled in.
    await submit(clerk).click()
    chosen.resolve()
    await expect(clerk.getByText(words.next.releaseNote.replace('{above}', '5,000.00'))).toBeVisible()
    await confirm(clerk, 'USD 1,250.00').click()
    await expect(clerk).toHaveURL(/\/paymentInfo/)
    await expect(clerk.getByText(words.progress.waitsForColleague)).toBeVisible()
    await expect(clerk.getByRole('button', { name: steps.release.label, exact: true })).toBeHidden()
    await clerk.goto('/home')
    await expect(clerk.getByText(home.todo.ownPaymentsToRelease)).toBeVisible()

    await page.goto('/home')
    await expect(page.getByText(home.todo.paymentsToRelease)).toBeVisible()
    await page.goto(`/paymentQuery?orderId=${order.id}`)
    await page.getByRole('link', { name: words.list.release }).click()
    await decide(page, steps.refuse.label, '与合同不符')
    await expect(page.getByText('与合同不符').first()).toBeVisible()
    await expect(page.getByText(states.cancelled).first()).toBeVisible()
  } finally {
    await context.close()
    await call('POST finance/online/approvalRule/save', { token, body: rule })
  }

  await logIn(page, storekeeper)
  await page.goto('/toCopeWithApplication')
  await expect(page.getByText(shell.notPermitted.title)).toBeVisible()
  await page.goto('/paymentQuery')
  await expect(page.getByText(shell.notPermitted.title)).toBeVisible()
})
