import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { payTo } from '@quayside/phrases/zh-CN/finance/pay-to.ts'
import { financeScreens as words } from '@quayside/phrases/zh-CN/finance/screens.ts'
import { orders } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { givenWorkedExample, storyCurrency } from '../support/finance-story.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { button, rowOf, toast } from '../support/screen.ts'
import { rowsOfDownload } from '../support/sheets.ts'
import { today } from '../support/today.ts'

const panel = (page: Page, title: string) =>
  page.locator('section.q-panel').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const cellsOf = (table: Locator) =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())),
    )
const { itemKind, ledgerEvent } = codes
const agency = '代理费'

test('the worked example is on every screen of the financial centre, number for number', async ({ page }) => {
  const company = await newCompany('Ledger Trading')
  const { order, receipt } = await givenWorkedExample(company, today())
  await logIn(page, company.mobile)

  // Statement: opening + debit − credit = closing, each movement with the balance after it.
  await page.goto('/home')
  await page.getByRole('button', { name: shell.areas.finance }).click()
  await page.getByRole('link', { name: shell.pages.dealRunningWater }).click()
  const statement = page.getByRole('table', { name: words.statement.title })
  await expect(statement).toContainText(words.statement.openingRow)
  const lines = await cellsOf(statement)
  expect(lines.map((cells) => [cells[1], ...cells.slice(-3)])).toEqual([
    [words.statement.openingRow, '–', '–', '0.00'],
    [itemKind.supplierPayment, '71,069.67', '–', '71,069.67'],
    [itemKind.bankCharge, '177.67', '–', '71,247.34'],
    [itemKind.duty, '5,338.49', '–', '76,585.83'],
    [itemKind.vat, '9,947.39', '–', '86,533.22'],
    [agency, '568.56', '–', '87,101.78'],
    [ledgerEvent.received, '–', '80,000.00', '7,101.78'],
  ])
  expect(lines[1]?.[2]).toBe(`${storyCurrency} 10,000.00 × 7.106967`)
  expect(lines[5]?.[2]).toBe('71,069.67 × 0.8%')
  const main = page.getByRole('main')
  await expect(main).toContainText('87,101.78')
  await expect(main.getByText(words.statement.owed)).toBeVisible()
  await expect(main).toContainText(words.statement.agrees.replaceAll(/<\/?link>/g, ''))
  const sheet = page.waitForEvent('download')
  await button(page, words.statement.xlsx).click()
  const written = await rowsOfDownload(await sheet)
  expect(written.slice(1).map((row) => row[7])).toEqual([
    0, 71069.67, 71247.34, 76585.83, 86533.22, 87101.78, 7101.78, 7101.78,
  ])
  const paper = page.waitForEvent('download')
  await button(page, words.statement.pdf).click()
  expect((await readFile(await (await paper).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByText(words.statement.lastMonth, { exact: true }).click()
  await expect(main.getByText(words.statement.empty)).toBeVisible()
  await button(page, words.statement.earlier).click()
  await expect(statement).toContainText('7,101.78')

  // Debts: two items, announced as one transfer, which is then cancelled.
  await main.getByRole('link', { name: shell.pages.debtDetail }).first().click()
  const debts = page.getByRole('table', { name: words.debts.title, exact: true })
  await expect(debts).toContainText('6,533.22')
  await expect(main.getByRole('table', { name: words.debts.ageing })).toContainText('7,101.78')
  await expect(rowOf(page, '568.56').last()).toContainText(agency)
  await debts.getByRole('checkbox').first().check()
  const sum = 'RMB 7,101.78'
  await page.getByRole('button', { name: words.debts.announce.replace('{sum}', sum) }).click()
  const dialog = page.getByRole('dialog', { name: payTo.announce })
  await expect(
    dialog.getByRole('region', { name: payTo.account.replace('{currency}', 'RMB') }),
  ).toContainText(payTo.accountNumber)
  await dialog.getByRole('button', { name: payTo.send.replace('{sum}', sum) }).click()
  await expect(toast(page, payTo.sent.replace('{sum}', sum))).toBeVisible()
  const transfers = panel(page, words.transfers.title)
  await expect(transfers).toContainText(codes.transferState.announced)
  await expect(transfers).toContainText('7,101.78')
  await transfers.getByRole('button', { name: machines.announcedTransfer.cancel.label }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: machines.announcedTransfer.cancel.label })
    .click()
  await expect(transfers).toContainText(codes.transferState.cancelled)
  await main.getByRole('link', { name: '7,101.78' }).first().click()
  await expect(page).toHaveURL(/bucket=notDue/)

  // Money in and out, and what it was used for.
  await page.goto('/paymentRecord')
  const received = rowOf(page, receipt.number)
  await expect(received).toContainText('80,000.00')
  await received.getByRole('button', { name: words.records.usedFor.replace('{count, number}', '4') }).click()
  for (const used of ['71,069.67', '177.67', '5,338.49', '3,414.17'])
    await expect(page.getByRole('group', { name: receipt.number })).toContainText(used)
  await page.keyboard.press('Escape')
  await expect(rowOf(page, ledgerEvent.supplierPaid)).toContainText('10,000.00')

  // The order's money.
  await page.goto(`/orderInfo?id=${order.id}`)
  await page.getByRole('tab', { name: orders.record.tabs.money }).click()
  const owed = page.getByRole('table', { name: words.orderMoney.items })
  await expect(owed.locator('tfoot')).toContainText(/87,101\.78\s*80,000\.00\s*7,101\.78/)
  await expect(page.getByRole('region', { name: words.orderMoney.writeOff })).toContainText(
    codes.writeOffState.partial,
  )
  await expect(page.getByRole('region', { name: words.orderMoney.payment })).toContainText(
    codes.paymentState.paid,
  )
  await expect(page.getByRole('region', { name: words.orderMoney.fx })).toContainText(
    codes.fxPaymentState.paid,
  )
  await expect(panel(page, words.orderMoney.receipts)).toContainText('80,000.00')

  // Home says the same, and leads to the debts.
  await page.goto('/home')
  const unpaid = page.getByRole('group', { name: home.figures.unpaid })
  await expect(unpaid).toContainText(/RMB\s?7,101\.78/)
  await unpaid.getByRole('link').click()
  await expect(page).toHaveURL(/\/debtDetail$/)

  // The agency fee is disputed and upheld to RMB 500.00; nothing else moves.
  await page.goto('/costBreakdown')
  const fee = rowOf(page, agency)
  await expect(fee).toContainText('71,069.67 × 0.8%')
  await fee.getByRole('link').first().click()
  await button(page, words.fees.dispute).click()
  const form = page.getByRole('dialog', { name: new RegExp(`${words.fees.dispute}$`) })
  await form.getByRole('button', { name: words.fees.dispute }).click()
  await expect(form.locator('[data-wrong]')).toBeVisible()
  await form.getByRole('textbox').first().fill('Supplement, article 4: at most RMB 500.00 an order.')
  await form.getByRole('button', { name: words.fees.dispute }).click()
  await expect(toast(page, words.fees.sent)).toBeVisible()
  const record = page.getByRole('dialog')
  await expect(record).toContainText(codes.feeDisputeState.raised)
  await expect(record.getByRole('list', { name: '往来记录' }).or(record.locator('.q-thread'))).toContainText(
    'Supplement',
  )
  const [disputed] = (
    await call<{ rows: { disputeId: string }[] }>('GET finance/online/cost/list', { token: company.token })
  ).rows
  await provide('fee-disputes', disputed?.disputeId ?? '', 'uphold', {
    amount: '500.00',
    answer: '同意，按协议更正',
  })
  await expect(record).toContainText(codes.feeDisputeState.upheld)
  await expect(record).toContainText('同意，按协议更正')
  await page.goto('/dealRunningWater')
  await expect(statement).toContainText('7,033.22')
  const corrected = await cellsOf(statement)
  expect(corrected).toHaveLength(9)
  expect(corrected.slice(-2).map((cells) => [cells[1], ...cells.slice(-3)])).toEqual([
    [`${ledgerEvent.reversal} ${agency}`, '–', '568.56', '6,533.22'],
    [agency, '500.00', '–', '7,033.22'],
  ])
  await page.goto('/debtDetail')
  await expect(main).toContainText('7,033.22')
})
