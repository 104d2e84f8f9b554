import { expect, test } from '@playwright/test'
import { office } from '@quayside/phrases/zh-CN/office/office.ts'
import { officeSystem } from '@quayside/phrases/zh-CN/office/system.ts'
import { enterOffice, staffWith } from '../support/office.ts'

test('an administrator sees what runs, and first what needs a person', async ({ page }) => {
  await enterOffice(page, staffWith('administrator'))
  await page.goto('/office/system')
  await expect(page.getByRole('heading', { name: office.pages.system })).toBeVisible()
  const { backup, database, jobs } = officeSystem.parts
  await expect(page.getByRole('listitem').filter({ hasText: backup })).toContainText('npm run backup')
  await expect(page.getByRole('heading', { name: database })).toContainText(officeSystem.good)
  await expect(page.getByRole('heading', { name: jobs, exact: true })).toBeVisible()
})
