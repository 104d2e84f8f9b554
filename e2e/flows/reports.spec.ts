import { expect, type Page, test } from '@playwright/test'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { notices } from '@quayside/phrases/zh-CN/notices/notices.ts'
import { decisionAnalysis } from '@quayside/phrases/zh-CN/reports/analysis.ts'
import { reports as titles } from '@quayside/phrases/zh-CN/reports/reports.ts'
import { reportScreens as words } from '@quayside/phrases/zh-CN/reports/screens.ts'
import { forgetReports } from '@quayside/server/modules/reports/forget-reports.ts'
import { makeDueReports } from '@quayside/server/modules/reports/make-due-reports.ts'
import { reports } from '@quayside/server/reports.ts'
import { sql as raw } from 'kysely'
import { tokenOf } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { enter, logIn } from '../support/log-in.ts'
import { givenSubmitted } from '../support/order-story.ts'
import { asProvider, withJobs } from '../support/provider.ts'
import { button, rowOf, takeFurtherStep, toast } from '../support/screen.ts'
import { rowsOfDownload, sheetsOfDownload } from '../support/sheets.ts'
import { today } from '../support/today.ts'

const name = `Weekly ${Date.now() % 100_000}`
const total = (page: Page) => page.locator('tfoot td').first()

test('a report is grouped, saved, downloaded and scheduled, and the scheduled one arrives', async ({
  page,
}) => {
  const token = await tokenOf(administrator)
  await enter(page, token, administrator)

  // The rows, their totals and the chart say the same.
  await page.goto('/rpt097')
  const table = page.getByRole('table', { name: titles.rpt097.title })
  await expect(total(page)).toContainText(/合计（[1-9]/)
  await expect(page.getByRole('img', { name: `${titles.rpt097.title} · ${words.byMonth}` })).toBeVisible()

  // A group leads to the rows behind it.
  await page
    .getByRole('radiogroup', { name: words.groupBy })
    .getByText(titles.groups.kind, { exact: true })
    .click()
  await expect(page).toHaveURL(/groupBy=kind/)
  const first = table.locator('tbody tr').first()
  // The rows of before stay until the groups have come.
  await expect(first.locator('td').nth(2)).toHaveText(/^\d+$/)
  const count = (await first.locator('td').nth(2).innerText()).trim()
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/kind=\d/)
  await expect(total(page)).toContainText(`（${count} 笔）`)

  // Saved, and opened again from an address without filters.
  await button(page, words.sets).click()
  await page.getByRole('menuitem', { name: words.saveSet }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(name)
  await dialog.getByText(words.colleagues).click()
  await button(dialog, words.save).click()
  await expect(toast(page, words.setSaved)).toBeVisible()
  await page.goto('/rpt097')
  await button(page, words.sets).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
  await expect(page).toHaveURL(/kind=\d/)
  await expect(total(page)).toContainText(`（${count} 笔）`)

  // The file has the same rows and a line of totals for each currency.
  const file = page.waitForEvent('download')
  await button(page, words.download).click()
  await page.getByRole('menuitem', { name: words.xlsx }).click()
  const [head = [], ...lines] = await rowsOfDownload(await file)
  expect(head[0]).toBe(titles.rpt097.columns.orderNo)
  expect(lines.filter(([cell]) => !String(cell).startsWith('合计'))).toHaveLength(
    Number(count.replace(',', '')),
  )

  // In the background.
  await button(page, words.download).click()
  await page.getByRole('menuitem', { name: words.later }).click()
  await expect(toast(page, words.inBackground)).toBeVisible()

  // A schedule whose day has come: its report arrives as a message that leads to the file.
  await button(page, words.schedule).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill(name)
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await button(page.getByRole('dialog'), words.save).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await withJobs(async (platform) => {
    await platform.staff.transaction([], (tx) =>
      raw`update report_schedule set next_on = app.business_day(), repeat_every = 3,
        view = jsonb_set(view, '{filters}', '{}') where name = ${name}`.execute(tx),
    )
    // What happens every minute, now; the server's own queue makes the file.
    await platform.jobs.start([])
    await makeDueReports(platform, reports).run({})
  })
  await page.goto('/reportCentre')
  await expect(rowOf(page, name)).toContainText('已完成', { timeout: 60_000 })
  const scheduled = page.waitForEvent('download')
  await button(rowOf(page, name), words.downloadFile).click()
  expect((await rowsOfDownload(await scheduled)).length).toBeGreaterThan(1)
  await page.goto('/systematicNotification')
  await expect(rowOf(page, name).first()).toBeVisible()
  await button(rowOf(page, name).first(), notices.open).click()
  await expect(page).toHaveURL(/\/reportCentre\?runId=\d+/)
  await expect(rowOf(page, name)).toHaveCount(1)

  // Its file is kept for some days; afterwards the report is made again.
  await asProvider(async (platform) => {
    await platform.staff.transaction([], (tx) =>
      raw`update report_run set ended_at = now() - interval '40 days' where title = ${name}`.execute(tx),
    )
    await forgetReports(platform).run({})
  })
  await page.reload()
  await expect(rowOf(page, name)).toContainText(words.expired)
  await button(rowOf(page, name), words.runAgain).click()
  await expect(toast(page, words.inBackground).last()).toBeVisible()
  await expect(page.getByText(kit.list.failed)).toHaveCount(0)

  await page.goto('/reportCentre?tab=schedules')
  await button(rowOf(page, name), words.turnOff).click()
  await expect(rowOf(page, name)).toContainText(words.off)
  await takeFurtherStep(rowOf(page, name), words.removeSchedule)
  await expect(rowOf(page, name)).toHaveCount(0)
})

