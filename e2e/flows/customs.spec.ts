import { expect, type Locator, type Page, test } from '@playwright/test'
import { declarationFields } from '@quayside/phrases/zh-CN/customs/fields.ts'
import { customsScreens } from '@quayside/phrases/zh-CN/customs/screens.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { officeCustoms as words } from '@quayside/phrases/zh-CN/office/customs.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { classify, provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { decide, enterOffice, staffWith } from '../support/office.ts'
import { givenSubmitted, line } from '../support/order-story.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
)
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`(^|\\s)${label}$`)).first()
async function choose(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).click()
  await page.getByRole('option').filter({ hasText: text }).first().click()
}
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

test('an order is declared from its split, its tax bill is paid, and with the release it is cleared', async ({
  page,
  browser,
}) => {
  const { mobile, token, companyId } = await newCompany('Declared Trading')
  const product = await call<{ id: string }>('POST base/online/product/save', {
    token,
    body: { model: 'CN-88', brand: 'TE', name: 'Connector', origin: 'MY', unit: '007' },
  })
  await classify({ companyId, productId: product.id, hsCode: '8536690000', tariffRate: '8', vatRate: '13' })
  const order = await givenSubmitted(token, {
    incoterms: 'CIF',
    lines: [{ ...line, productId: product.id, model: 'CN-88', brand: 'TE', name: 'Connector', origin: 'MY' }],
  })
  await provide('orders', order.id, 'auditPass')

  await enterOffice(page, staffWith('administrator'))
  await page.goto(`/office/order?id=${order.id}`)
  await expect(page.getByRole('heading', { name: words.check.title })).toBeVisible()
  await button(page, words.make.button).click()
  const split = page.getByRole('dialog')
  await expect(split).toContainText(words.make.count.replace('{count, number}', '1'))
  await split.getByRole('button', { name: words.make.save, exact: true }).click()
  await expect(split).toBeHidden()
  await page.getByRole('link', { name: /^CD/ }).click()

  // What customs asks for and the split cannot know.
  const { declaration: fields, taxBill: billFields } = declarationFields
  await button(page, machines.declaration.declare.label).click()
  await choose(page, fields.customsOffice, '皇岗')
  await choose(page, fields.transportMode, '公路')
  await button(page, words.save).click()
  await expect(page.getByText('5301').first()).toBeVisible()
  // Each field of a line is changed on the screen; price and taxes follow.
  const { declarationLine: lineFields } = declarationFields
  await button(
    page,
    words.line.title.replace('{position, number}', '1').replace('{name}', 'Connector'),
  ).click()
  const changing = page.getByRole('dialog')
  await changing.getByLabel(new RegExp(lineFields.elements)).fill('Brand: TE')
  await changing.getByLabel(new RegExp(lineFields.value)).fill('1300.00')
  await changing.getByLabel(new RegExp(lineFields.dutyRate)).fill('10')
  await expect(changing.getByRole('status')).toContainText('USD 1.30')
  await changing.getByRole('button', { name: words.save, exact: true }).click()
  await expect(changing).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'CN-88' })).toContainText('1,300.00')
  await decide(page, machines.declaration.declare.label)
  await page.goto(`/office/declarations?keyword=${order.orderNo}`)
  await page.getByRole('link', { name: /^CD/ }).click()
  await button(page, machines.declaration.mark.label).click()
  const marking = page.getByRole('dialog')
  await choose(page, words.mark.state, codes.declarationState.accepted)
  const number = `530120261${String(Date.now()).slice(-9)}`
  await marking.getByLabel(fields.declarationNo).fill(number)
  await marking.getByRole('button', { name: words.mark.save, exact: true }).click()
  await expect(marking).toBeHidden()

  await button(page, words.bill.issue).click()
  await field(page, billFields.amount).fill('1290.00')
  // It is not what was declared, so the reason is asked for.
  await field(page, billFields.differenceReason).fill('VAT was billed with the duty')
  await button(page, words.bill.save).click()
  await page.getByRole('link', { name: `${number}-L01` }).click()
  const pay = machines.taxBill.pay.label
  await button(page, pay).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${pay} RMB 1,290.00`, exact: true })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto(`/office/declarations?keyword=${number}`)
  await expect(page.getByRole('row').filter({ hasText: order.orderNo })).toContainText(
    codes.declarationState.taxPaid,
  )
  await page.getByRole('row').filter({ hasText: order.orderNo }).getByRole('checkbox').check()
  await page.getByRole('region').getByRole('button', { name: machines.declaration.mark.label }).click()
  await choose(page, words.mark.state, codes.declarationState.released)
  await page.getByRole('dialog').getByRole('button', { name: words.mark.save, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible()

  // The paper that customs gave, for the customer.
  await page.goto(`/office/declarations?keyword=${number}`)
  await page.getByRole('link', { name: /^CD/ }).click()
  await button(page, words.papers.button).click()
  const papers = page.getByRole('dialog')
  await papers
    .locator('input[type="file"]')
    .nth(1)
    .setInputFiles({ name: 'release.png', mimeType: 'image/png', buffer: png })
  const removal = kit.attachment.remove.replace('{name}', 'release.png')
  await expect(papers.getByRole('button', { name: removal })).toBeVisible({ timeout: 30_000 })
  await button(papers, words.papers.save).click()
  await expect(papers).toBeHidden()

  const portal = await (await browser.newContext()).newPage()
  await logIn(portal, mobile)
  await portal.goto(`/orderInfo?id=${order.id}&tab=logistics`)
  const panel = portal.locator('.q-panel').filter({ hasText: customsScreens.declarations.title }).first()
  await expect(panel).toContainText(number)
  await expect(panel).toContainText(codes.declarationState.released)
  await expect(portal.getByText(codes.orderState.cleared).first()).toBeVisible()
  await button(panel, customsScreens.declarations.open.replace('{number}', number)).click()
  const shown = portal.getByRole('dialog')
  await expect(shown).toContainText('8536690000')
  await expect(shown).toContainText(`${number}-L01`)
  await expect(shown).toContainText(customsScreens.declarations.papers.added)
  const opened = portal.waitForEvent('popup')
  await shown.getByText('release.png').first().click()
  await expect((await opened).getByRole('img').first()).toBeVisible()
  await portal.keyboard.press('Escape')
  await portal.goto('/customsPaymentRecord')
  const row = portal.getByRole('row').filter({ hasText: `${number}-L01` })
  await expect(row).toContainText(codes.taxBillState.paid)
  await expect(row).toContainText('1,290.00')
  await portal.context().close()
})
