import { expect, test } from '@playwright/test'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { demoContainers } from '@quayside/db/seeds/demo/freight.ts'
import { forwardingFields } from '@quayside/phrases/zh-CN/forwarding/fields.ts'
import { forwarding as words } from '@quayside/phrases/zh-CN/forwarding/forwarding.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { codes, errors, machines } from '@quayside/phrases/zh-CN/texts.ts'
import { call } from '../support/calls.ts'
import { newCompany } from '../support/company.ts'
import { provide, upsert } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { button, rowOf, toast } from '../support/screen.ts'
import { rowsOfDownload } from '../support/sheets.ts'
import { today } from '../support/today.ts'

const { forwarderEnquiry: fields } = forwardingFields
const { matrix } = words

const charge = (kind: string, unitPrice: string, given: object = {}) => ({
  kind,
  basis: 0,
  quantity: '1',
  currency: 'RMB',
  unitPrice,
  ...given,
})
const freight = (unitPrice: string) => charge('OF', unitPrice, { basis: 1, quantity: '2', currency: 'USD' })

test('an enquiry is quoted three times, compared, haggled over, confirmed, carried and paid for', async ({
  page,
}) => {
  const company = await newCompany('Quay Freight')
  const { access_token: token } = await logIn(page, company.mobile)
  await page.goto('/home')
  await page.getByRole('button', { name: shell.areas.logistics }).click()
  await page.getByRole('link', { name: shell.pages.forwarderEnquiry, exact: true }).click()
  await button(page, words.enquiries.new).first().click()

  // A draft may be empty; its submission leads back to the form, which says what is missing.
  const text = (label: string) =>
    page.getByRole('textbox', { name: new RegExp(`${label.replaceAll(/[()（）]/g, '.')}$`) })
  const submitting = async () => {
    await button(page, machines.forwarderEnquiry.submit.label).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: machines.forwarderEnquiry.submit.label })
      .click()
  }
  await button(page, words.form.save).click()
  await expect(toast(page, words.enquiries.saved)).toBeVisible()
  await submitting()
  for (const field of ['goodsName', 'goodsValue', 'volume', 'containerCount'] as const)
    await expect(text(fields[field])).toHaveAttribute('aria-invalid', 'true')
  await expect(
    page.locator('.q-field-error').filter({ hasText: errors.field.missing.replace('{label}', '') }),
  ).toHaveCount(7)

  // The form: ports by code and pinyin, the volume from sizes, the chargeable weight as one types.
  const port = async (label: string, typed: string, option: string) => {
    await page.getByRole('combobox', { name: new RegExp(`${label}$`) }).fill(typed)
    await page.getByRole('option', { name: option }).click()
  }
  await port(fields.originPort, 'yantian', '盐田 CNYTN')
  await port(fields.destinationPort, 'DEHAM', /DEHAM/.source)
  await text(fields.goodsName).fill('Power supplies')
  await text(fields.goodsValue).fill('186400')
  await text(fields.quantity).fill('40')
  const length = page.getByLabel(`${words.form.length} 1`)
  await length.fill('long')
  await button(page, words.form.save).click()
  await expect(length).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(errors.orderLine.count)).toBeVisible()
  for (const [part, value] of [
    ['length', '1200'],
    ['width', '1000'],
    ['height', '2200'],
    ['pieces', '40'],
  ] as const)
    await page.getByLabel(`${words.form[part]} 1`).fill(value)
  await text(fields.volume).fill('90')
  await expect(page.getByText(words.form.differs.replace('{volume}', '105.6'))).toBeVisible()
  await button(page, words.form.takeVolume).click()
  await expect(text(fields.volume)).toHaveValue('105.6')
  await text(fields.grossWeight).fill('17280')
  await page.getByRole('radio', { name: codes.freightMode.seaShared }).check()
  await expect(page.getByText(words.form.chargeable.revenueTon.replace('{amount}', '105.6'))).toBeVisible()
  await page.getByRole('radio', { name: codes.freightMode.seaFull }).check()
  await page.getByRole('combobox', { name: new RegExp(`${fields.containerType}$`) }).fill('40HQ')
  await page.getByRole('option', { name: '40HQ' }).click()
  await text(fields.containerCount).fill('2')
  await button(page, words.form.save).click()
  await expect(toast(page, words.enquiries.saved)).toBeVisible()
  await submitting()
  await expect(page.getByText(codes.forwarderEnquiryState.submitted).first()).toBeVisible()

  // Three quotations: a complete one, a faster and dearer one, one that lacks a charge.
  const { rows } = await call<{ rows: { id: string; number: string }[] }>('GET freight/online/enquiry/list', {
    token,
  })
  const enquiry = rows[0]
  if (!enquiry) throw new Error('no enquiry was saved')
  const validUntil = addDays(today(), 5)
  const terms = { enquiryId: enquiry.id, validUntil, freeDays: 14 }
  const documents = charge('DOC', '450')
  await upsert('freight-quotations', {
    ...terms,
    carrier: 'North Line',
    transitDays: 31,
    charges: [freight('2480'), charge('BAF', '380', { currency: 'USD' }), documents],
  })
  await upsert('freight-quotations', {
    ...terms,
    carrier: 'Swift Line',
    transitDays: 27,
    charges: [freight('3050'), charge('BAF', '0', { isIncluded: 1 }), documents],
  })
  await upsert('freight-quotations', {
    ...terms,
    carrier: 'Cheap Line',
    transitDays: 38,
    charges: [freight('1000'), documents],
  })
  await provide('freight-enquiries', enquiry.id, 'quote')

  await page.reload()
  await button(page, words.enquiries.compareCount.replace('{count, number}', '3')).click()
  const table = page.getByRole('region', { name: matrix.title }).getByRole('table')
  const head = (carrier: string) => table.getByRole('columnheader').filter({ hasText: carrier })
  await expect(head('North Line')).toContainText(matrix.cheapest)
  await expect(head('Swift Line')).toContainText(matrix.fastest)
  await expect(head('Cheap Line')).not.toContainText(matrix.cheapest)
  await expect(table.getByText(matrix.missing.replace('{count, number}', '1'))).toBeVisible()
  const surcharge = table.getByRole('row').filter({ hasText: 'BAF' })
  await expect(surcharge).toContainText(matrix.included)
  await expect(surcharge).toContainText(matrix.notQuoted)
  const sheet = page.waitForEvent('download')
  await button(page, matrix.excel).click()
  const written = await rowsOfDownload(await sheet)
  expect(written.flat().some((cell) => String(cell).includes('North Line'))).toBe(true)

  // A counter-offer, which the provider accepts.
  await page.getByLabel(matrix.offerPrice).fill('2380')
  await page.getByLabel(matrix.offerNote).fill('Two containers a month')
  await button(page, matrix.send).click()
  await expect(toast(page, matrix.offered)).toBeVisible()
  await expect(table.getByText(codes.counterOfferState.open)).toBeVisible()
  const answer = await call<{ quotes: { id: string; carrier: string }[] }>(
    'GET freight/online/quotation/compare',
    {
      token,
      query: { enquiryId: enquiry.id },
    },
  )
  const chosen = answer.quotes.find(({ carrier }) => carrier === 'North Line')
  await provide('freight-quotations', chosen?.id ?? '', 'acceptOffer')
  await page.reload()
  await expect(table.getByText('4,760.00').first()).toBeVisible()
  // A price that changes while the question is open was not agreed to: it is refused, and shown.
  const { label: confirm } = machines.forwarderQuotation.confirmQuote
  const dialog = page.getByRole('dialog')
  await button(page, confirm).click()
  await provide('freight-quotations', chosen?.id ?? '', 'revise', {
    validUntil,
    carrier: 'North Line',
    transitDays: 31,
    charges: [freight('2380'), charge('BAF', '391', { currency: 'USD' }), documents],
  })
  await dialog.getByRole('button', { name: confirm }).click()
  await expect(toast(page, errors.record.stale)).toBeVisible()
  await expect(table.getByText('391.00').first()).toBeVisible()
  await expect(head('Swift Line')).not.toContainText(codes.forwarderQuotationState.closed)
  await page.keyboard.press('Escape')
  await button(page, confirm).click()
  await dialog.getByRole('button', { name: confirm }).click()
  await expect(toast(page, matrix.confirmed)).toBeVisible()
  await expect(head('Swift Line')).toContainText(codes.forwarderQuotationState.closed)

  // The order on its way, with shipping instructions of the customer.
  await provide('freight-enquiries', enquiry.id, 'generateOrder')
  await page.reload()
  await page.getByRole('link', { name: matrix.order }).click()
  await expect(page.getByText(codes.forwarderOrderStateLabel.quoteConfirmed).first()).toBeVisible()
  const orders = await call<{ rows: { id: string; number: string }[] }>('GET freight/online/order/list', {
    token,
  })
  const order = orders.rows[0]
  const step = (name: string, given: object = {}) => provide('freight-orders', order?.id ?? '', name, given)
  await step('transport', { vessel: 'Evening Star', voyage: '045W', containerNumbers: ['CSQU3054383'] })
  for (const name of ['bookWarehouse', 'deliver', 'arrive']) await step(name)
  await page.reload()
  await expect(page.getByText('Evening Star 045W')).toBeVisible()
  await expect(page.locator('[aria-current=step]').first()).toBeVisible()
  await button(page, words.orders.addMaterial).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('Consignee as on the invoice')
  await button(page, words.orders.sendMaterial).click()
  await expect(page.getByText('Consignee as on the invoice')).toBeVisible()
  await step('complete')
  await page.reload()
  await expect(page.getByText(codes.forwarderOrderStateLabel.completed).first()).toBeVisible()

  // Its charges are fees in the ledger.
  await page.getByRole('link', { name: words.orders.fees }).click()
  await expect(rowOf(page, '4,760.00').first()).toBeVisible()
  await expect(rowOf(page, '450.00').first()).toBeVisible()
})

