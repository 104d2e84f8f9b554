import { expect, type Locator, type Page, test } from '@playwright/test'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { inputLines } from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { officeTaxInvoices as words } from '@quayside/phrases/zh-CN/office/tax-invoices.ts'
import { orders } from '@quayside/phrases/zh-CN/orders/orders.ts'
import { paymentFields } from '@quayside/phrases/zh-CN/payments/fields.ts'
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
import { today } from '../support/today.ts'

const columns = inputLines.keys
const cell = (page: Page, row: number, key: (typeof columns)[number]) =>
  page.locator(`[data-row="${row}"] [data-col="${columns.indexOf(key)}"]`)
const labelled = (page: Page | Locator, label: string) =>
  page.getByLabel(new RegExp(`(^|\\s)${label}$`)).first()
const paste = async (page: Page, rows: string[][]): Promise<void> => {
  await cell(page, 0, 'name').click()
  await page.evaluate(
    (table) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', table)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    rows.map((cells) => cells.join('\t')).join('\n'),
  )
}
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
  await expect(asking.getByLabel(screens.sales.pick.all)).not.toBeChecked()
  await expect(asking.getByText(order.orderNo)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asking).toBeHidden()
  // The same from the list of orders: what was paid for the chosen ones is asked for.
  await page.goto('/ImportOrderList')
  await page.getByRole('row').filter({ hasText: order.orderNo }).getByRole('checkbox').check()
  await page.getByRole('region').getByRole('button', { name: orders.list.requestInvoice }).click()
  await expect(page).toHaveURL(new RegExp(`/theInputTicket\\?requestFor=${order.id}`))
  await expect(asking.getByLabel(screens.sales.pick.all)).toBeChecked()
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

  await page.goto('/theInputTicket')
  await page.getByRole('row').filter({ hasText: invoiceNo }).getByText(/^SI/).first().click()
  await button(page, machines.invoice.sign.label).click()
  const confirmation = page.getByRole('dialog', { name: machines.invoice.sign.label })
  await button(confirmation, machines.invoice.sign.label).click()
  await expect(confirmation).toBeHidden()
  await expect(page.getByText(codes.invoiceStatus.signed).first()).toBeVisible()
  await page.goto(`/orderInfo?id=${order.id}`)
  await expect(page.getByText(codes.taxInvoicingState.full).first()).toBeVisible()

  // Money for the next payment is announced for the order, confirmed, and changed: then it waits again.
  const { announcedTransfers } = screens
  const { announcedTransfer } = paymentFields
  await page.goto('/capitalAppointment')
  await button(page, announcedTransfers.new).first().click()
  const announcing = page.getByRole('dialog')
  await labelled(announcing, announcedTransfer.amount).fill('2500.00')
  await announcing.getByPlaceholder(announcedTransfers.findOrder).fill(order.orderNo)
  await page.getByRole('option').filter({ hasText: order.orderNo }).click()
  await button(announcing, announcedTransfers.save).click()
  await expect(announcing).toBeHidden()
  const announced = page.getByRole('row').filter({ hasText: '2,500.00' })
  await expect(announced).toContainText(order.orderNo)
  await expect(announced).toContainText(codes.transferState.announced)
  await staff.goto('/office/transfers?keyword=Invoiced')
  await staff.locator('a[href*="/office/transfer?"]').first().click()
  await decide(staff, machines.announcedTransfer.confirm.label)
  await staff.close()
  await page.reload()
  await expect(announced).toContainText(codes.transferState.confirmed)
  await announced
    .getByText(/^[A-Z]{2}\d/)
    .first()
    .click()
  await button(page.getByRole('dialog'), kit.list.change).click()
  const changing = page.getByRole('dialog')
  await expect(changing).toContainText(order.orderNo)
  await labelled(changing, announcedTransfer.amount).fill('2600.00')
  await button(changing, announcedTransfers.save).click()
  const changed = page.getByRole('row').filter({ hasText: '2,600.00' })
  await expect(changed).toContainText(codes.transferState.announced)
  await expect(changed).toContainText(order.orderNo)
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
  await expect(page).toHaveURL('/sellATicketInfo')
  await page.waitForLoadState('networkidle')
  const invoiceNo = digital()
  const { inputInvoice: head } = fields
  const scanned = page.getByLabel(screens.input.scan)
  const issuedOn = addDays(today(), -14)
  await scanned.fill(`01,32,,${invoiceNo},5650.00,${issuedOn.replaceAll('-', '')},`)
  await expect(labelled(page, head.invoiceNo)).toHaveValue(invoiceNo)
  await expect(labelled(page, head.issuedOn)).toHaveValue(issuedOn)
  await labelled(page, head.sellerName).fill('Harbour Capacitors')
  await labelled(page, head.sellerTaxNo).fill('91440300MA5QUAY204')
  // A paste with a quantity that cannot be read; amount and tax follow from what is typed instead.
  await paste(page, [['Capacitor', 'CC0603-104', 'pcs', 'many', '5']])
  await cell(page, 0, 'qty').click()
  await page.keyboard.type('1000')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'amount')).toHaveText('5,000.00')
  await expect(cell(page, 0, 'rate')).toHaveText('13%')
  await expect(cell(page, 0, 'tax')).toHaveText('650.00')
  await cell(page, 0, 'price').click()
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'amount')).toHaveText('6,000.00')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 0, 'amount')).toHaveText('5,000.00')
  const keptNote = (tab: Page) => tab.getByText(kit.linesForm.keptAt.split(' ')[0] ?? '')
  const take = (tab: Page) => button(tab, kit.form.draftTake)
  await expect(keptNote(page)).toBeVisible()
  // Another invoice is begun in a second tab, and what the first one keeps is offered there.
  const second = await page.context().newPage()
  await logIn(second, mobile)
  await second.goto('/sellATicketInfo')
  await expect(take(second)).toBeVisible()
  await labelled(second, head.sellerName).fill('Second Tab Capacitors')
  await expect(keptNote(second)).toBeVisible()
  await second.close()
  // Nothing is lost by a reload, not even the cell that is being typed in.
  await cell(page, 0, 'unit').click()
  await page.keyboard.type('box')
  await page.reload()
  await take(page).click()
  await expect(labelled(page, head.sellerName)).toHaveValue('Harbour Capacitors')
  await expect(cell(page, 0, 'tax')).toHaveText('650.00')
  await expect(cell(page, 0, 'unit')).toHaveText('box')
  // Nor by logging out, which asks before.
  await labelled(page, head.note).fill('Reel 42')
  await page.getByRole('button', { name: kit.frame.userMenu }).click()
  await page.getByRole('menuitem', { name: kit.frame.logOut }).click()
  const leaving = page.getByRole('dialog')
  await expect(leaving).toContainText(kit.form.leaveBody)
  await button(leaving, kit.frame.logOut).click()
  await expect(page).toHaveURL('/')
  await logIn(page, mobile)
  await page.goto('/sellATicketInfo')
  await take(page).click()
  await expect(labelled(page, head.note)).toHaveValue('Reel 42')
  await expect(cell(page, 0, 'tax')).toHaveText('650.00')
  await labelled(page, head.amount).fill('5650.10')
  const save = button(page, screens.input.save)
  await save.click()
  await expect(page.getByText('5,650.00').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await labelled(page, head.amount).fill('5650.00')
  // Refused by the server at its field, with all that was typed.
  const line1 = { key: '1', name: 'Capacitor', specification: '', unit: '', orderNo: '' }
  await call('POST tax/online/inputInvoice/save', {
    token,
    body: {
      invoiceNo,
      invoiceCode: '',
      sellerName: 'Harbour Capacitors',
      sellerTaxNo: '91440300MA5QUAY204',
      issuedOn,
      amount: '113.00',
      lines: [{ ...line1, qty: '1', price: '100', amount: '100.00', rate: 13, tax: '13.00' }],
    },
  })
  const confirm = button(page.getByRole('dialog'), screens.input.save)
  await save.click()
  await confirm.click()
  await expect(labelled(page, head.invoiceNo)).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(page, 0, 'unit')).toHaveText('box')
  const otherNo = digital()
  await labelled(page, head.invoiceNo).fill(otherNo)
  await save.click()
  await confirm.click()
  await expect(page).toHaveURL(/\/sellATicket\?record=/)
  // What the second tab kept is still there.
  await page.goto('/sellATicketInfo')
  await take(page).click()
  await expect(labelled(page, head.sellerName)).toHaveValue('Second Tab Capacitors')
  await page.evaluate('localStorage.clear()')
  await page.goto('/sellATicket')
  await expect(page.getByRole('row').filter({ hasText: otherNo })).toContainText('0 / 1')

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
  const row = page.getByRole('row').filter({ hasText: otherNo })
  await expect(row).toContainText(codes.confirmationState.confirmed)
  await expect(row).toContainText(order.orderNo)
})
