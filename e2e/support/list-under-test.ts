import { expect, type Page, type Request } from '@playwright/test'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { administrator } from './demo.ts'
import { logIn } from './log-in.ts'

/** The list on which the client's rules are tested: its calls, and where their results appear. */
export const list = '**/api/base/online/supplier/list**'
export const exported = '**/api/base/online/supplier/export**'
export const isCallTo = (ending: string) => (request: Request) =>
  new URL(request.url()).pathname.endsWith(ending)

export const toast = (page: Page) => page.locator('.toast')
export const prompt = (page: Page) => page.getByRole('dialog', { name: client.expired.title })
export const query = (page: Page) => page.getByRole('button', { name: kit.list.refresh }).click()
export const busy = (page: Page) => page.locator('[data-busy]')

export async function openList(page: Page): Promise<void> {
  await logIn(page, administrator)
  await page.goto('/supplierList')
  await expect(page.getByRole('table').first()).toBeVisible()
}
