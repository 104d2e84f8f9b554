import { expect, type Page } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { linesGrid } from '@quayside/phrases/zh-CN/kit/lines-grid.ts'

/** How many lines the grid says that it has. */
export const rowCount = (page: Page, count: number) =>
  expect(page.locator('.q-grid-toolbar')).toContainText(
    linesGrid.rows.replace('{count, number}', count.toLocaleString('en-US')),
  )

const saveButton = (page: Page) => page.getByRole('button', { name: kit.linesForm.saveDraft, exact: true })
export const saveDraft = (page: Page): Promise<void> => saveButton(page).click()
/** Also where the form's own calls have noticed first that the session ended, and the question is over the button. */
export const saveBelow = (page: Page): Promise<void> => saveButton(page).dispatchEvent('click')

/** The address has the order's id from the first save on. */
export const waitSaved = (page: Page) => page.waitForURL(/[?&]id=\d+/)

/** The server saves, and the browser does not learn of it. */
export async function loseFirstSave(page: Page): Promise<void> {
  let isLost = false
  await page.route('**/api/business/online/order/save', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}
