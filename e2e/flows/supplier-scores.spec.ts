import { expect, test } from '@playwright/test'
import { reportCodes } from '@quayside/phrases/zh-CN/reports/codes.ts'
import { supplierScore as words } from '@quayside/phrases/zh-CN/reports/supplier-score.ts'
import { tokenOf } from '../support/calls.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { button } from '../support/screen.ts'

test('a late supplier is found in the scorecard, down to the order and back on its own page', async ({
  page,
}) => {
  await enter(page, await tokenOf(administrator), administrator)
  await page.goto('/supplierScores?orderByColumn=delivery&isAsc=asc')
  const scores = page.getByRole('table', { name: words.title })
  const worst = scores.locator('tbody tr').first()
  await expect(worst).toContainText(/\d+\.\d%/)
  const supplier = (await worst.getByRole('link').first().innerText()).trim()

  await button(page, words.rules).click()
  await expect(page.getByRole('dialog', { name: words.rules })).toContainText(words.ruleTexts.delivery)
  await page.keyboard.press('Escape')

  const late = worst.getByRole('link', { name: new RegExp(`${reportCodes.scoreMeasure.delivery}.*不达标`) })
  const count = Number(/\d+/.exec(await late.innerText())?.[0])
  expect(count).toBeGreaterThan(0)
  await late.click()
  await expect(page).toHaveURL(/measure=delivery.*outcome=bad/)
  const title = `${supplier} · ${reportCodes.scoreMeasure.delivery}`
  const rows = page.getByRole('table', { name: title }).locator('tbody tr')
  await expect(rows).toHaveCount(Math.min(count, 20))
  await expect(rows.first()).toContainText(
    new RegExp(`${reportCodes.scoreVerdict.late}|${reportCodes.scoreVerdict.overdue}`),
  )
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.export).click()])
  expect(download.suggestedFilename()).toContain(supplier)

  await page.goBack()
  await worst.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: words.panel })).toBeVisible()
  await expect(page.locator('dl').filter({ hasText: reportCodes.scoreMeasure.price })).toContainText(/%|–/)
})
