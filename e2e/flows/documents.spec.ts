import { expect, type Locator, type Page, test } from '@playwright/test'
import { inputLines } from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { paperReader as reader } from '@quayside/phrases/zh-CN/kit/paper-reader.ts'
import { taxInvoiceFields } from '@quayside/phrases/zh-CN/tax-invoices/fields.ts'
import { taxInvoiceScreens } from '@quayside/phrases/zh-CN/tax-invoices/screens.ts'
import { errors } from '@quayside/phrases/zh-CN/texts.ts'
import { soldInvoice, xmlOf } from '@quayside/server/platform/e-invoices/e-invoices.testing.ts'
import { englishInvoice, packingSheet } from '@quayside/server/platform/papers/papers.testing.ts'
import { newCompany } from '../support/company.ts'
import { logIn } from '../support/log-in.ts'

const { eInvoice: words, input } = taxInvoiceScreens
const { inputInvoice: fields } = taxInvoiceFields

const inboundCell = (page: Page, row: number, key: (typeof inboundLines.keys)[number]): Locator =>
  page.locator(`[data-row="${row}"] [data-col="${inboundLines.keys.indexOf(key)}"]`)
const invoiceCell = (page: Page, row: number, key: (typeof inputLines.keys)[number]): Locator =>
  page.locator(`[data-row="${row}"] [data-col="${inputLines.keys.indexOf(key)}"]`)
const labelled = (page: Page, label: string): Locator =>
  page.getByLabel(new RegExp(`(^|\\s)${label}$`)).first()
const takeFile = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

test('the lines of a packing list are looked at and taken into an inbound order', async ({ page }) => {
  const { mobile } = await newCompany('Packing Trading')
  await logIn(page, mobile)
  await page.goto('/storageInfo')
  await page.getByRole('button', { name: reader.open }).click()
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await takeFile(page, 'packing.xlsx', xlsx, await packingSheet())
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(reader.good)).toBeVisible()
  await drawer.getByRole('button', { name: reader.take.replace('{count, number}', '2') }).click()
  await expect(inboundCell(page, 0, 'model')).toContainText('SX-1')
  await expect(inboundCell(page, 1, 'qty')).toContainText('80')
  await expect(page.getByText('packing.xlsx')).toBeVisible()
})

test('a PDF invoice shows where each value stands, and that its total differs from its lines', async ({
  page,
}) => {
  const { mobile } = await newCompany('Invoice Reading Trading')
  await logIn(page, mobile)
  await page.goto('/importOrder')
  await page.getByRole('button', { name: reader.open }).click()
  const total = '99,999.00'
  await takeFile(page, 'invoice.pdf', 'application/pdf', await englishInvoice({ total }))
  const drawer = page.getByRole('dialog')
  const mark = drawer.locator('g:has([data-mark]) text')
  await drawer.getByRole('gridcell', { name: 'HX-1003', exact: true }).click()
  await expect(mark).toHaveText('HX-1003')
  const last = drawer.getByRole('gridcell', { name: 'HX-1038', exact: true })
  await last.click()
  // The page of the value is opened.
  await expect(mark).toHaveText('HX-1038')
  await expect(mark).toBeInViewport()
  await expect(drawer.getByText(total).last()).toBeVisible()
  await expect(drawer.getByText(reader.good)).toHaveCount(0)
  await drawer.getByRole('button', { name: reader.take.replace('{count, number}', '38') }).click()
  await expect(page.locator('[data-row="2"]').first()).toContainText('HX-1003')
})

test('an e-invoice is looked at, filled in and entered', async ({ page }) => {
  const { mobile } = await newCompany('E-invoice Trading')
  await logIn(page, mobile)
  await page.goto('/sellATicketInfo')
  await page.getByRole('button', { name: words.open }).click()
  await takeFile(page, 'letter.xml', 'application/xml', Buffer.from('<note>hello</note>'))
  await expect(page.getByRole('alert')).toHaveText(errors.eInvoice.notInvoice)
  const sold = soldInvoice()
  // The walk over the back office opens the newest invoice, in English too.
  const invoice = soldInvoice({
    invoiceNo: `25${String(Date.now()).padStart(18, '0')}`,
    sellerName: 'Harbour Electronics Ltd.',
    lines: sold.lines.map((line) => ({ ...line, name: 'Chip resistor', unit: 'PCS' })),
  })
  await takeFile(page, 'dzfp.xml', 'application/xml', xmlOf(invoice))
  await page.getByRole('dialog').getByRole('button', { name: words.take }).click()
  await expect(labelled(page, fields.invoiceNo)).toHaveValue(invoice.invoiceNo)
  await expect(labelled(page, fields.sellerName)).toHaveValue(invoice.sellerName)
  await expect(invoiceCell(page, 0, 'specification')).toContainText(invoice.lines[0]?.specification ?? '')
  await expect(invoiceCell(page, 0, 'tax')).toContainText('650.00')
  await page.getByRole('button', { name: input.save }).click()
  await page.getByRole('dialog').getByRole('button', { name: input.save }).click()
  await expect(page.getByText('dzfp.xml (1)')).toBeVisible()
})
