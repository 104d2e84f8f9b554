import { expect, test } from '@playwright/test'
import type { Token } from '@quayside/contract/account/login.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { openPaths } from '../../web/app/paths.ts'
import { type PortalPath, portalPaths } from '../../web/lib/pages/pages.ts'
import { call, tokenOf, uploadFile } from '../support/calls.ts'
import { askForCode, forgetLimits, freshMobile } from '../support/company.ts'
import { administrator } from '../support/demo.ts'
import { enter } from '../support/log-in.ts'
import { givenApplication } from '../support/payments.ts'
import { openPage, walk } from '../support/walk.ts'

test.describe.configure({ mode: 'parallel' })

/** A user whose company information is not complete. */
async function newcomer(): Promise<{ token: Token; mobile: string }> {
  await forgetLimits()
  const mobile = freshMobile()
  const code = await askForCode(mobile, 'register')
  const body = { mobile, code, password: demoPassword, confirmPassword: demoPassword, agree: true }
  return { token: await call<Token>('PUT system/online/user/profile/register', { body }), mobile }
}

test('every public page is right in the language and theme of its turn: words, policy, access, 1024 px', async ({
  context,
}) => {
  test.setTimeout(600_000)
  const page = await openPage(context)
  const modes = ['sms', 'register', 'forgot'].map((mode) => `/login?mode=${mode}`)
  const faults = await walk(page, [...openPaths, ...modes], 'reload')
  const { token, mobile } = await newcomer()
  await enter(page, token, mobile)
  faults.push(...(await walk(page, ['/information'], 'reload')))
  const full = await tokenOf(administrator)
  const picture = await uploadFile(full.access_token, 'quay.png', await page.screenshot())
  await enter(page, full, administrator)
  faults.push(...(await walk(page, [`/ImgPreview?ids=${picture}&id=${picture}`, '/information'], 'reload')))
  expect(faults).toEqual([])
})

/** Pages of a record need the id of one. */
async function recordsOf(token: string): Promise<Partial<Record<PortalPath, readonly string[]>>> {
  type Rows = { rows: { id: string }[] }
  const suppliers = await call<Rows>('GET base/online/supplier/list', { token })
  const placed = await call<Rows>('GET business/online/order/list', {
    token,
    query: { modelType: '1', state: '5' },
  })
  const supplier = `/supplierInfo?id=${suppliers.rows[0]?.id}`
  const order = `/orderInfo?id=${placed.rows[0]?.id}`
  const applications = await call<Rows>('GET finance/online/paymentQuery/list', { token })
  const inbounds = await call<Rows>('GET warehouse/online/inbound/list', { token })
  const lots = await call<Rows>('GET warehouse/online/stock/list', { token })
  const outbounds = await call<Rows>('GET warehouse/online/outbound/list', { token })
  const toBind = await call<Rows>('GET business/online/order/list', {
    token,
    query: { modelType: '0', state: '230' },
  })
  const outbound = (place: number) => `/outstorageInfo?id=${outbounds.rows.at(place)?.id}`
  const quotes = await call<Rows>('GET freight/online/quotation/list', { token })
  const enquiries = await call<Rows>('GET freight/online/enquiry/list', { token, query: { state: '2' } })
  const shipments = await call<Rows>('GET freight/online/order/list', { token })
  const labels = await call<Rows>('GET filing/online/label/list', { token, query: { isWaiting: '1' } })
  const services = await call<Rows>('GET service/online/order/list', { token })
  const filings = await call<Rows>('GET filing/online/approval/list', { token, query: { state: '6' } })
  const application = applications.rows[0] ?? (await givenApplication(token))
  return {
    '/supplierInfo': ['/supplierInfo', supplier, `${supplier}&edit=1`],
    '/orderInfo': [order, `${order}&print=1`],
    '/storageInfo': ['/storageInfo', `/storageInfo?id=${inbounds.rows[0]?.id}`],
    '/stockInfo': [`/stockInfo?id=${lots.rows[0]?.id}`],
    '/outstorageInfo': ['/outstorageInfo', `${outbound(0)}&edit=1`, outbound(-1)],
    '/stockBinding': [`/stockBinding?id=${toBind.rows[0]?.id}`],
    '/forwarderEnquiryInfo': ['/forwarderEnquiryInfo', `/forwarderEnquiryInfo?id=${enquiries.rows[0]?.id}`],
    '/forwarderQuotationInfo': [`/forwarderQuotationInfo?id=${enquiries.rows[0]?.id}`],
    '/forwarderQuotationRecord': [`/forwarderQuotationRecord?id=${quotes.rows[0]?.id}`],
    '/forwarderOrderInfo': ['/forwarderOrderInfo', `/forwarderOrderInfo?id=${shipments.rows[0]?.id}`],
    '/labelOrder': ['/labelOrder', `/labelOrder?id=${labels.rows[0]?.id}`],
    '/serviceInfo': ['/serviceInfo', `/serviceInfo?id=${services.rows.at(-1)?.id}`],
    '/approvalOrder': ['/approvalOrder', `/approvalOrder?id=${filings.rows[0]?.id}`],
    '/paymentInfo': [`/paymentInfo?id=${application.id}`],
  }
}

const parts = 4
for (let part = 0; part < parts; part += 1) {
  test(`every page of the portal (${part + 1} of ${parts}) is right in the language and theme of its turn: words, policy, access, 1024 px`, async ({
    context,
  }) => {
    test.setTimeout(600_000)
    const page = await openPage(context)
    const token = await tokenOf(administrator)
    await enter(page, token, administrator)
    const records = await recordsOf(token.access_token)
    const paths = portalPaths.filter((_, place) => place % parts === part)
    const faults = await walk(
      page,
      paths.flatMap((path) => records[path] ?? path),
    )
    expect(faults).toEqual([])
  })
}
