import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { saveDraft, waitSaved } from '../support/order-form.ts'
import { cell, choose, openForm, pasteAt, twoLines, typeCell, typeIn } from '../support/orders.ts'
import { givenSupplier } from '../support/suppliers.ts'

const supplier = 'Northgate Components'
const fields = orderFields.order

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Two Tabs Trading')
  await givenSupplier(company.token, { name: supplier })
})
test.beforeEach(({ page }) => logIn(page, company.mobile))

/** A saved draft, open in this tab and in another. */
async function openTwice(page: Page, context: BrowserContext): Promise<Page> {
  await openForm(page, 'import')
  await choose(page, fields.supplierId, supplier)
  await pasteAt(page, 0, twoLines)
  await saveDraft(page)
  await waitSaved(page)
  const other = await context.newPage()
  await logIn(other, company.mobile)
  await other.goto(page.url())
  return other
}

test('two tabs: the later one is shown both and chooses', async ({ page, context }) => {
  const other = await openTwice(page, context)
  await typeIn(other, fields.contractNo, 'HT-THEIRS')
  await saveDraft(other)
  await expect(other.locator('.toast').first()).toBeVisible()

  await typeIn(page, fields.contractNo, 'HT-MINE')
  await saveDraft(page)
  const dialog = page.getByRole('dialog', { name: kit.stale.title })
  await expect(dialog.getByRole('row', { name: new RegExp(fields.contractNo) })).toContainText('HT-THEIRS')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Longer than the autosave interval: the comparison opens only with an explicit save.
  await page.waitForTimeout(5000)
  await expect(dialog).toBeHidden()
  await saveDraft(page)
  await dialog.getByRole('button', { name: kit.stale.takeTheirs }).click()
  await expect(page.getByLabel(fields.contractNo)).toHaveValue('HT-THEIRS')
})

test('two tabs: of two changed fields one is kept and one taken over', async ({ page, context }) => {
  const other = await openTwice(page, context)
  await typeIn(other, fields.contractNo, 'HT-THEIRS')
  await typeCell(other, 0, 'qty', '77')
  await saveDraft(other)
  await expect(other.locator('.toast').first()).toBeVisible()

  await typeIn(page, fields.contractNo, 'HT-MINE')
  await saveDraft(page)
  const dialog = page.getByRole('dialog', { name: kit.stale.title })
  // Only they changed the quantity: it is chosen already. Both changed the number: one's own is.
  await expect(
    dialog.getByRole('radio', { name: new RegExp(`${orderFields.orderLine.qty}.*${kit.stale.theirs}`) }),
  ).toBeChecked()
  await expect(
    dialog.getByRole('radio', { name: new RegExp(`${fields.contractNo}.*${kit.stale.mine}`) }),
  ).toBeChecked()
  await dialog.getByRole('button', { name: kit.stale.takeChosen }).click()
  await expect(page.getByText(/已保存$/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(fields.contractNo)).toHaveValue('HT-MINE')
  await expect(cell(page, 0, 'qty')).toHaveText('77')
})
