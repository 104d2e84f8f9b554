import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { certificateOfOrigin } from '@quayside/contract/orders/order.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { demoOrders, rivalOrders } from '@quayside/db/seeds/demo/orders.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { demoDocument } from './demo-document.ts'
import { seedLogistics } from './demo-logistics.ts'
import { type DemoOrder, type DemoStock, demoOrderForm } from './demo-order-form.ts'
import { handleDemoOrder } from './demo-order-steps.ts'
import { redateOrders } from './redate-demo.ts'

type Company = { token: string; isRival: boolean }

/** A year of orders of the four kinds: placed by the company, handled by the provider, up to where each stands. */
export async function seedOrders(
  platform: OpenedPlatform,
  client: DemoClient,
  company: Company,
): Promise<Map<string, DemoOrder>> {
  const stock = await readStock(client, company.token)
  const papers = await uploadPapers(client, company.token)
  const placed = new Map<string, DemoOrder>()
  for (const wanted of wantedOrders(company))
    placed.set(await seedOrder(platform, client, company, { ...stock, papers }, wanted), wanted)
  await redateOrders(platform.ownerUrl)
  if (!company.isRival) await seedLogistics(platform, client, company.token)
  return placed
}

function wantedOrders({ isRival }: Company): DemoOrder[] {
  const year = isRival ? rivalOrders : demoOrders
  const wanted = orderKind.keys.flatMap((kind, row) => {
    const { recent, completed } = year[kind]
    const past = Array.from({ length: completed }, (_, n) => ({
      kind,
      end: 'completed' as const,
      daysAgo: 28 + Math.round(((n + 0.5) * 330) / completed),
    }))
    return [...recent.map(([end, daysAgo]) => ({ kind, end, daysAgo })), ...past].map((each, place) => ({
      ...each,
      place: place * 7 + row * 3,
    }))
  })
  // The oldest first, so that numbers and price histories grow as they would have.
  return wanted.toSorted((a, b) => b.daysAgo - a.daysAgo)
}

async function readStock(client: DemoClient, token: string): Promise<DemoStock> {
  const rows = async <T>(path: string): Promise<T[]> =>
    (await client.call<{ rows: T[] }>(`GET base/online/${path}`, { token })).rows
  const warehouses = await client.call<DemoStock['warehouses']>('GET base/online/warehouse/options', {
    token,
  })
  const inStock = await client.call<{ rows: { model: string }[] }>(
    'GET warehouse/online/stock/list?kind=0&isAvailable=1&pageSize=100',
    { token },
  )
  return {
    warehouses,
    stored: new Set(inStock.rows.map(({ model }) => model)),
    suppliers: await rows<DemoStock['suppliers'][number]>(
      `supplier/list?pageSize=50&status=${supplierStatus.codes.enabled}&isIncomplete=0`,
    ),
    products: await rows<DemoStock['products'][number]>('product/list?pageSize=100&isClassified=1'),
    addresses: await rows<DemoStock['addresses'][number]>('address/list?pageSize=50'),
    customers: await rows<DemoStock['customers'][number]>('customer/list?pageSize=50&type=1'),
  }
}

/** Imports that wait for their goods have a certificate of origin. */
const hasCertificate = ({ kind, end }: DemoOrder): boolean => kind === 'import' && end === 'audited'

async function uploadCertificate(client: DemoClient, token: string): Promise<string> {
  const bytes = await demoDocument('certificateOfOrigin', '', [])
  const file = { name: 'certificate-of-origin.pdf', bytes }
  return (await client.call<{ id: string }>('POST system/online/file/upload', { token, file })).id
}

type Papers = Readonly<Record<'commercial-invoice' | 'packing-list', string>>

/** The supplier's papers look alike on every order. */
async function uploadPapers(client: DemoClient, token: string): Promise<Papers> {
  const upload = async (kind: 'commercialInvoice' | 'packingList', name: string): Promise<string> => {
    const file = { name, bytes: await demoDocument(kind, '', []) }
    return (await client.call<{ id: string }>('POST system/online/file/upload', { token, file })).id
  }
  const [invoice, packingList] = await Promise.all([
    upload('commercialInvoice', 'commercial-invoice.pdf'),
    upload('packingList', 'packing-list.pdf'),
  ])
  return { 'commercial-invoice': invoice, 'packing-list': packingList }
}

/** Most finished orders have all papers; one supplier in a while forgets the packing list. */
function papersOf({ kind, end, place }: DemoOrder, papers: Papers): Readonly<Record<string, string[]>> {
  if (end !== 'completed' || kind === 'domestic') return {}
  return {
    ...(kind === 'import' && { 'commercial-invoice': [papers['commercial-invoice']] }),
    ...(place % 9 !== 4 && { 'packing-list': [papers['packing-list']] }),
  }
}

async function seedOrder(
  platform: OpenedPlatform,
  client: DemoClient,
  { token }: Company,
  stock: DemoStock & { papers: Papers },
  wanted: DemoOrder,
): Promise<string> {
  const form = demoOrderForm(platform.clock.now(), stock, wanted)
  const body = {
    ...form,
    attachments: hasCertificate(wanted)
      ? { [certificateOfOrigin]: [await uploadCertificate(client, token)] }
      : papersOf(wanted, stock.papers),
  }
  const { id } = await client.call<{ id: string }>('POST business/online/order/save', { token, body })
  if (wanted.end === 'draft') return id
  await client.call('POST business/online/order/{id}/submit', { token, params: { id }, body: {} })
  await platform.staff.transaction([], (tx) => handleDemoOrder(tx, id, wanted, body.orderDate))
  return id
}