test('twelve quotations of thirty charges stay readable at 1024 px, and come with one call', async ({
  page,
}) => {
  const company = await newCompany('Matrix Freight')
  const { access_token: token } = await logIn(page, company.mobile)
  const post = <T>(path: string, body: object) =>
    call<T>(`POST freight/online/enquiry/${path}`, { token, body })
  const { id } = await post<{ id: string }>('save', { ...demoContainers, goodsName: 'Power supplies' })
  await post(`${id}/submit`, {})
  const kinds = await call<{ value: string }[]>('GET base/online/bDict/queryDictListByCode', {
    token,
    query: { type: '1020' },
  })
  const shown = kinds.slice(0, 30)
  expect(shown).toHaveLength(30)
  const validUntil = addDays(today(), 5)
  for (let place = 1; place <= 12; place += 1)
    await upsert('freight-quotations', {
      enquiryId: id,
      carrier: `Line ${place}`,
      transitDays: 20 + place,
      freeDays: 14,
      validUntil,
      charges: shown.map(({ value }, row) => charge(value, (place * 1_234.56 + row).toFixed(2))),
    })
  await provide('freight-enquiries', id, 'quote')

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/freight/online/')) asked.push(new URL(request.url()).pathname)
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(`/forwarderQuotationInfo?id=${id}`)
  const region = page.getByRole('region', { name: matrix.title })
  const table = region.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(13)
  for (const { value } of shown)
    await expect(table.getByRole('row').filter({ hasText: value }).first()).toBeAttached()
  expect(asked.filter((path) => path.endsWith('/quotation/compare'))).toHaveLength(1)
  expect(asked).toHaveLength(1)

  // The page itself does not scroll sideways; the table does, and its first column and head stay.
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(1024)
  const first = table
    .getByRole('rowheader')
    .filter({ hasText: shown[10]?.value ?? '' })
    .first()
  await first.scrollIntoViewIfNeeded()
  const before = await first.boundingBox()
  const last = table.getByRole('columnheader').filter({ hasText: 'Line 12' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(first).toBeInViewport()
  expect((await first.boundingBox())?.x).toBe(before?.x)
  const head = await last.boundingBox()
  await table.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  expect((await last.boundingBox())?.y).toBe(head?.y)
  // Nothing is cut, and no text is smaller than 12 px.
  const cut = await table.evaluate(
    (element) =>
      [...element.querySelectorAll('th, td')].filter(
        (cell) =>
          cell.scrollWidth > cell.clientWidth + 1 || Number.parseFloat(getComputedStyle(cell).fontSize) < 12,
      ).length,
  )
  expect(cut).toBe(0)
})
