import { expect, test } from '@playwright/test'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { officeSearch } from '@quayside/phrases/zh-CN/office/search.ts'
import { enterOffice, staffWith } from '../support/office.ts'

const menuLabel = { name: office.menu.label }

test('the menu fits a screen of 900 px, opens by desk, and remembers what was opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterOffice(page, staffWith('administrator'))
  await page.goto('/office/orders')
  const menu = page.getByRole('navigation', menuLabel)
  const desk = (name: keyof typeof office.desks) =>
    menu.getByRole('button', { name: new RegExp(`^${office.desks[name]}`) })
  await expect(menu.getByRole('link', { name: office.pages.orders, exact: false }).first()).toBeVisible()
  await expect(menu.getByRole('link', { name: office.pages.stock })).toHaveCount(0)
  expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)

  await desk('warehouse').click()
  await page.reload()
  await expect(menu.getByRole('link', { name: office.pages.stock })).toBeVisible()
  await menu.getByRole('link', { name: office.pages.stock }).click()
  await expect(desk('warehouse')).toHaveAttribute('aria-expanded', 'true')
})

test('`/` finds a page, a number, a customer and a part number without the mouse', async ({ page }) => {
  await enterOffice(page, staffWith('administrator'))
  await page.goto('/office/staff')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByRole('combobox', { name: officeSearch.label })
  const find = async (typed: string): Promise<void> => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.type(typed)
  }
  await find(office.pages.warehouses)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/warehouses$/)

  await find('IM26')
  await expect(page.getByRole('option', { name: /IM26/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/order(Change)?\?id=/)

  await find('蓝海')
  await expect(page.getByRole('option', { name: /蓝海/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/company\?id=/)

  await find('tps')
  await expect(
    page.getByRole('group', { name: officeSearch.models }).getByRole('option').first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})
