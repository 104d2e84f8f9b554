import { expect, type Page, test } from '@playwright/test'
import { hub } from '@quayside/phrases/en-US/account/hub.ts'
import { kit } from '@quayside/phrases/en-US/kit/kit.ts'
import { logIn } from '../support/log-in.ts'
import { accessFaults } from '../support/look.ts'
import { button } from '../support/screen.ts'

async function chooseEnglishAndDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('locale', 'en-US')
    localStorage.setItem('theme', 'dark')
  })
}

test('a range of days is picked with the keyboard, and the calendar is open to screen readers', async ({
  page,
}) => {
  await logIn(page, '13800138000')
  await chooseEnglishAndDark(page)
  await page.goto('/supplierList?createdAtBegin=2026-11-05')
  await page.getByRole('textbox', { name: new RegExp(`${kit.list.from}$`) }).focus()
  await page.keyboard.press('ArrowDown')
  const calendar = page.getByRole('group', { name: kit.day.calendar })
  await expect(calendar.getByRole('button', { name: 'November 5, 2026' })).toBeFocused()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(page).toHaveURL(/createdAtBegin=2026-11-05&createdAtEnd=2026-11-13/)
})

test('Escape closes the list of regions, and the dialog below it stays', async ({ page }) => {
  await logIn(page, '13800138000')
  await chooseEnglishAndDark(page)
  await page.goto('/myAddress')
  await button(page, hub.address.new).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('option')).not.toHaveCount(0)
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
