import { expect, type Locator, type Page, test } from '@playwright/test'
import { ingredients } from '@quayside/contract/filings/approval-ingredient.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { approval as words } from '@quayside/phrases/zh-CN/filings/approval.ts'
import { approvalFields } from '@quayside/phrases/zh-CN/filings/approval-fields.ts'
import { officeApproval as office } from '@quayside/phrases/zh-CN/filings/approval-office.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { consultations } from '@quayside/phrases/zh-CN/notices/consultations.ts'
import { home } from '@quayside/phrases/zh-CN/shell/home.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { rowCount } from '../support/order-form.ts'
import { pasteAt } from '../support/orders.ts'
import { today } from '../support/today.ts'

/** Today in Shanghai. */

const fields = approvalFields.approvalOrder
const states = codes.approvalOrderState
const steps = machines.approvalOrder

const keys = ingredients.keys
const cell = (page: Page, row: number, key: (typeof keys)[number]): Locator =>
  page.locator(`[data-row="${row}"] [data-col="${keys.indexOf(key)}"]`)

/** Name, INCI name, CAS number, additive number, purpose, percentage. */
const pasted = [
  ['Water', 'Aqua', '7732-18-5', '', 'Solvent', '70.5'],
  ['Glycerin', 'Glycerin', '56-81-4', '', 'Humectant', '20'],
  ['Citric acid', 'Citric Acid', '77-92-9', 'E330', 'Buffer', '9.4'],
]
  .map((cells) => cells.join('\t'))
  .join('\n')

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
)
const paper = (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: png })

/** A field of the form; the menu has a button of the same name as one of them. */
const field = (page: Page, label: string): Locator =>
  page
    .locator('.q-lines-form')
    .getByLabel(new RegExp(`(^|\\s)${label}$`))
    .first()
async function choose(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).click()
  await page.keyboard.type(text)
  await page.getByRole('option').filter({ hasText: text }).first().click()
}

/** Uploads into the dialog's only file field. */
async function attach(dialog: Locator, name: string): Promise<void> {
  await dialog.locator('input[type="file"]').setInputFiles(paper(name))
  // Its name stands there while it travels; it can be removed once it has arrived.
  const removal = kit.attachment.remove.replace('{name}', `${name}.png`)
  await expect(dialog.getByRole('button', { name: removal })).toBeVisible({ timeout: 30_000 })
}

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

/** The paper of each step, as its link is called. */
const papers = {
  register: codes.approvalPaper.authorization,
  acceptFiling: codes.approvalPaper.acceptanceNotice,
  beginCheck: codes.approvalPaper.checkOpinion,
  submitAtWindow: codes.approvalPaper.windowReceipt,
  beginReview: codes.approvalPaper.reviewNotice,
  complete: codes.approvalPaper.certificate,
} as const
type WayStep = keyof typeof papers

/** A step of the provider with its document. */
async function take(page: Page, step: WayStep, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  const { label } = steps[step]
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  const dialog = page.getByRole('dialog')
  if (step === 'register') {
    // What is confirmed in writing is not entered without its paper.
    await button(dialog, label).click()
    await expect(dialog.locator('.q-field-error')).toHaveCount(1)
  }
  await attach(dialog, step)
  await fill?.(dialog)
  await button(dialog, label).click()
  await expect(dialog).toBeHidden()
}

