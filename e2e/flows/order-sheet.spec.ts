import { expect, type Page, test } from '@playwright/test'
import { linesGrid } from '@quayside/phrases/zh-CN/kit/lines-grid.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { rowCount } from '../support/order-form.ts'
import { cell, choose, openForm, pasteAt, typeCell } from '../support/orders.ts'
import { givenSupplier } from '../support/suppliers.ts'

const supplier = 'Northgate Components'

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Sheet Trading')
  await givenSupplier(company.token, { name: supplier })
})
test.beforeEach(({ page }) => logIn(page, company.mobile))

/** Milliseconds of processor time that the page has used: other programs on the machine do not add to it. */
async function busyTimeOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

test('5,000 rows of 12 columns are pasted in under a second', async ({ page }) => {
  await openForm(page, 'import')
  const table = Array.from({ length: 5000 }, (_unused, row) => {
    const goods = [
      `M-${row}`,
      '微控制器',
      '',
      'ST',
      '中国',
      '个',
      `${row + 1}`,
      '0.0123',
      '',
      '2',
      '1.5',
      '1.7',
    ]
    return goods.join('\t')
  }).join('\n')
  const busyTime = await busyTimeOf(page)
  const began = await busyTime()
  await pasteAt(page, 0, table)
  await rowCount(page, 5000)
  const took = (await busyTime()) - began
  console.log(`5,000 × 12 cells pasted in ${Math.round(took)} ms`)
  await expect(cell(page, 0, 'origin')).toHaveText('中国')
  expect(took).toBeLessThan(1000)
})

test('headings place the columns, and the next sheet of the supplier without asking', async ({ page }) => {
  await openForm(page, 'import')
  await choose(page, orderFields.order.supplierId, supplier)
  await pasteAt(page, 0, 'Qty\tPart No.\tShelf\n12\tAB-1\tz\n')
  const dialog = page.getByRole('dialog')
  const shelf = dialog.getByRole('row', { name: /Shelf/ }).getByRole('combobox')
  await expect(shelf).toHaveValue(linesGrid.paste.leaveOut)
  await dialog.getByRole('button', { name: linesGrid.paste.take.replace('{count, number}', '1') }).click()
  await expect(cell(page, 0, 'model')).toHaveText('AB-1')
  await expect(cell(page, 0, 'qty')).toHaveText('12')
  await pasteAt(page, 1, 'Qty\tPart No.\tShelf\n7\tAB-2\tz\n')
  await expect(cell(page, 1, 'model')).toHaveText('AB-2')
  await expect(dialog).toHaveCount(0)

  // In another browser as well: the mapping of columns is stored for the whole company.
  await page.evaluate('localStorage.clear()')
  await openForm(page, 'import')
  await choose(page, orderFields.order.supplierId, supplier)
  await page.waitForLoadState('networkidle')
  await pasteAt(page, 0, 'Qty\tPart No.\tShelf\n3\tAB-3\tz\n')
  await expect(cell(page, 0, 'model')).toHaveText('AB-3')
  await expect(dialog).toHaveCount(0)
})

test('headings and names of another language are understood', async ({ page }) => {
  await openForm(page, 'import')
  const table = [
    ['Part No.', 'Country of Origin', 'UOM', '類型', 'Quantity', 'Packing'],
    ['AB-1', 'South Korea', 'PCS', '電子', '1,200', 'Cartons'],
    ['AB-2', '中國台灣', '公斤', 'Food', '5', '棧板'],
  ]
  await pasteAt(page, 0, table.map((cells) => cells.join('\t')).join('\n'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: linesGrid.paste.take.replace('{count, number}', '2') })
    .click()
  await expect(cell(page, 0, 'origin')).toHaveText('韩国')
  await expect(cell(page, 0, 'unit')).toHaveText('个')
  await expect(cell(page, 0, 'type')).toHaveText('电子')
  await expect(cell(page, 1, 'origin')).toHaveText('中国台湾')
  await expect(cell(page, 1, 'unit')).toHaveText('千克')
  await expect(cell(page, 1, 'type')).toHaveText('食品')
  await expect(page.locator('.q-grid-cell[data-tone="wrong"]')).toHaveCount(0)
})

test('Chinese typed on a selected cell begins in it', async ({ page }) => {
  await openForm(page, 'import')
  await cell(page, 0, 'name').click()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'wei', selectionStart: 3, selectionEnd: 3 })
  await expect(page.locator('.q-grid-input')).toHaveValue('wei')
  await keyboard.send('Input.insertText', { text: '微控制器' })
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'name')).toHaveText('微控制器')
  await expect(cell(page, 1, 'name')).toHaveAttribute('data-focus', 'true')
})

test('like a spreadsheet: fill down, undo, redo, find, sort, copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page, 'import')
  await pasteAt(page, 0, 'B-2\nA-1\nC-3')
  await rowCount(page, 3)
  await typeCell(page, 0, 'brand', 'ST')
  await cell(page, 0, 'brand').click()
  await cell(page, 2, 'brand').click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+d')
  await expect(cell(page, 2, 'brand')).toHaveText('ST')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 2, 'brand')).toHaveText('')
  await page.keyboard.press('Control+y')
  await expect(cell(page, 2, 'brand')).toHaveText('ST')

  await page
    .getByRole('button', { name: linesGrid.sortBy.replace('{column}', orderFields.orderLine.model) })
    .click()
  await expect(cell(page, 0, 'model')).toHaveText('A-1')
  await page.keyboard.press('Control+f')
  await page.keyboard.type('c-3')
  await expect(cell(page, 2, 'model')).toHaveAttribute('data-focus', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^A-1\t/)
})

test('a paste that is too wide or too long is told of', async ({ page }) => {
  await openForm(page, 'import')
  const wide = Array.from({ length: 44 }, (_unused, column) => `c${column}`).join('\t')
  await pasteAt(page, 0, wide)
  await expect(page.getByText(linesGrid.paste.tooWide.replace('{count, number}', '24'))).toBeVisible()
  await expect(cell(page, 0, 'model')).toHaveText('c0')

  await pasteAt(page, 1, Array.from({ length: 10_001 }, (_unused, row) => `LONG-${row}`).join('\n'))
  await expect(page.getByText(linesGrid.full.replace('{most, number}', '10,000'))).toBeVisible()
  await expect(page.locator('.q-grid-toolbar')).toContainText(linesGrid.rows.replace('{count, number}', '1'))
})
