import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { officeSystem } from '@quayside/phrases/zh-CN/office/system.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { button } from '../support/screen.ts'

test('an administrator sees what runs, and first what needs a person', async ({ page }) => {
  await enterOffice(page, staffWith('administrator'))
  await page.goto('/office/system')
  await expect(page.getByRole('heading', { name: office.pages.system })).toBeVisible()
  const { backup, database, jobs } = officeSystem.parts
  await expect(page.getByRole('listitem').filter({ hasText: backup })).toContainText('npm run backup')
  await expect(page.getByRole('heading', { name: database })).toContainText(officeSystem.good)
  await expect(page.getByRole('heading', { name: jobs, exact: true })).toBeVisible()
})

test('an administrator sees outside services and the last thirty days, and downloads what support asks for', async ({
  page,
}) => {
  const { services, history, diagnostics } = officeSystem
  await enterOffice(page, staffWith('administrator'))
  await page.goto('/office/system')
  const sms = page.getByRole('listitem').filter({ hasText: services.via.outbox })
  await expect(sms).toContainText(services.names.sms)
  await expect(page.getByRole('heading', { name: history.title })).toBeVisible()
  await expect(page.getByText(history.names.running, { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, diagnostics.download).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^quayside-diagnostics-[\d-]+\.json$/)
  const made = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(made.version).toMatch(/^\d+\.\d+\.\d+$/)
})
