import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { statistics } from '@quayside/phrases/zh-CN/warehouse/statistics.ts'
import { stock as words } from '@quayside/phrases/zh-CN/warehouse/stock.ts'
import { warehouses } from '@quayside/phrases/zh-CN/warehouse/warehouses.ts'
import { call, tokenOf } from '../support/calls.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { button, rowOf, toast } from '../support/screen.ts'
import { rowsOfDownload } from '../support/sheets.ts'
import { today } from '../support/today.ts'

type Lot = {
  id: string
  number: string
  model: string
  onHand: string
  available: string
  orderId: string | null
}
type Rows<R> = { rows: R[]; total: number }

/** A lot that came with an inbound order; those of a split or a count have no document of their own. */
async function announced(token: string, lots: readonly Lot[]): Promise<Lot> {
  for (const lot of lots) {
    type Detail = { movements: { documentNo: string | null }[] }
    const { movements } = await call<Detail>(`GET warehouse/online/stock/${lot.id}`, { token })
    if (lot.orderId === null && movements.some(({ documentNo }) => documentNo?.startsWith('WI'))) return lot
  }
  throw new Error('no lot came with an inbound order')
}

test('a lot is opened by its code; its movements, its fee and the statistics lead on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const token = await tokenOf(administrator)
  await enter(page, token, administrator)
  const { rows: lots } = await call<Rows<Lot>>('GET warehouse/online/stock/list', {
    token: token.access_token,
    query: { kind: '0', isAvailable: '1', pageSize: '20' },
  })
  const lot = await announced(token.access_token, lots)

  // The list: figures, a section, the export of what is selected, and labels.
  await page.goto('/CustomerStockList')
  const table = page.getByRole('table', { name: words.kind.customer })
  await expect(rowOf(page, lot.number)).toContainText(lot.model)
  await page.getByText(words.kind.order, { exact: true }).click()
  await expect(page).toHaveURL(/\/OrderStockList$/)
  await page.getByText(words.kind.customer, { exact: true }).click()
  await rowOf(page, lot.number).getByRole('checkbox').check()
  const labels = page.waitForEvent('download')
  await page.getByRole('button', { name: words.labelsRoll }).click()
  expect((await readFile(await (await labels).path())).subarray(0, 5).toString()).toBe('%PDF-')
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: kit.list.exportSelected }).click()
  const [headings = [], row = []] = await rowsOfDownload(await sheet)
  expect(row[headings.indexOf('库存编号')]).toBe(lot.number)
  expect(Number(row[headings.indexOf('在库数量')])).toBe(Number(lot.onHand))
  await page.getByRole('button', { name: words.charged }).click()
  await expect(page).toHaveURL(/isCharged=1/)
  await expect(table).toContainText(words.chargedFor.split(' ')[0] ?? '')

  // By the code of a label, as a hand scanner types it; one that is not there says so.
  const code = page.getByRole('textbox', { name: words.scan })
  await code.fill('L-nowhere')
  await code.press('Enter')
  await expect(page.locator('.toast').first()).toBeVisible()
  await code.fill(lot.number.toLowerCase())
  await code.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/stockInfo\\?id=${lot.id}$`))
  await expect(page.getByRole('heading', { name: lot.number })).toBeVisible()
  await expect(page.getByText(words.movements.agrees)).toBeVisible()
  const movements = page.getByRole('region', { name: words.movements.title })
  const source = movements.getByRole('link', { name: /^(WI|IM|EX|TR|DO|WO)/ }).last()
  await expect(source).toHaveAttribute('href', /\/(storageInfo|orderInfo|outstorageInfo)\?id=\d+/)
  await movements.getByRole('link', { name: words.movements.all }).click()
  await expect(page).toHaveURL(new RegExp(`/stockMovement\\?lotId=${lot.id}`))
  await expect(page.getByRole('table', { name: words.movements.title })).toContainText(lot.model)
  await page.goBack()

  // The lot is taken into a new outbound order.
  await button(page, words.lot.use).click()
  await expect(page).toHaveURL(/\/outstorageInfo$/)
  await expect(page.getByRole('grid')).toContainText(lot.model)

  // Statistics: the figure of what came in is what its movements come to.
  const [dayBegin, dayEnd] = [firstOfMonth(today(), -12), lastOfMonth(today(), 1)]
  await page.goto(`/WarehouseStatistics?dayBegin=${dayBegin}&dayEnd=${dayEnd}&step=month&by=product`)
  const figures = page.locator('dl').filter({ hasText: statistics.opening })
  const cameIn = (await figures.getByRole('link').nth(1).innerText()).trim()
  await figures.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/change=in/)
  await expect(page.locator('dl').filter({ hasText: words.movements.net })).toContainText(cameIn)
  await page.goBack()
  const groups = page.getByRole('table', { name: statistics.groups })
  const [stock] = await groups.getByRole('row').nth(1).getByRole('cell').nth(2).allInnerTexts()
  await groups.getByRole('row').nth(1).getByRole('cell').nth(2).getByRole('link').click()
  await expect(page).toHaveURL(/product=/)
  await expect(page.locator('dl').filter({ hasText: words.movements.net })).toContainText(stock?.trim() ?? '')

  // Warehouses: the address is copied, the map has both.
  await page.goto('/warehouseInfo')
  await button(page, warehouses.copy).first().click()
  await expect(toast(page, kit.cell.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('葵')
  await expect(page.getByRole('img', { name: /1 .*2 / })).toBeVisible()
})
