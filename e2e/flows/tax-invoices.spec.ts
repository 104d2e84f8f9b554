import { expect, test } from '@playwright/test'
import { officeTaxInvoices as words } from '@quayside/phrases/zh-CN/office/tax-invoices.ts'
import { taxInvoiceFields as fields } from '@quayside/phrases/zh-CN/tax-invoices/fields.ts'
import { taxInvoiceScreens as screens } from '@quayside/phrases/zh-CN/tax-invoices/screens.ts'
import { codes, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { atDesk } from '../support/finance-story.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { decide, enterOffice, staffWith } from '../support/office.ts'
import { givenSubmitted, line } from '../support/order-story.ts'
import { button } from '../support/screen.ts'

const digital = (): string => `25${String(Date.now()).padStart(18, '0')}`

test('what was paid is asked for as an invoice, issued and signed', async ({ page, browser }) => {
  const { mobile, token, companyId } = await newCompany('Invoiced Trading')
  const order = await givenSubmitted(token, {})
  await provide('orders', order.id, 'auditPass')
  const desk = await atDesk()
  const fee = { orderId: order.id, kind: 'storage', unitPrice: '1060' }
  await desk('cost/chargeMany', { fees: [fee] })
  const receipt = await desk<{ id: string }>('cashVoucher/save', {
    kind: 'received',
    companyId,
    amount: '1060.00',
  })
  await desk(`cashVoucher/${receipt.id}/writeOff`)
  await call('POST tax/online/invoicingInfo/save', {
    token,
    body: {
      title: 'Invoiced Trading',
      taxNo: '91440300MA5QUAY204',
      bankName: 'Harbour Bank',
      accountNumber: '755900012310801',
      address: '1 Harbour Road',
      phone: '0755-26001234',
    },
  })

  await logIn(page, mobile)
  await page.goto('/theInputTicket')
  await expect(page.getByText('1,060.00').first()).toBeVisible()
  await button(page, screens.sales.request).click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel(screens.sales.pick.all).check()
  await expect(asking.getByText(order.orderNo)).toBeVisible()
  await asking
    .getByRole('button', { name: screens.sales.pick.send.replace('{sum}', 'RMB 1,060.00'), exact: true })
    .click()
  await expect(asking).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: codes.invoiceStatus.notInvoiced })).toBeVisible()

  const staff = await browser.newPage()
  await enterOffice(staff, staffWith('finance'))
  await staff.goto('/office/salesInvoices?keyword=Invoiced')
  await staff.getByRole('link', { name: /^SI/ }).first().click()
  await button(staff, machines.invoice.issue.label).click()
  const issuing = staff.getByRole('dialog')
  const invoiceNo = digital()
  await issuing.getByLabel(new RegExp(fields.salesInvoice.invoiceNo)).fill(invoiceNo)
  await issuing.getByRole('button', { name: machines.invoice.issue.label, exact: true }).click()
  await expect(issuing).toBeHidden()
  await staff.close()

  await page.goto('/theInputTicket')
  await page.getByRole('row').filter({ hasText: invoiceNo }).getByText(/^SI/).first().click()
  await button(page, machines.invoice.sign.label).click()
  const confirmation = page.getByRole('dialog', { name: machines.invoice.sign.label })
  await button(confirmation, machines.invoice.sign.label).click()
  await expect(confirmation).toBeHidden()
  await expect(page.getByText(codes.invoiceStatus.signed).first()).toBeVisible()
  await page.goto(`/orderInfo?id=${order.id}`)
  await expect(page.getByText(codes.taxInvoicingState.full).first()).toBeVisible()
})

test('a supplier’s invoice is entered for an export, matched as proposed and confirmed', async ({
  page,
  browser,
}) => {
  const { mobile, token } = await newCompany('Matched Exports')
  const customer = await call<{ id: string }>('POST base/online/customer/save', {
    token,
    body: { type: 1, englishName: 'Harbour Retail', registeredAddress: '1 Pier Road' },
  })
  const order = await givenSubmitted(token, {
    modelType: 1,
    customerId: customer.id,
    lines: [{ ...line, model: 'CC0603-104', name: 'Capacitor', qty: '1000', price: '1' }],
  })
  await provide('orders', order.id, 'auditPass')
  await provide('orders', order.id, 'declare')

  await logIn(page, mobile)
  await page.goto('/sellATicket')
  await button(page, screens.input.new).first().click()
  const form = page.getByRole('dialog')
  const invoiceNo = digital()
  const type = (label: string, text: string) => form.getByLabel(new RegExp(label)).first().fill(text)
  const { inputInvoice: head, inputInvoiceLine: goods } = fields
  await type(head.invoiceNo, invoiceNo)
  await type(head.sellerName, 'Harbour Capacitors')
  await type(head.sellerTaxNo, '91440300MA5QUAY204')
  await type(head.amount, '5650.00')
  await type(goods.name, 'Capacitor')
  await type(goods.specification, 'CC0603-104')
  await type(goods.qty, '1000')
  await type(goods.price, '5')
  await form.getByRole('button', { name: screens.input.save, exact: true }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: invoiceNo })).toContainText('0 / 1')

  const staff = await browser.newPage()
  await enterOffice(staff, staffWith('operations'))
  await staff.goto('/office/inputInvoices?keyword=Matched')
  await staff.getByRole('link', { name: /^II/ }).first().click()
  await expect(staff.getByText(words.match.whole)).toBeVisible()
  await button(staff, words.match.save).click()
  await expect(staff.getByText(words.match.saved)).toBeVisible()
  await decide(staff, machines.inputInvoice.confirm.label)
  await staff.close()

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: invoiceNo })
  await expect(row).toContainText(codes.confirmationState.confirmed)
  await expect(row).toContainText(order.orderNo)
})