test('a filing goes from a draft to its certificate, with the document of every step and one that is asked for', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { mobile, token } = await newCompany('Filing Trading')
  await logIn(page, mobile)

  // From the menu to an empty form, whose submission names every field.
  await page.goto('/home')
  await page.getByRole('button', { name: shell.areas.approval, exact: true }).click()
  await page.getByRole('link', { name: shell.pages.approvalList, exact: true }).click()
  await expect(page.getByText(words.list.empty)).toBeVisible()
  await page.getByRole('button', { name: words.list.new }).first().click()
  await expect(page.getByRole('heading', { name: words.form.new, level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const submit = button(page, steps.submit.label)
  await submit.click()
  await expect(page.getByText(errors.ingredient.none).first()).toBeVisible()
  await expect(page.locator('.q-field-error')).toHaveCount(6)

  // A pasted formula with a wrong check digit and a tenth of a percent missing.
  await choose(page, fields.category, codes.approvalCategory.cosmetics)
  await field(page, fields.productName).fill('Face cream 12')
  await field(page, fields.specification).fill('50 mL')
  await choose(page, fields.origin, '法国')
  await field(page, fields.manufacturer).fill('Quai d’Or')
  await pasteAt(page, 0, pasted)
  await rowCount(page, 3)
  await submit.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const under = errors.ingredient.percentUnder.replace('{percent}', '99.9').replace('{left}', '0.1')
  await expect(page.getByText(under)).toBeVisible()
  await cell(page, 1, 'casNumber').click()
  await expect(page.getByText(errors.ingredient.casCheckDigit.replace('{digit}', '5')).first()).toBeVisible()
  await page.keyboard.type('56-81-5')
  await page.keyboard.press('Enter')
  await cell(page, 2, 'percentage').click()
  await page.keyboard.type('9.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.form.isWhole.replace('{sum}', '100'))).toBeVisible()
  await submit.click()
  await button(page.getByRole('dialog'), steps.submit.label).click()
  await expect(page.getByRole('heading', { name: /^AP\d{6}-\d{4}$/, level: 1 })).toBeVisible()
  await expect(page.getByText(words.chain.takesUp)).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const read = () => call<ApprovalOrderDetail>(`GET filing/online/approval/${id}`, { token })
  const { number } = await read()

  // A question to the provider carries the filing's number, and is found again from the filing.
  await button(page, consultations.askProvider).click()
  const question = page.getByRole('dialog')
  await expect(question.getByLabel(new RegExp(`${consultations.question}$`))).toHaveValue(
    `${number} Face cream 12`,
  )
  await question.getByLabel(new RegExp(`${consultations.message}$`)).fill('How long does it take?')
  await button(question, consultations.ask).click()
  await expect(question).toBeHidden()
  const threads = page.getByRole('link', { name: consultations.threads.replace('{count, number}', '1') })
  await expect(threads).toHaveAttribute('href', new RegExp(`keyword=${number}`))

  // The office takes it through its steps, asking for a document on the way.
  const desk = await (await browser.newContext()).newPage()
  await enterOffice(desk, staffWith('operations'))
  await desk.goto(`/office/approvals?keyword=${number}`)
  await desk.getByRole('link', { name: number }).click()
  await expect(desk.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  await take(desk, 'register', async (dialog) => {
    await dialog.getByLabel(office.note).fill('Letter 7')
  })
  // What was waited for is done: the next record of the queue opens.
  await expect(desk).not.toHaveURL(new RegExp(`approval\\?id=${id}$`))
  await desk.goto(`/office/approval?id=${id}`)
  for (const step of ['acceptFiling', 'beginCheck', 'submitAtWindow', 'beginReview'] as const)
    await take(desk, step)
  // The application came by post: it is added to the step that was reached long ago.
  await button(desk, office.addPaperNamed.replace('{paper}', codes.approvalPaper.application)).click()
  await attach(desk.getByRole('dialog'), 'application')
  await button(desk.getByRole('dialog'), steps.addPapers.label).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
  await button(desk, office.ask).click()
  const asking = desk.getByRole('dialog')
  await asking.getByLabel(office.nameAt.replace('{place, number}', '1')).fill('Stability report')
  await asking.getByLabel(office.requirementAt.replace('{place, number}', '1')).fill('Three batches')
  const due = addDays(today(), 4)
  await asking.getByLabel(office.dueAt.replace('{place, number}', '1')).fill(due)
  await desk.keyboard.press('Tab')
  await button(asking, office.askSend).click()
  await expect(asking).toBeHidden()

  // The customer sees it on home, in the list and on the record, and hands it in.
  await page.goto('/home')
  const todo = page.getByRole('listitem').filter({ hasText: home.today.what.approvalDocuments })
  await todo.getByRole('link', { name: number, exact: true }).click()
  await expect(page).toHaveURL(/\/approvalOrder\?id=/)
  await page.goto('/approvalList')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(codes.approvalParty.customer)
  await expect(row).toContainText(due)
  await row.getByRole('link', { name: words.list.handIn }).click()
  await expect(page.getByText(words.record.waiting.replace('{state}', states.reviewPeriod))).toBeVisible()
  await expect(page.getByText(words.chain.handIn.replace('{count, number}', '1'))).toBeVisible()
  await button(page, words.asked.handInNamed.replace('{name}', 'Stability report')).click()
  const handing = page.getByRole('dialog')
  await button(handing, words.asked.send).click()
  await expect(handing.locator('.q-field-error')).toHaveCount(1)
  await attach(handing, 'report')
  await button(handing, words.asked.send).click()
  await expect(handing).toBeHidden()
  await expect(page.getByText(codes.approvalDocumentState.handedIn)).toBeVisible()

  // Sent back once, handed in again, accepted, and the certificate comes.
  const named = (text: string): string => text.replace('{name}', 'Stability report')
  await desk.goto(`/office/approval?id=${id}`)
  await expect(desk.getByText(errors.approvalDocument.open).first()).toBeVisible()
  await button(desk, named(office.sendBackNamed)).click()
  await desk.getByRole('dialog').getByRole('textbox').fill('Page 3 is missing')
  await button(desk.getByRole('dialog'), named(office.sendBackNamed)).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByText('Page 3 is missing').first()).toBeVisible()
  await button(page, named(words.asked.handInNamed)).click()
  await attach(page.getByRole('dialog'), 'whole-report')
  await button(page.getByRole('dialog'), words.asked.send).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await desk.reload()
  await button(desk, named(office.acceptNamed)).click()
  await button(desk.getByRole('dialog'), named(office.acceptNamed)).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
  await take(desk, 'complete', async (dialog) => {
    await button(dialog, steps.complete.label).click()
    await expect(dialog.locator('.q-field-error')).toHaveCount(1)
    await dialog.getByLabel(office.certificateNumber).fill('SJ-2026-7')
  })

  await page.reload()
  await expect(page.getByText(states.completed).first()).toBeVisible()
  await expect(page.getByText('SJ-2026-7')).toBeVisible()
  const way = page.getByRole('list', { name: words.steps.label })
  for (const name of [codes.approvalPaper.application, ...Object.values(papers)])
    await expect(way.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByText(codes.approvalDocumentState.accepted)).toBeVisible()
  const done = await read()
  expect(done.steps.map(({ fileIds }) => fileIds.length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1])
  await page.goto('/systematicNotification')
  await page.getByRole('link', { name: number }).first().click()
  await desk.context().close()
})
