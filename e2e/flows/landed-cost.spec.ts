import { expect, test } from '@playwright/test'
import { landedCost as words } from '@quayside/phrases/zh-CN/reports/landed-cost.ts'
import { shellPages } from '@quayside/phrases/zh-CN/shell/pages.ts'
import { tokenOf } from '../support/calls.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { button } from '../support/screen.ts'

test('landed cost is read in the report, on the order and on the product, by one set of figures', async ({
  page,
}) => {
  await enter(page, await tokenOf(administrator), administrator)
  await page.goto('/otherReports?reportNo=landedCost')
  const report = page.getByRole('table', { name: shellPages.pages.otherReports })
  const first = report.locator('tbody tr').first()
  await expect(first).toContainText(/\d\.\d\d/)
  const orderNo = (await first.getByRole('link').first().innerText()).trim()

  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/tab=landedCost/)
  await expect(page.getByRole('heading', { name: orderNo })).toBeVisible()
  const parts = page.getByRole('table', { name: words.title })
  await expect(parts).toContainText(words.total)
  await expect(page.getByRole('table', { name: words.lines }).locator('tbody tr').first()).toContainText(/\d/)

  await button(page, words.bases).click()
  const dialog = page.getByRole('dialog', { name: words.bases })
  await expect(dialog.getByRole('radiogroup')).toHaveCount(4)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: words.allLines }).click()
  await expect(page).toHaveURL(/reportNo=landedCost.*orderId=\d+/)
  await expect(report).toContainText(orderNo)
})
