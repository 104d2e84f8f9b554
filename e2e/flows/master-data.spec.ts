import { expect, type Page, test } from '@playwright/test'
import { addDays, weekdayOf } from '@quayside/contract/kernel/days.ts'
import { hubFields } from '@quayside/phrases/zh-CN/account/fields.ts'
import { hub } from '@quayside/phrases/zh-CN/account/hub.ts'
import { information } from '@quayside/phrases/zh-CN/account/information.ts'
import { myInformation } from '@quayside/phrases/zh-CN/account/my-information.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { partnerFields } from '@quayside/phrases/zh-CN/partners/fields.ts'
import { partners } from '@quayside/phrases/zh-CN/partners/partners.ts'
import { rates } from '@quayside/phrases/zh-CN/rates/rates.ts'
import { call } from '../support/calls.ts'
import { type NewCompany, newCompany } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { logIn } from '../support/log-in.ts'
import { button, exported, field, removeRow, rowOf, takeFurtherStep, toast } from '../support/screen.ts'
import { today } from '../support/today.ts'

let company: NewCompany
test.beforeAll(async () => {
  company = await newCompany('Master Trading')
})
test.beforeEach(async ({ page }) => {
  await logIn(page, company.mobile)
})

/** A colleague saves first; both versions are shown side by side and the typed text is kept. */
async function changeOverStale(page: Page, story: Story): Promise<void> {
  const row = rowOf(page, story.text)
  const change = row.getByRole('button', { name: kit.list.change, exact: true })
  await expect(row).toBeVisible()
  // Where another step comes first, it stands behind that one.
  if (await change.isVisible()) await change.click()
  else await takeFurtherStep(row, kit.list.change)
  const drawer = page.getByRole('dialog')
  await field(drawer, story.label).fill(story.mine)
  await story.saveElsewhere()
  await button(drawer, story.save).click()
  const stale = page.getByRole('dialog', { name: kit.stale.title })
  await expect(stale.getByRole('row').filter({ hasText: story.mine })).toBeVisible()
  await stale.getByRole('button', { name: kit.stale.keepMine }).click()
  await expect(toast(page, story.saved)).toBeVisible()
  await expect(rowOf(page, story.mine)).toBeVisible()
}
type Story = {
  text: string
  label: string
  mine: string
  save: string
  saved: string
  saveElsewhere: () => Promise<unknown>
}

/** Changes the newest record of a list over the API. */
const changeNewest = (resource: string, changes: object) => async (): Promise<unknown> => {
  const { token } = company
  const { rows } = await call<{ rows: { id: string }[] }>(`GET base/online/${resource}/list`, { token })
  const record = await call<Record<string, unknown>>(`GET base/online/${resource}/${rows[0]?.id}`, { token })
  const {
    timeline: _timeline,
    createdAt: _c,
    updatedAt: _u,
    number: _n,
    source: _s,
    region: _r,
    ...rest
  } = record
  return call(`POST base/online/${resource}/save`, { token, body: { ...rest, ...changes } })
}

test('a bank account is entered, changed over a stale version, exported and removed', async ({ page }) => {
  await page.goto('/bankAccount')
  await button(page, hub.bankAccount.new).first().click()
  const drawer = page.getByRole('dialog')
  await field(drawer, hubFields.bankAccount.accountName).fill('Master Trading')
  await field(drawer, hubFields.bankAccount.accountNumber).fill('6222 0240 0001 2345 678')
  await field(drawer, hubFields.bankAccount.bankName).fill('Harbour Bank')
  // The draft is stored in this browser, but without the account number.
  await expect.poll(() => page.evaluate<string>('JSON.stringify(localStorage)')).toContain('Harbour Bank')
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('6222')
  await button(drawer, hub.bankAccount.save).click()
  await expect(rowOf(page, 'Harbour Bank')).toBeVisible()
  await expect(rowOf(page, 'Harbour Bank')).not.toContainText('0001 2345')

  await changeOverStale(page, {
    text: 'Harbour Bank',
    label: hubFields.bankAccount.bankName,
    mine: 'Lighthouse Bank',
    save: hub.bankAccount.save,
    saved: hub.bankAccount.saved,
    saveElsewhere: changeNewest('bankAccount', { bankName: 'Pier Bank' }),
  })
  expect((await exported(page, kit.list.export)).flat()).toContain('Lighthouse Bank')
  await removeRow(page, 'Lighthouse Bank', kit.list.remove)
})

