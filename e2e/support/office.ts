import { expect, type Page } from '@playwright/test'
import type { StaffToken } from '@quayside/contract/office/staff.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { demoStaff } from '@quayside/db/seeds/demo/staff.ts'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { address } from './place.ts'

type Role = (typeof demoStaff)[number]['roles'][number]
export const staffWith = (role: Role): string =>
  demoStaff.find(({ roles }) => (roles as readonly Role[]).includes(role))?.email ?? ''

/** Writes a session of a staff member into the browser's storage; answers its token. */
export async function enterOffice(page: Page, account: string, server = address): Promise<string> {
  const send = testClient(server, '/office/api')
  const { body, text } = await send('POST auth/token', { body: { account, password: demoPassword } })
  if (!body?.access_token) throw new Error(`${account} cannot log in: ${text.slice(0, 300)}`)
  const { access_token: token, staff } = body as StaffToken
  await page.goto('/readyz')
  await page.evaluate(
    ([kept, self]) => {
      sessionStorage.setItem('office.token', kept ?? '')
      sessionStorage.setItem('office.self', self ?? '')
    },
    [token, JSON.stringify(staff)],
  )
  return token
}

/** Logs a staff member in by the form. */
export async function logInAtOffice(page: Page, account: string): Promise<void> {
  await page.goto('/office')
  await page.getByLabel(office.login.account).fill(account)
  await page.getByLabel(office.login.password).fill(demoPassword)
  await page.getByRole('button', { name: office.login.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: office.queue.title, level: 1 })).toBeVisible()
}

/** Takes a step, with its confirmation and a reason where one is required. */
export async function decide(page: Page, label: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (reason !== undefined) await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}
