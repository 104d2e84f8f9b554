import { expect, test } from '@playwright/test'
import { officeApproval } from '@quayside/phrases/zh-CN/filings/approval-office.ts'
import { labelFields } from '@quayside/phrases/zh-CN/filings/label-fields.ts'
import { officeLabels } from '@quayside/phrases/zh-CN/filings/label-office.ts'
import { labels as words } from '@quayside/phrases/zh-CN/filings/label-screens.ts'
import { labelVersions } from '@quayside/phrases/zh-CN/filings/label-versions.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { pngPicture } from '@quayside/server/platform/testing/picture.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { decide, enterOffice, staffWith } from '../support/office.ts'
import { button, field, rowOf, toast } from '../support/screen.ts'

const { labelLine: fields } = labelFields
const { labelOrder: steps } = machines
const version = (number: number): string => labelVersions.version.replace('{number}', String(number))

test('a label order is returned once, corrected, its versions compared, confirmed and completed', async ({
  page,
  context,
}) => {
  // Five people's steps in two front ends, one after the other.
  test.setTimeout(240_000)
  const picture = { name: 'label.png', mimeType: 'image/png', buffer: await pngPicture() }
  const company = await newCompany('Quay Labels')
  await logIn(page, company.mobile)
  await page.goto('/home')
  await page.getByRole('button', { name: shell.areas.services }).click()
  await page.getByRole('link', { name: shell.pages.labelList, exact: true }).click()
  await button(page, words.list.new).first().click()

  // Two products; what is missing is said at each of them.
  const product = (place: number) =>
    page.getByRole('region', {
      name: words.form.product.replace('{place, number}', String(place)),
      exact: true,
    })
  await field(product(1), fields.productName).fill('Reel oil 42')
  await field(product(1), fields.ingredients).fill('Olive oil, vitamin E')
  await button(page, words.form.add).click()
  await field(product(2), fields.productName).fill('Reel soap 7')
  const submit = button(page, steps.submit.label)
  await submit.click()
  await expect(product(1).getByText(errors.labelOrder.packageImage)).toBeVisible()
  await expect(product(1).getByText(errors.labelOrder.ingredients)).toHaveCount(0)
  for (const missing of ['ingredients', 'packageImage', 'certificate', 'nutrients'] as const)
    await expect(product(2).getByText(errors.labelOrder[missing])).toBeVisible()
  // The stepper leads to the field.
  await page.getByRole('button', { name: kit.linesForm.next, exact: true }).click()
  await expect(product(1).locator(':focus')).toBeVisible()
  await field(product(2), fields.ingredients).fill('Water, glycerin')
  for (const place of [1, 2])
    for (const input of await product(place).locator('input[type=file]').all())
      await input.setInputFiles(picture)
  for (const place of [1, 2])
    await expect(product(place).getByRole('link', { name: 'label.png' })).toHaveCount(3)
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: steps.submit.label }).click()
  await expect(page.getByText(codes.labelOrderState.submitted).first()).toBeVisible()
  const number = await page.getByRole('heading', { level: 1 }).innerText()

  // The provider returns it with a reason, which the customer reads and corrects.
  const desk = await context.newPage()
  await enterOffice(desk, staffWith('operations'))
  const open = async (): Promise<void> => {
    await desk.goto(`/office/labelOrders?keyword=${number}`)
    await expect(rowOf(desk, number)).toContainText('Reel oil 42')
    await desk.getByRole('link', { name: number }).click()
    await expect(desk.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  }
  await open()
  await expect(desk.locator('.q-tag[data-tone="waitsForYou"]')).toBeVisible()
  await expect(desk.getByText(errors.labelOrder.notConfirmed)).toBeVisible()
  await decide(desk, steps.return.label, 'Back side missing')
  await page.goto('/home')
  await expect(page.locator('#main').getByRole('link', { name: number }).first()).toBeVisible()
  await page.goto('/labelList?state=-1')
  await expect(rowOf(page, number)).toContainText('Back side missing')
  await rowOf(page, number).getByRole('link', { name: words.list.change }).click()
  await expect(page.getByText('Back side missing')).toBeVisible()
  await field(product(1), fields.brand).fill('Quay 42')
  await button(page, steps.submit.label).click()
  await page.getByRole('dialog').getByRole('button', { name: steps.submit.label }).click()
  await expect(page.getByText(codes.labelOrderState.submitted).first()).toBeVisible()

  // Finished labels come back; the customer asks for a change of one.
  const send = async (name: string, remark: string): Promise<void> => {
    await open()
    const panel = desk.locator('.q-panel').filter({ has: desk.getByRole('heading', { name, level: 2 }) })
    await button(panel, officeLabels.sendFor).click()
    const dialog = desk.getByRole('dialog')
    await button(dialog, officeLabels.sendFor).click()
    await expect(dialog.getByText(officeLabels.fileMissing)).toBeVisible()
    await dialog.locator('input[type=file]').setInputFiles({ ...picture, name: `${remark}.png` })
    await expect(dialog.getByText(`${remark}.png`)).toBeVisible()
    await field(dialog, officeLabels.remark).fill(remark)
    await button(dialog, officeLabels.sendFor).click()
    await expect(dialog).toBeHidden()
  }
  await send('Reel oil 42', 'First draft')
  await send('Reel soap 7', 'Soap draft')
  await expect(desk.getByText(labelVersions.waitsForCustomer).first()).toBeVisible()
  // Both wait for the customer: nothing of the order is the staff's work.
  await expect(desk.locator('.q-tag[data-tone="waitsForYou"]')).toHaveCount(0)
  await desk.goto(`/office/labelOrders?keyword=${number}`)
  await expect(rowOf(desk, number)).toContainText(officeApproval.waits.customer)
  await expect(rowOf(desk, number).locator('[data-tone="waitsForYou"]')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('note')).toContainText('2')
  const card = (name: string, place: number) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('article', { name: version(place), exact: true })
  await expect(card('Reel oil 42', 1)).toContainText('First draft')
  await expect(card('Reel oil 42', 1).getByRole('img', { name: 'First draft.png' })).toBeVisible()
  await button(card('Reel oil 42', 1), steps.askChange.label).click()
  const question = page.getByRole('dialog')
  await button(question, steps.askChange.label).click()
  await expect(question.locator('.q-field-error')).toBeVisible()
  await question.getByRole('textbox').fill('Larger date please')
  await button(question, steps.askChange.label).click()
  await expect(toast(page, words.record.done.askChange)).toBeVisible()
  await button(card('Reel soap 7', 1), steps.confirmVersion.label).click()
  await button(question, steps.confirmVersion.label).click()
  await expect(card('Reel soap 7', 1)).toContainText(codes.labelVersionState.confirmed)

  // The second version stands beside the first and the package, and is confirmed.
  await send('Reel oil 42', 'Second draft')
  await expect(desk.getByText('Larger date please').first()).toBeVisible()
  await page.reload()
  await expect(card('Reel oil 42', 1)).toContainText('Larger date please')
  await expect(card('Reel oil 42', 1)).toContainText(codes.labelVersionState.changeAsked)
  await expect(card('Reel oil 42', 2)).toContainText(codes.labelVersionState.waiting)
  await button(card('Reel oil 42', 2), steps.confirmVersion.label).click()
  await button(question, steps.confirmVersion.label).click()
  await expect(card('Reel oil 42', 2)).toContainText(codes.labelVersionState.confirmed)

  // It waits in the queue to be completed; the customer is told.
  await desk.goto('/office?job=labelComplete')
  await expect(desk.getByText(office.jobs.labelComplete).first()).toBeVisible()
  await open()
  await decide(desk, steps.complete.label)
  await page.reload()
  await expect(page.getByText(codes.labelOrderState.completed).first()).toBeVisible()
  await expect(button(page, steps.confirmVersion.label)).toHaveCount(0)
  await page.goto('/systematicNotification')
  await rowOf(page, number).first().getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible()
})
