import { expect, test } from '@playwright/test'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { officePaths } from '../../office/lib/pages.ts'
import { forgetLimits } from '../support/company.ts'
import { enterOffice, staffWith } from '../support/office.ts'
import { address } from '../support/place.ts'
import { openPage, walk } from '../support/walk.ts'

test.describe.configure({ mode: 'parallel' })

const send = testClient(address, '/office/api')

/** The list whose first record each record page shows. */
const lists: Partial<Record<(typeof officePaths)[number], string>> = {
  '/office/order': 'business/online/order',
  '/office/company': 'base/online/company',
  '/office/orderChange': 'business/online/orderChange',
  '/office/companyChange': 'base/online/companyChange',
  '/office/supplier': 'base/online/supplier',
  '/office/classification': 'base/online/productRequest',
  '/office/consultation': 'system/online/consultation',
  '/office/inbound': 'warehouse/online/inbound',
  '/office/outbound': 'warehouse/online/outbound',
  '/office/pickup': 'warehouse/online/pickup',
  '/office/stockDifference': 'warehouse/online/difference',
  '/office/lot': 'warehouse/online/stock',
  '/office/warehouse': 'base/online/warehouse',
  '/office/freightEnquiry': 'freight/online/enquiry',
  '/office/freightQuotation': 'freight/online/quotation',
  '/office/freightOrder': 'freight/online/order',
  '/office/labelOrder': 'filing/online/label',
  '/office/service': 'service/online/order',
  '/office/paymentApplication': 'finance/online/paymentApplication',
  '/office/fee': 'finance/online/cost',
  '/office/feeDispute': 'finance/online/dispute',
  '/office/cashVoucher': 'finance/online/cashVoucher',
  '/office/declaration': 'customs/online/declaration',
  '/office/taxBill': 'customs/online/taxBill',
  '/office/salesInvoice': 'tax/online/salesInvoice',
  '/office/inputInvoice': 'tax/online/inputInvoice',
  '/office/transfer': 'tax/online/capitalAppointment',
  '/office/approval': 'filing/online/approval',
}

async function addressOf(path: (typeof officePaths)[number], token: string): Promise<string> {
  const { [path]: list } = lists
  if (list === undefined) return path
  const { body } = await send(`GET ${list}/list`, { token })
  return `${path}?id=${body.rows[0]?.id}`
}

const parts = 2
for (let part = 0; part < parts; part += 1) {
  test(`every page of the back office (${part + 1} of ${parts}) is right in the language and theme of its turn: words, policy, access, 1024 px`, async ({
    context,
  }) => {
    test.setTimeout(600_000)
    await forgetLimits()
    const page = await openPage(context)
    const faults = part === 0 ? await walk(page, ['/office/login']) : []
    const token = await enterOffice(page, staffWith('administrator'))
    const paths = officePaths.filter((_, place) => place % parts === part)
    faults.push(...(await walk(page, await Promise.all(paths.map((path) => addressOf(path, token))))))
    expect(faults).toEqual([])
  })
}

test('a customer’s page loads nothing of the back office', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/login']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(loaded.filter((url) => url.includes('/office'))).toEqual([])
})
