import { expect, test } from '@playwright/test'
import { help } from '@quayside/phrases/zh-CN/help/help.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { consultations } from '@quayside/phrases/zh-CN/notices/consultations.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { button, field } from '../support/screen.ts'

test('help opens beside an order form, marks the term of the focused field and finds a word', async ({
  page,
}) => {
  await logIn(page, administrator)
  await page.goto('/importOrder')
  const supplier = page.getByRole('combobox', { name: /供应商$/ }).first()
  await expect(supplier).toBeVisible()
  await expect(button(page, kit.frame.help)).toBeVisible()
  await page.keyboard.press('?')
  const guide = page.getByRole('complementary', { name: help.title })
  await expect(guide.getByRole('heading', { name: '进口下单' })).toBeVisible()
  await expect(guide.locator('li[aria-current]')).toContainText(help.here)

  // The form stays usable beside it.
  await supplier.focus()
  await expect(guide.locator('.q-help-words [aria-current]')).toContainText('供应商')
  await expect(guide.locator('li[aria-current]')).toContainText('选供应商')

  const search = field(guide, help.search)
  await search.fill('手续费')
  await expect(guide.locator('.q-help-found')).toContainText('付款申请')
  await button(guide, '付款申请').click()
  await expect(guide.getByRole('heading', { name: '付款申请' })).toBeVisible()
  await button(guide, '回到“进口下单”').click()
  await expect(guide.getByRole('heading', { name: '进口下单' })).toBeVisible()
})

test('a question from the help carries the number of the record', async ({ page }) => {
  await logIn(page, administrator)
  await page.goto('/ImportOrderList')
  await page.locator('tbody tr').first().getByRole('link').first().click()
  const number = await page.getByRole('heading', { level: 1 }).textContent()
  await button(page, kit.frame.help).click()
  const guide = page.getByRole('complementary', { name: help.title })
  await expect(guide).toContainText('08:30–18:30')
  await guide.getByRole('button', { name: number?.trim() ?? '' }).click()
  const dialog = page.getByRole('dialog', { name: consultations.new })
  await expect(field(dialog, consultations.question)).toHaveValue(new RegExp(`^${number?.trim()} `))
})

test('the back office has its own help', async ({ page }) => {
  await enterOffice(page, staffWith('administrator'))
  await page.goto('/office')
  await expect(button(page, kit.frame.help)).toBeVisible()
  await page.keyboard.press('?')
  const guide = page.getByRole('complementary', { name: help.title })
  await expect(guide.getByRole('heading', { name: '工作队列' })).toBeVisible()
  await field(guide, help.search).focus()
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
})
