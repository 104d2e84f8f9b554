import { expect, test } from '@playwright/test'
import { orderForm } from '@quayside/phrases/zh-CN/orders/order-form.ts'
import { call, tokenOf } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { givenDraft } from '../support/order-story.ts'
import { button } from '../support/screen.ts'

const { whatIf } = orderForm

test('an import is put beside other conditions, and one of them is written into the draft', async ({
  page,
}) => {
  const { mobile } = await newCompany('What If Trading')
  const { access_token: token } = await tokenOf(mobile)
  const { id } = await givenDraft(token, { modelType: 0 })
  await logIn(page, mobile)
  await page.goto(`/importOrder?id=${id}`)
  await button(page, whatIf.open).click()
  const dialog = page.getByRole('dialog', { name: whatIf.title })
  const row = (name: string) => dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  const variant = whatIf.variant.replace('{place, number}', '1')
  const field = (name: keyof typeof whatIf.fields) =>
    dialog.getByRole('textbox', { name: `${whatIf.fields[name]} · ${variant}` })
  await expect(row(`${whatIf.orderAmount} USD`)).toContainText('1,250.00')
  await field('quantity').fill('0')
  await expect(dialog.getByText(whatIf.wrong)).toBeVisible()
  await field('quantity').fill('200')
  await expect(row(`${whatIf.orderAmount} USD`)).toContainText('+1,250.00')
  await field('rate').fill('10')
  // The goods of the draft are not classified: its total has a gap, and is not compared.
  await expect(row(whatIf.total)).toContainText(whatIf.incomplete)

  await dialog.getByRole('button', { name: whatIf.apply }).click()
  const question = page.getByRole('dialog', { name: whatIf.applyTitle.replace('{place, number}', '1') })
  await question.getByRole('button', { name: whatIf.apply }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect
    .poll(
      async () =>
        (await call<{ orderAmount: string }>(`GET business/online/order/${id}`, { token })).orderAmount,
    )
    .toBe('2500.00')
})

test('a comparison is saved with its order, downloaded, and opened again', async ({ page }) => {
  const { mobile } = await newCompany('What If Saving')
  const { access_token: token } = await tokenOf(mobile)
  const { id } = await givenDraft(token, { modelType: 0 })
  await logIn(page, mobile)
  await page.goto(`/importOrder?id=${id}`)
  await button(page, whatIf.open).click()
  const dialog = page.getByRole('dialog', { name: whatIf.title })
  const variant = whatIf.variant.replace('{place, number}', '1')
  const quantity = dialog.getByRole('textbox', { name: `${whatIf.fields.quantity} · ${variant}` })
  await quantity.fill('200')
  await button(dialog, whatIf.saveVariants).click()
  const naming = page.getByRole('dialog', { name: whatIf.saveVariants })
  await button(naming, whatIf.save).click()
  await expect(naming.getByText(whatIf.nameMissing)).toBeVisible()
  await naming.getByRole('textbox', { name: whatIf.name }).fill('Twice as many')
  await button(naming, whatIf.save).click()
  await expect(dialog.getByText(whatIf.unchanged)).toBeVisible()

  await button(dialog, whatIf.download).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: whatIf.xlsx }).click()
  expect((await download).suggestedFilename()).toContain('Twice as many')

  await page.reload()
  await button(page, 'Twice as many').click()
  await expect(quantity).toHaveValue('200')
  await button(dialog, whatIf.removeSaved).click()
  await button(page.getByRole('dialog', { name: whatIf.removeSaved }), whatIf.removeSaved).click()
  await expect(button(dialog, whatIf.saveVariants)).toBeVisible()
  await expect(quantity).toHaveValue('')
})
