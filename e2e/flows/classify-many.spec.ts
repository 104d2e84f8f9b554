import { expect, test } from '@playwright/test'
import { officeReview } from '@quayside/phrases/zh-CN/office/review.ts'
import { products } from '@quayside/phrases/zh-CN/products/products.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { button, rowOf, toast } from '../support/screen.ts'

const words = officeReview.classification.many
const label = machines.classificationRequest.classify.label

test('many requests are classified in one sheet and accepted in one step, with one message', async ({
  page,
}) => {
  const company = await newCompany('Many Products')
  const { token } = company
  const models = [1, 2, 3].map((place) => ({
    model: `${company.mobile}-${place}`,
    brand: 'Yageo',
    name: '贴片电阻',
  }))
  await call('POST base/online/productRequest/forModels', { token, body: { models } })

  await enterOffice(page, staffWith('administrator'))
  await page.goto(`/office/classifications?keyword=${company.mobile}`)
  for (const { model } of models) await rowOf(page, model).getByRole('checkbox').check()
  await button(page, label).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('grid', { name: words.sheet })).toContainText(`${company.mobile}-3`)
  await sheet.getByRole('gridcell').filter({ hasText: 'Yageo' }).first().click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  for (let place = 0; place < 3; place += 1) {
    await page.keyboard.type('8533211000')
    await page.keyboard.press('Enter')
  }
  await expect(sheet.getByRole('grid')).toContainText('13')
  await button(sheet, words.send.replace('{step}', label).replace('{count, number}', '3')).click()
  await expect(toast(page, words.done.replace('{count, number}', '3'))).toBeVisible()
  await expect(sheet).toBeHidden()

  await logIn(page, company.mobile)
  await page.goto('/systematicNotification')
  await expect(page.getByText('归类结果待确认（3 项）')).toBeVisible()
  await page.goto('/myRequestion')
  for (const { model } of models) {
    await expect(rowOf(page, model)).toContainText(codes.classificationRequestState.classified)
    await rowOf(page, model).getByRole('checkbox').check()
  }
  await button(page, products.request.accept).last().click()
  await button(page.getByRole('dialog'), products.request.accept).click()
  await expect(toast(page, products.request.accepted.replace('{count, number}', '3'))).toBeVisible()
})