test('columns are chosen and ordered once, and stand so on every device', async ({ page, browser }) => {
  const { mobile, token } = await newCompany('Columns Trading')
  await givenSubmitted(token)
  await logIn(page, mobile)
  const { columns } = titles.rpt097
  const heads = (of: Page) => of.locator('.q-table thead th')
  await page.goto('/rpt097')
  await expect(heads(page).nth(1)).toContainText(columns.orderDate)
  await button(page, kit.list.columns).click()
  await page.getByRole('checkbox', { name: columns.kind, exact: true }).uncheck()
  await button(page, kit.list.columnUp.replace('{title}', columns.state)).click()
  await expect(heads(page).nth(1)).toContainText(columns.state)

  const context = await browser.newContext()
  const other = await context.newPage()
  await logIn(other, mobile)
  await other.goto('/rpt097')
  await expect(heads(other).nth(1)).toContainText(columns.state)
  await expect(heads(other).nth(2)).toContainText(columns.orderDate)
  await expect(heads(other).filter({ hasText: columns.kind })).toHaveCount(0)
  await button(other, kit.list.columns).click()
  await button(other, kit.list.columnsReset).click()
  await expect(heads(other).nth(1)).toContainText(columns.orderDate)
  await other.reload()
  await expect(heads(other).filter({ hasText: columns.kind })).toHaveCount(1)
  await context.close()
})

test('the analysis takes any days, leads to the same figures, and is downloaded as one workbook', async ({
  page,
}) => {
  await enter(page, await tokenOf(administrator), administrator)
  await page.goto('/decisionAnalysis')
  const periods = page.getByRole('radiogroup', { name: decisionAnalysis.period })
  await periods.getByText(decisionAnalysis.spans.custom).click()
  await expect(page).toHaveURL(/begin=\d{4}-\d\d-01&end=/)

  const [begin, end] = [addDays(today(), -42), addDays(today(), -6)]
  await page.goto(`/decisionAnalysis?begin=${begin}&end=${end}`)
  await expect(page.locator('.q-page-note')).toContainText(`${begin} – ${end}`)
  const orders = page
    .locator('dl > div')
    .filter({ hasText: decisionAnalysis.figures.lines })
    .getByRole('link')
  await expect(orders).toBeVisible()
  const file = page.waitForEvent('download')
  await button(page, decisionAnalysis.downloadAll).click()
  const sheets = await sheetsOfDownload(await file)
  expect(sheets.map(({ name: sheet }) => sheet)).toEqual([
    titles.analysis.parts.figures,
    ...Object.values(decisionAnalysis.parts),
  ])
  const counted = sheets[0]?.rows.find(([figure]) => figure === titles.analysis.figures.orders)?.[2]

  // The slowest tenth of a step, and the orders of the period, are rows of the report.
  const cycle = page.getByRole('region', { name: decisionAnalysis.parts.cycle })
  await cycle.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/rpt097\?ids=/)
  await page.goBack()
  await orders.click()
  await expect(page).toHaveURL(new RegExp(`orderDateBegin=${begin}&orderDateEnd=${end}`))
  await expect(total(page)).toContainText(`（${Number(counted).toLocaleString('en-US')} 笔）`)
  // Back to a number of months up to today.
  await page.goBack()
  await periods.getByText(decisionAnalysis.spans.year).click()
  await expect(page).toHaveURL(/\/decisionAnalysis\?span=year$/)
})
