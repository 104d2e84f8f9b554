import { expect, type Page } from '@playwright/test'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { demoStaff } from '@quayside/db/seeds/demo/staff.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'

type Role = (typeof demoStaff)[number]['roles'][number]
export const staffWith = (role: Role): string =>
  demoStaff.find(({ roles }) => (roles as readonly Role[]).includes(role))?.email ?? ''

/** Logs a staff member in by the form. */
export async function enterOffice(page: Page, account: string, words: typeof office = office): Promise<void> {
  await page.goto('/office')
  await page.getByLabel(words.login.account).fill(account)
  await page.getByLabel(words.login.password).fill(demoPassword)
  await page.getByRole('button', { name: words.login.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.queue.title, level: 1 })).toBeVisible()
}

/** Takes a step, with its confirmation and a reason where one is required. */
export async function decide(page: Page, label: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (reason !== undefined) await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}
