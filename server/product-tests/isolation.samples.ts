import { accountSamples } from './isolation.account-samples.ts'
import { customsSamples } from './isolation.customs-samples.ts'
import { filingSamples } from './isolation.filing-samples.ts'
import { freightSamples } from './isolation.freight-samples.ts'
import { invoiceSamples } from './isolation.invoice-samples.ts'
import { linkSamples } from './isolation.link-samples.ts'
import { moneySamples } from './isolation.money-samples.ts'
import { orderSamples } from './isolation.order-samples.ts'
import { partnerSamples } from './isolation.partner-samples.ts'
import { productSamples } from './isolation.product-samples.ts'
import { reportSamples } from './isolation.report-samples.ts'
import type { Samples } from './isolation.sample.ts'
import { systemSamples } from './isolation.system-samples.ts'
import { warehouseSamples } from './isolation.warehouse-samples.ts'

/**
 * For each route that takes an id, in the path, the query or the body: a call that is right but for whose id it
 * is. A route that takes one and is not here fails the test.
 */
export const samples: Samples = {
  ...accountSamples,
  'GET system/online/file/{id}': (a) => [{ params: { id: a.fileId } }],
  'GET system/online/paper/{id}': (a) => [{ params: { id: a.fileId } }],
  'GET system/online/file/{id}/thumbnail': (a) => [{ params: { id: a.fileId } }],
  'PUT system/online/sysMsg/setIsRead': (a) => [{ body: { ids: [a.noticeId] } }],
  ...partnerSamples,
  ...productSamples,
  'GET system/online/consultation/{id}': (a) => [{ params: { id: a.consultationId } }],
  'POST system/online/consultation/save': (a) => [
    { body: { subject: 'order', title: 'mine', message: 'x', fileIds: [a.fileId] } },
  ],
  'POST system/online/consultation/{id}/followUp': (a) => [
    { params: { id: a.consultationId }, body: { message: 'x' } },
  ],
  'POST system/online/consultation/{id}/close': (a) => [
    { params: { id: a.consultationId }, body: { note: 'x' } },
  ],
  'POST system/online/consultation/{id}/read': (a) => [{ params: { id: a.consultationId }, body: {} }],
  ...orderSamples,
  'GET base/online/warehouse/options': () => [{}],
  ...moneySamples,
  ...warehouseSamples,
  ...freightSamples,
  ...filingSamples,
  ...linkSamples,
  ...systemSamples,
  ...reportSamples,
  ...customsSamples,
  ...invoiceSamples,
}

/** Shared by all customers: its ids belong to no company. */
export const shared = new Set(['GET system/online/sysBulletin/{id}'])
