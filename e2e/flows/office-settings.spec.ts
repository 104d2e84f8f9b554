import { expect, type Page, test } from '@playwright/test'
import { forms } from '@quayside/phrases/zh-CN/kit/forms.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { officePublishing } from '@quayside/phrases/zh-CN/office/publishing.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { button, field, toast } from '../support/screen.ts'

const { settings, finance, board } = officePublishing
const counted = (text: string, count: number): string => text.replace('{count, number}', String(count))
const bar = (page: Page, count: number) =>
  page.getByRole('region', { name: counted(settings.changes, count) })
const subject = (page: Page, name: keyof typeof settings.subjects) =>
  page
    .getByRole('navigation', { name: settings.subject })
    .getByRole('link', { name: settings.subjects[name] })

test('a page of settings lists what would change, keeps it while other pages are looked at, and is saved at once', async ({
  page,
  browser,
}) => {
  await enterOffice(page, staffWith('administrator'))
  await page.goto('/office/settings?subject=booking')
  const amount = field(page, finance.secondPersonAbove)
  const before = await amount.inputValue()
  await amount.fill('61000')
  await expect(bar(page, 1)).toContainText(`${finance.secondPersonAbove}：${before} → 61000`)
  await subject(page, 'board').click()
  await expect(field(page, board.goods)).toBeVisible()
  await expect(bar(page, 1)).toHaveCount(0)
  await expect(subject(page, 'booking').getByRole('img', { name: settings.unsaved })).toBeVisible()
  await subject(page, 'booking').click()
  await expect(amount).toHaveValue('61000')

  // Another page asks first.
  await page
    .getByRole('navigation', { name: office.menu.label })
    .getByRole('link', { name: office.pages.staff })
    .click()
  await button(page.getByRole('dialog'), forms.form.stay).click()
  await expect(amount).toHaveValue('61000')

  // A colleague saves first.
  const other = await (await browser.newContext()).newPage()
  await enterOffice(other, staffWith('administrator'))
  await other.goto('/office/settings?subject=booking')
  await field(other, finance.secondPersonAbove).fill('62000')
  await button(other, counted(settings.saveChanges, 1)).click()
  await expect(toast(other, officePublishing.saved)).toBeVisible()
  await expect(bar(other, 1)).toHaveCount(0)

  await button(page, counted(settings.saveChanges, 1)).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('62000')
  await expect(dialog).toContainText('61000')
  await button(dialog, forms.stale.keepMine).click()
  await expect(dialog).toBeHidden()
  await expect(bar(page, 1)).toHaveCount(0)
  await page.reload()
  await expect(amount).toHaveValue(/^61000/)

  // The change log says it in words.
  await page.getByRole('link', { name: settings.log }).click()
  await expect(page.getByText(/：62000(\.00)? → 61000/).first()).toBeVisible()
})
