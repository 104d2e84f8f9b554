import { sendNotice } from '../modules/notices/send-notice.ts'
import { stepInbound } from '../modules/warehouse/step-inbound.ts'
import { stepPickup } from '../modules/warehouse/step-pickup.ts'
import { givenWarehouse } from '../modules/warehouse/warehouse.testing.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import {
  accountOf,
  addressOf,
  bankAccount,
  contact,
  customer,
  inboundOf,
  orderOf,
  ownAddress,
  price,
  product,
} from './isolation.forms.ts'
import { marker } from './isolation.marker.ts'
import { type PlantedApproval, plantApproval } from './isolation.planted-approval.ts'
import { plantCustoms } from './isolation.planted-customs.ts'
import { type PlantedFreight, plantFreight } from './isolation.planted-freight.ts'
import { type PlantedInvoices, plantInvoices } from './isolation.planted-invoices.ts'
import { type PlantedLabel, plantLabel } from './isolation.planted-labels.ts'
import { plantMoney } from './isolation.planted-money.ts'
import { type PlantedReports, plantReports } from './isolation.planted-reports.ts'

export type Planted = {
  token: string
  companyId: string
  memberId: string
  colleagueId: string
  sessionId: string
  fileId: string
  noticeId: string
  supplierId: string
  accountId: string
  addressId: string
  customerId: string
  bankAccountId: string
  contactId: string
  ownAddressId: string
  companyChangeId: string
  productId: string
  requestId: string
  supplierGoodsId: string
  consultationId: string
  orderId: string
  orderNo: string
  orderChangeId: string
  templateId: string
  applicationId: string
  feeId: string
  disputeId: string
  itemId: string
  transferId: string
  inboundId: string
  outboundId: string
  lotId: string
  differenceId: string
  pickupId: string
  declarationId: string
  taxBillId: string
  serviceId: string
} & PlantedFreight &
  PlantedLabel &
  PlantedApproval &
  PlantedReports &
  PlantedInvoices

/** A smallest PNG: one white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export async function upload(app: TestApp, token: string, name: string): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([png]), name)
  return idOf(await app.client('POST system/online/file/upload', { token, body }))
}

function idOf(answer: { text: string; body: { code: number; data: { id: string } } }): string {
  if (answer.body.code !== 200) throw new Error(`planting failed: ${answer.text}`)
  return answer.body.data.id
}

/** One record of every kind, made by company A through the API where there is one. */
export async function plant(app: TestApp): Promise<Planted> {
  const companyId = await app.given.company({ name: `${marker} Ltd` })
  const { token, memberId } = await app.given.member({ companyId })
  const colleague = await app.given.member({ companyId })
  const files = {
    licence: await upload(app, token, `${marker}.png`),
    invoicing: await upload(app, token, `${marker}2.png`),
  }
  const supplierId = idOf(
    await app.client('POST base/online/supplier/save', {
      token,
      body: {
        name: `${marker} Components`,
        isOverseas: 1,
        contact: marker,
        attachments: { 'business-licence': [files.licence], 'invoicing-data': [files.invoicing] },
      },
    }),
  )
  const accountId = idOf(
    await app.client('POST base/online/supplierAccount/save', { token, body: accountOf(supplierId) }),
  )
  const addressId = idOf(
    await app.client('POST base/online/supplierAddress/save', { token, body: addressOf(supplierId) }),
  )
  const hub = {
    customerId: await saved(app, token, 'customer', customer),
    bankAccountId: await saved(app, token, 'bankAccount', bankAccount),
    contactId: await saved(app, token, 'contact', contact),
    ownAddressId: await saved(app, token, 'address', ownAddress),
  }
  const companyChangeId = await plantChange(app, companyId)
  const productId = await saved(app, token, 'product', product)
  const goods = {
    productId,
    requestId: await saved(app, token, 'productRequest', { productIds: [productId], note: marker }),
    supplierGoodsId: await saved(app, token, 'supplierGoods', { supplierId, productId, ...price }),
  }
  const consultationId = idOf(
    await app.client('POST system/online/consultation/save', {
      token,
      body: { subject: 'order', title: marker, message: marker },
    }),
  )
  const order = await app.client('POST business/online/order/save', { token, body: orderOf(supplierId) })
  const templateId = await plantTemplate(app, token, idOf(order))
  await app.platform.staff.transaction([], (tx) =>
    sendNotice(tx, { companyId, message: { title: marker, content: marker } }),
  )
  const notices = await app.client('GET system/online/sysMsg', { token })
  const sessions = await app.client('GET system/online/user/session/list', { token })
  const money = await plantMoney(app, {
    token,
    companyId,
    memberId,
    supplierId,
    accountId,
    orderId: idOf(order),
  })
  return {
    token,
    companyId,
    memberId,
    colleagueId: colleague.memberId,
    sessionId: sessions.body.rows[0].id,
    fileId: files.licence,
    noticeId: notices.body.rows[0].id,
    supplierId,
    accountId,
    addressId,
    ...hub,
    companyChangeId,
    ...goods,
    consultationId,
    orderId: idOf(order),
    orderNo: order.body.data.orderNo,
    orderChangeId: await plantOrderChange(app, companyId, idOf(order)),
    templateId,
    ...(await plantGoods(app, { token, supplierId })),
    ...(await plantFreight(app, token)),
    ...(await plantLabel(app, token, await upload(app, token, 'label.png'))),
    serviceId: idOf(
      await app.client('POST service/online/order/save', { token, body: { goodsName: marker } }),
    ),
    ...(await plantApproval(app, token)),
    ...(await plantReports(app, { token, companyId, memberId })),
    ...(await plantCustoms(app, { companyId, orderId: idOf(order) })),
    ...money,
    ...(await plantInvoices(app, { token, companyId, itemId: money.itemId })),
  }
}