test('a contact is entered, changed over a stale version, exported and removed', async ({ page }) => {
  await page.goto('/customerContact')
  await button(page, hub.contact.new).first().click()
  const drawer = page.getByRole('dialog')
  await field(drawer, hubFields.contact.name).fill('Lin Xiao')
  await field(drawer, hubFields.contact.mobile).fill('13600136000')
  await field(drawer, hubFields.contact.idCard).fill('110105194912310021')
  await button(drawer, hub.contact.save).click()
  await expect(drawer.locator('[data-wrong]')).toHaveCount(1)
  await field(drawer, hubFields.contact.idCard).fill('11010519491231002X')
  await button(drawer, hub.contact.save).click()
  await expect(rowOf(page, 'Lin Xiao')).toBeVisible()

  await changeOverStale(page, {
    text: 'Lin Xiao',
    label: hubFields.contact.name,
    mine: 'Lin Xiaoyu',
    save: hub.contact.save,
    saved: hub.contact.saved,
    saveElsewhere: changeNewest('contact', { qq: '12345678' }),
  })
  expect((await exported(page, kit.list.export)).flat()).toContain('Lin Xiaoyu')
  await removeRow(page, 'Lin Xiaoyu', kit.list.remove)
})

test('an address is picked down to its district, copied, changed, exported and removed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/myAddress')
  await button(page, hub.address.new).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox').click()
  for (const name of ['广东省', '深圳市', '南山区'])
    await page.getByRole('option', { name, exact: true }).click()
  await field(drawer, hubFields.address.detail).fill('1 Dawn Road')
  await field(drawer, hubFields.address.contact).fill('Chen Yu')
  await field(drawer, hubFields.address.phone).fill('13600136001')
  await button(drawer, hub.address.save).click()
  const row = rowOf(page, '1 Dawn Road')
  await expect(row).toContainText('南山区')
  await row.getByRole('button', { name: hub.address.copy, exact: true }).click()
  await expect(toast(page, kit.cell.copied)).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('1 Dawn Road')

  await changeOverStale(page, {
    text: '1 Dawn Road',
    label: hubFields.address.detail,
    mine: '2 Dawn Road',
    save: hub.address.save,
    saved: hub.address.saved,
    saveElsewhere: changeNewest('address', { contact: 'Chen Yun' }),
  })
  expect((await exported(page, kit.list.export)).flat().join()).toContain('2 Dawn Road')
  await removeRow(page, '2 Dawn Road', kit.list.remove)
})

test('a customer is entered, found by initials, changed, exported and removed', async ({ page }) => {
  const words = partners.customer
  await page.goto('/distributor')
  await button(page, words.new).first().click()
  const drawer = page.getByRole('dialog')
  await field(drawer, partnerFields.customer.chineseName).fill('绿洲贸易')
  await field(drawer, partnerFields.customer.englishName).fill('Oasis Trading')
  await button(drawer, words.save).click()
  await page.goto('/distributor?keyword=lvzhou')
  await expect(rowOf(page, '绿洲贸易')).toBeVisible()
  await changeOverStale(page, {
    text: '绿洲贸易',
    label: partnerFields.customer.englishName,
    mine: 'Oasis Trading Ltd',
    save: words.save,
    saved: words.saved,
    saveElsewhere: changeNewest('customer', { fax: '+852 2345 6789' }),
  })
  expect((await exported(page, kit.list.export)).flat()).toContain('Oasis Trading Ltd')
  await removeRow(page, '绿洲贸易', kit.list.remove)
})

test('a change of the legal person goes to review and shows old and new until decided', async ({ page }) => {
  const words = myInformation
  await page.goto('/myInformation')
  await button(page, words.company.edit).click()
  await field(page, information.fields.legalPerson).fill('Zhao Min')
  await button(page, words.company.save).click()
  await expect(page.getByText(words.change.title)).toBeVisible()
  // The list of changes below shows both as well.
  await expect(rowOf(page, 'Zhao Min').first()).toContainText('Li Na')
})

test('rates of a day without any are those of the last day before, and say so', async ({ page }) => {
  await logIn(page, administrator)
  await page.goto('/exchangeRate')
  await expect(page.getByRole('row').filter({ hasText: 'USD' }).first()).toBeVisible()
  const converter = page.getByRole('region', { name: rates.converter.title })
  await field(converter, rates.converter.amount).fill('100')
  await expect(converter).toContainText('RMB')
  const sunday = addDays(today(), -weekdayOf(today()))
  const day = converter.getByLabel(rates.converter.date)
  await day.fill(sunday)
  await day.press('Enter')
  await expect(converter).toContainText(`${sunday} 没有公布`)
})
