import { expect, test } from '@playwright/test'
import { help } from '@quayside/phrases/zh-CN/help/help.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { button, field, toast } from '../support/screen.ts'
import { givenSupplier } from '../support/suppliers.ts'
import { visit } from '../support/visit.ts'

test('a list is read by keyboard: J and K move, Space shows the record beside it, Enter opens it', async ({
  page,
}) => {
  await logIn(page, administrator)
  await page.goto('/ImportOrderList')
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const peek = page.getByRole('complementary', { name: kit.keys.peek })
  const number = (await rows.nth(1).getByRole('link').first().textContent()) ?? ''
  await expect(peek).toContainText(number)
  await expect(peek).toContainText('2 / 20')
  await page.keyboard.press('k')
  await expect(peek).toContainText('1 / 20')
  await page.keyboard.press('x')
  await expect(rows.first().getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(peek).toBeHidden()

  // A click beside the number does the same; keys that are typed into a field stay in it.
  await rows.nth(2).getByRole('cell').nth(4).click()
  await expect(peek).toContainText('3 / 20')
  await page.keyboard.press('?')
  const guide = page.getByRole('complementary', { name: help.title })
  await expect(guide).toContainText(help.keys.peek)
  await page.keyboard.press('?')
  await expect(guide).toBeHidden()
  const filter = page.getByRole('search').getByRole('textbox').first()
  await filter.fill('')
  await filter.press('j')
  await expect(filter).toHaveValue('j')
  await expect(peek).toContainText('3 / 20')
  await filter.fill('')
  await filter.blur()
  const third = (await rows.nth(2).getByRole('link').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: third, level: 1 })).toBeVisible()
})

test('filters are saved as a view, which shows the same again and is removed', async ({ page }) => {
  const { mobile, token } = await newCompany('Views Trading')
  await givenSupplier(token, { name: 'Rowan Parts' })
  await logIn(page, mobile)
  await page.goto('/supplierList?keyword=Rowan')
  await button(page, kit.views.save).click()
  const dialog = page.getByRole('dialog')
  await button(dialog, kit.views.saveAction).click()
  await expect(dialog).toContainText(kit.views.nameMissing)
  await field(dialog, kit.views.name).fill('Rowans')
  await button(dialog, kit.views.saveAction).click()
  await expect(toast(page, 'Rowans')).toBeVisible()
  const chip = button(page, 'Rowans')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await chip.click()
  await expect(page).toHaveURL('/supplierList')
  await page.reload()
  await chip.click()
  await expect(page).toHaveURL(/keyword=Rowan/)
  await button(page, kit.views.manage).click()
  await page.getByRole('menuitem', { name: kit.views.remove }).click()
  await expect(chip).toHaveCount(0)
})

test('a row begins with its number over the name of whose record it is, and the name is whole', async ({
  page,
}) => {
  await logIn(page, administrator)
  for (const path of [
    '/ImportOrderList',
    '/ElectronicContract',
    '/storage',
    '/warehouseOrder',
    '/paymentQuery',
  ])
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, path)
      const names = page.locator('tbody td:not([data-fixed=right]) > .q-stacked > small')
      await expect(names.nth(2), path).toBeVisible()
      const cut = await names.evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      )
      expect(cut, `${path} at ${width}`).toEqual([])
    }
})
