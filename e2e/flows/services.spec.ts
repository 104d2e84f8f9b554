import { expect, test } from '@playwright/test'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { officeServices, services as words } from '@quayside/phrases/zh-CN/services/screens.ts'
import { serviceFields } from '@quayside/phrases/zh-CN/services/services.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { decide, enterOffice, staffWith } from '../support/office.ts'
import { button, rowOf, toast } from '../support/screen.ts'
import { today } from '../support/today.ts'

const { serviceOrder: fields } = serviceFields
const { serviceOrder: steps } = machines

test('a transport is requested, accepted at a fee in the back office, signed for and charged', async ({
  page,
  browser,
}) => {
  const company = await newCompany('Quay Services')
  const { access_token: token } = await logIn(page, company.mobile)
  await page.goto('/home')
  await page.getByRole('button', { name: shell.areas.services }).click()
  await page.getByRole('link', { name: shell.pages.serviceList, exact: true }).click()
  await expect(page.getByRole('link', { name: codes.modelType.freightForwarding })).toBeVisible()
  await button(page, words.list.new).first().click()

  // An incomplete draft is kept; submitting it leads to the form, where what is missing is marked.
  await page.getByRole('radio', { name: codes.modelType.transport }).check()
  const text = (label: string) => page.getByRole('textbox', { name: new RegExp(`${label}$`) })
  await text(fields.goodsName).fill('Reel 42')
  await button(page, words.form.save).click()
  await expect(toast(page, words.form.saved)).toBeVisible()
  await button(page, steps.submit.label).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: steps.submit.label }).click()
  await expect(text(fields.fromPlace)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('combobox', { name: new RegExp(`${fields.kind}$`) }).click()
  await page.getByRole('option', { name: '专车' }).click()
  await text(fields.fromPlace).fill('Yard A')
  await text(words.destination).fill('Plant B')
  const day = addDays(today(), 2)
  const time = text(fields.wantedAt)
  await time.click()
  await time.fill(`${day} 10:00`)
  // Enter saves the form, too.
  await time.press('Enter')
  await expect(page.getByText('Plant B').first()).toBeVisible()
  await decide(page, steps.submit.label)
  await expect(page.getByText(codes.serviceOrderState.submitted).first()).toBeVisible()

  // The back office accepts it at a fee and sends the truck.
  const { rows } = await call<{ rows: { id: string; number: string }[] }>('GET service/online/order/list', {
    token,
  })
  const { id = '', number = '' } = rows[0] ?? {}
  const office = await (await browser.newContext()).newPage()
  await enterOffice(office, staffWith('operations'))
  await office.goto(`/office/services?keyword=${number}`)
  const row = rowOf(office, number)
  for (const shown of ['Reel 42', 'Yard A → Plant B', `${day} 10:00`]) await expect(row).toContainText(shown)
  await row.getByRole('link', { name: number }).click()
  await button(office, steps.auditPass.label).click()
  await office.getByRole('textbox', { name: new RegExp(`${fields.unitPrice}$`) }).fill('880')
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /880\.00/ })
    .click()
  await office.goto(`/office/service?id=${id}`)
  await expect(office.getByText('880.00').first()).toBeVisible()
  await expect(button(office, officeServices.setFee)).toBeVisible()
  await decide(office, steps.dispatch.label)

  // The customer sees the fee and signs.
  await page.reload()
  await expect(page.getByText('880.00').first()).toBeVisible()
  await expect(page.getByText(words.record.waiting)).toBeVisible()
  await decide(page, steps.sign.label)
  await expect(page.getByText(codes.serviceOrderState.signed).first()).toBeVisible()
  await office.goto(`/office/service?id=${id}`)
  await decide(office, steps.complete.label)
  await page.reload()
  await expect(page.getByText(codes.serviceOrderState.completed).first()).toBeVisible()

  // Its fee is in the ledger.
  await page.getByRole('link', { name: words.record.fees }).click()
  await expect(rowOf(page, '880.00').first()).toBeVisible()
  await office.context().close()
})
