import { expect, type Locator, type Page } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { rowsOfDownload } from './sheets.ts'

/** Elements that nearly every story uses, by the texts a user reads. */
export const field = (page: Page | Locator, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`(^|\\s)${label}$`) })
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
export const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

/** Takes one of the steps of a row that stand behind its next one. */
export async function takeFurtherStep(row: Locator, name: string): Promise<void> {
  await button(row, kit.list.more).click()
  await row.getByRole('button', { name, exact: true }).click()
}

export async function exported(page: Page, name: string): Promise<unknown[][]> {
  const download = page.waitForEvent('download')
  await button(page, name).click()
  return rowsOfDownload(await download)
}

export async function removeRow(page: Page, text: string, remove: string): Promise<void> {
  await rowOf(page, text).getByRole('checkbox').check()
  await button(page, remove).last().click()
  await page.getByRole('dialog').getByRole('button', { name: remove, exact: true }).click()
  await expect(rowOf(page, text)).toHaveCount(0)
}