let templates = 0
export async function plantTemplate(
  app: TestApp,
  token: string,
  orderId: string,
  modelType = 0,
): Promise<string> {
  templates += 1
  return idOf(
    await app.client('POST business/online/orderTemplate/save', {
      token,
      body: { modelType, orderId, name: `${marker} ${templates}` },
    }),
  )
}

export const saved = async (app: TestApp, token: string, resource: string, body: object): Promise<string> =>
  idOf(await app.client(`POST base/online/${resource}/save`, { token, body }))

/** Written as it stands: a company that may propose a change has to be complete first. */
const plantChange = (app: TestApp, companyId: string): Promise<string> =>
  app.platform.staff.transaction([], async (tx) => {
    const names = {
      before: JSON.stringify({ name: marker }),
      after: JSON.stringify({ name: `${marker} Inc` }),
    }
    const change = { company_id: companyId, ...names, has_new_licence: false, proposed_by: marker }
    const row = await tx.insertInto('company_change').values(change).returning('id').executeTakeFirstOrThrow()
    return row.id
  })

/** Written as it stands: a request is of an order that is past its audit. */
export const plantOrderChange = (app: TestApp, companyId: string, orderId: string): Promise<string> =>
  app.platform.staff.transaction([], async (tx) => {
    const change = {
      company_id: companyId,
      order_id: orderId,
      request: marker,
      reason: marker,
      requested_by: marker,
    }
    const row = await tx.insertInto('order_change').values(change).returning('id').executeTakeFirstOrThrow()
    return row.id
  })

/** Goods in store with a difference, their pickup, and an outbound order, each with the marker in it. */
async function plantGoods(app: TestApp, { token, supplierId }: Pick<Planted, 'token' | 'supplierId'>) {
  const provider = { actor: 'provider', id: null, name: marker } as const
  const warehouseId = await givenWarehouse(app)
  const body = inboundOf(supplierId, warehouseId)
  const inboundId = idOf(await app.client('POST warehouse/online/inbound/save', { token, body }))
  await app.client(`POST warehouse/online/inbound/${inboundId}/submit`, { token, body: {} })
  const outbound = { remarks: marker, warehouseId, lines: [{ key: '1', model: marker, qty: '1' }] }
  const outboundId = idOf(await app.client('POST warehouse/online/outbound/save', { token, body: outbound }))
  return app.platform.staff.transaction([], async (tx) => {
    const step = (name: string, given: object = {}) =>
      stepInbound(tx, provider, { id: inboundId, name, given })
    await step('auditPass')
    const pickup = await tx
      .selectFrom('goods_pickup')
      .select('id')
      .where('inbound_id', '=', inboundId)
      .executeTakeFirstOrThrow()
    await stepPickup(tx, provider, { id: pickup.id, name: 'pickUp', given: {} })
    const line = await tx
      .selectFrom('inbound_line')
      .select('id')
      .where('inbound_id', '=', inboundId)
      .executeTakeFirstOrThrow()
    const differences = [{ kind: 2, qty: '1', reason: marker, fileIds: [] }]
    await step('receive', { lines: [{ lineId: line.id, qty: '5', differences }] })
    for (const name of ['inspect', 'review', 'store']) await step(name)
    const of = (table: 'stock_lot' | 'stock_difference') =>
      tx.selectFrom(table).select('id').where('inbound_id', '=', inboundId).executeTakeFirstOrThrow()
    const [lot, difference] = [await of('stock_lot'), await of('stock_difference')]
    return { inboundId, outboundId, lotId: lot.id, differenceId: difference.id, pickupId: pickup.id }
  })
}
