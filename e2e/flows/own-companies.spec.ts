import { expect, type Page, test } from '@playwright/test'
import { ownCompanies } from '@quayside/phrases/zh-CN/account/own-companies.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { button } from '../support/screen.ts'

const switchOf = (page: Page, company: string) =>
  page.getByRole('button', { name: shell.company.switch.replace('{name}', company) })
const companyInList = (page: Page, company: string) =>
  page.getByRole('listitem').getByRole('button', { name: company })

test('a bookkeeper accepts an invitation, works for two companies in two tabs, and leaves one', async ({
  page,
}) => {
  const [own, other] = ['账房服务', '集团贸易']
  const bookkeeper = await newCompany(own)
  const group = await newCompany(other)
  await call('POST base/online/member/save', {
    token: group.token,
    body: { name: 'Bookkeeper', mobile: bookkeeper.mobile, permissionSet: 'finance' },
  })

  await logIn(page, bookkeeper.mobile)
  await page.goto('/home')
  await expect(switchOf(page, own)).toContainText('1')
  await switchOf(page, own).click()
  await page.getByRole('link', { name: '1 个邀请待处理' }).click()
  await expect(page.getByText(ownCompanies.invites.replace('{company}', other))).toBeVisible()
  await button(page, ownCompanies.accept).click()
  await expect(page.getByRole('row').filter({ hasText: other })).toBeVisible()

  // A second tab of the same browser has the session of its sibling, without a new log-in, and goes to the other company; the first one stays where it is.
  const second = await page.context().newPage()
  await second.goto('/home')
  await switchOf(second, own).click()
  await companyInList(second, other).click()
  await expect(switchOf(second, other)).toBeVisible()
  await page.reload()
  await expect(switchOf(page, own)).toBeVisible()

  // Leaving it from its own tab leads into the company that is left.
  await second.goto('/myInformation?section=companies')
  const row = second.getByRole('row').filter({ hasText: other })
  await row.getByRole('button', { name: ownCompanies.leave }).click()
  await second.getByRole('dialog').getByRole('button', { name: ownCompanies.leave }).click()
  await expect(switchOf(second, own)).toBeVisible()
})
