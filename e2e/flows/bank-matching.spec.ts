import { expect, type Page, test } from '@playwright/test'
import { financeScreens } from '@quayside/phrases/zh-CN/finance/screens.ts'
import { officeFinance } from '@quayside/phrases/zh-CN/office/finance.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { newCompany } from '../support/company.ts'
import { atDesk } from '../support/finance-story.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { button, rowOf, toast } from '../support/screen.ts'
import { today } from '../support/today.ts'

const words = officeFinance.bank
const bank = `Story Bank ${Date.now()}`

/** A company that owes one fee, and the number under which the customer reads it. */
async function debtor(begin: string, unitPrice: string) {
  const name = `${begin} ${Date.now()}`
  const company = await newCompany(name)
  const desk = await atDesk()
  const fee = { companyId: company.companyId, kind: 'storage', unitPrice, chargedOn: today() }
  const [charged] = await desk<{ number: string }[]>('cost/chargeMany', { fees: [fee] })
  return { ...company, name, fee: charged?.number ?? '' }
}

/** Headings that no bank uses, so that the columns have to be said once. */
const sheet = (rows: readonly (readonly string[])[]) => ({
  name: 'story.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [['When', 'Money in', 'Sender', 'Text', 'Number'], ...rows].map((cells) => cells.join(',')).join('\n'),
  ),
})

const uploading = (page: Page) => page.getByRole('dialog', { name: words.upload })
async function openUpload(page: Page, file: ReturnType<typeof sheet>): Promise<void> {
  await button(page, words.upload).click()
  await uploading(page).getByLabel(words.uploading.bank).fill(bank)
  await uploading(page).getByLabel(words.uploading.file).setInputFiles(file)
}
async function map(page: Page, field: string, heading: string): Promise<void> {
  await uploading(page).getByLabel(field, { exact: true }).click()
  await page.getByRole('option', { name: heading, exact: true }).click()
}
const line = (page: Page, payer: string) =>
  page
    .getByRole('region', { name: words.lines, exact: true })
    .getByRole('listitem')
    .filter({ hasText: payer })

test('a bank statement is uploaded, matched with reasons, confirmed singly and all at once; the customers see it', async ({
  page,
}) => {
  const [first, second] = [await debtor('Harbor Story', '1234.56'), await debtor('Meadow Story', '2345.67')]
  const stranger = `Stranger ${Date.now()}`
  const number = (place: number): string => `${Date.now()}${place}`
  const file = sheet([
    [today(), '1234.56', first.name, `Fee ${first.fee}`, number(1)],
    [today(), '2345.67', second.name, `Fee ${second.fee}`, number(2)],
    [today(), '77.00', stranger, 'Interest', number(3)],
  ])
  await enterOffice(page, staffWith('finance'))
  await page.goto('/office/bankLines')

  await openUpload(page, file)
  await expect(uploading(page).getByRole('alert')).toContainText(words.fields.occurredOn)
  for (const [field, heading] of [
    [words.fields.occurredOn, 'When'],
    [words.fields.credit, 'Money in'],
    [words.fields.payerName, 'Sender'],
    [words.fields.remark, 'Text'],
    [words.fields.bankReference, 'Number'],
  ] as const)
    await map(page, field, heading)
  await button(uploading(page), words.uploading.again).click()
  await button(uploading(page), words.uploading.take.replace('{count, number}', '3')).click()
  await expect(page.getByText(bank).first()).toBeVisible()

  // The mapping is remembered for the bank, and the same lines are known.
  await openUpload(page, file)
  await expect(uploading(page).getByRole('status')).toContainText(
    words.uploading.summary
      .replace('{count, number}', '0')
      .replace('{repeated, number}', '3')
      .replace('{outgoing, number}', '0'),
  )
  await page.keyboard.press('Escape')

  // One line by hand: who, why, what it settles, and what is true afterwards.
  await line(page, first.name).getByRole('button').click()
  await expect(line(page, first.name)).toContainText(words.verdict.exact)
  const proposal = page.getByRole('region', { name: words.proposal })
  await expect(proposal).toContainText(first.name)
  await expect(proposal).toContainText(words.reasons.nameIsCustomer)
  await expect(proposal).toContainText(words.reasons.hasDocumentNo.replace('{value}', first.fee))
  await expect(proposal.getByRole('table')).toContainText(first.fee)
  await expect(proposal).toContainText('RMB 1,234.56 → RMB 0.00')
  // By keys alone: the debt is left out and taken again, then the line is confirmed, taken back and confirmed again.
  const items = page.getByRole('region', { name: words.items, exact: true })
  await expect(items.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Space')
  await expect(items.getByRole('checkbox')).not.toBeChecked()
  await expect(items.getByRole('status')).toContainText('0.00')
  await page.keyboard.press('Space')
  await expect(items.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(line(page, first.name)).not.toContainText(words.verdict.exact)
  await page.keyboard.press('u')
  const undoing = page.getByRole('dialog')
  await expect(undoing).toContainText(first.name)
  await undoing.getByRole('textbox').fill('Too fast')
  await button(undoing, words.reopen).click()
  await expect(line(page, first.name)).toContainText(words.verdict.exact)
  await line(page, first.name).getByRole('button').click()
  await proposal.getByRole('button', { name: words.confirm }).click()
  await expect(line(page, first.name)).not.toContainText(words.verdict.exact)

  await line(page, stranger).getByRole('button').click()
  await expect(page.getByText(words.verdict.none).first()).toBeVisible()
  await button(page, words.setAside).click()

  // The work queue has what is left; the rest of the exact ones is confirmed at once.
  await page.goto('/office')
  await page.getByRole('link', { name: office.queue.matchBankLines }).click()
  await expect(page.getByRole('button', { name: words.confirmAll.slice(0, 6) })).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(toast(page, words.confirmedAll.slice(0, 3))).toBeVisible()
  await expect(line(page, second.name)).not.toContainText(words.verdict.exact)

  // It is taken back, and waits again.
  await line(page, second.name).getByRole('button').click()
  await button(page, words.reopen).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Sent by mistake')
  await button(dialog, words.reopen).click()
  await expect(line(page, second.name)).toContainText(words.verdict.exact)

  // The customers see what became of their money.
  await logIn(page, second.mobile)
  await page.goto('/debtDetail')
  await expect(page.getByRole('main')).toContainText(second.fee)
  await logIn(page, first.mobile)
  await page.goto('/debtDetail')
  await expect(page.getByText(financeScreens.debts.empty)).toBeVisible()
  await page.goto('/paymentRecord')
  await expect(rowOf(page, '1,234.56').first()).toBeVisible()
})
