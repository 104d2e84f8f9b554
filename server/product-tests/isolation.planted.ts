import { sendNotice } from '../platform/notices/send-notice.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { orderOf, price, product, pushSubscription } from './isolation.forms.ts'
import { marker } from './isolation.marker.ts'
import { type PlantedApproval, plantApproval } from './isolation.planted-approval.ts'
import { plantCustoms } from './isolation.planted-customs.ts'
import { type PlantedFreight, plantFreight } from './isolation.planted-freight.ts'
import { type PlantedGoods, plantGoods } from './isolation.planted-goods.ts'
import { type PlantedInvoices, plantInvoices } from './isolation.planted-invoices.ts'
import { type PlantedLabel, plantLabel } from './isolation.planted-labels.ts'
import { type PlantedLinks, plantLinks } from './isolation.planted-links.ts'
import { plantMoney } from './isolation.planted-money.ts'
import { plantOrderChange, plantTemplate } from './isolation.planted-orders.ts'
import { type PlantedPartners, plantPartners } from './isolation.planted-partners.ts'
import { type PlantedReports, plantReports } from './isolation.planted-reports.ts'
import { type PlantedSystems, plantSystems } from './isolation.planted-systems.ts'
import { idOf, saved, upload } from './isolation.saved.ts'

export type Planted = {
  token: string
  companyId: string
  memberId: string
  personId: string
  colleagueId: string
  sessionId: string
  pushId: string
  savedViewId: string
  rateAlertId: string
  recordNoteId: string
  whatIfId: string
  recordTaskId: string
  passkeyId: string
  fileId: string
  noticeId: string
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
  declarationId: string
  taxBillId: string
  serviceId: string
} & PlantedPartners &
  PlantedGoods &
  PlantedFreight &
  PlantedLabel &
  PlantedApproval &
  PlantedReports &
  PlantedLinks &
  PlantedSystems &
  PlantedInvoices

/** One record of every kind, made by company A through the API where there is one. */
export async function plant(app: TestApp): Promise<Planted> {
  const companyId = await app.given.company({ name: `${marker} Ltd` })
  const { token, memberId, personId } = await app.given.member({ companyId })
  const colleague = await app.given.member({ companyId })
  const files = {
    licence: await upload(app, token, `${marker}.png`),
    invoicing: await upload(app, token, `${marker}2.png`),
  }
  const partners = await plantPartners(app, token, files)
  const { supplierId, accountId } = partners
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
    personId,
    colleagueId: colleague.memberId,
    sessionId: sessions.body.rows[0].id,
    pushId: idOf(await app.client('POST system/online/push/subscribe', { token, body: pushSubscription })),
    rateAlertId: idOf(
      await app.client('POST base/online/rateAlert/save', {
        token,
        body: { currency: 'GBP', atOrBelow: '8.9' },
      }),
    ),
    savedViewId: idOf(
      await app.client('POST system/online/savedView/save', {
        token,
        body: { list: 'suppliers', name: marker, view: { filters: { keyword: marker } }, isShared: 1 },
      }),
    ),
    whatIfId: idOf(
      await app.client('POST report/online/whatIf/save', {
        token,
        body: { orderId: idOf(order), name: marker, isShared: 1, variants: [{ quantity: '200' }] },
      }),
    ),
    ...(await plantTeamwork(app, { token, memberId, orderId: idOf(order) })),
    passkeyId: await plantPasskey(app, colleague.personId),
    fileId: files.licence,
    noticeId: notices.body.rows[0].id,
    ...partners,
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
    ...(await plantLinks(app, token, idOf(order))),
    ...(await plantSystems(app, token)),
    ...(await plantInvoices(app, { token, companyId, itemId: money.itemId })),
  }
}

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

async function plantTeamwork(app: TestApp, a: Record<'token' | 'memberId' | 'orderId', string>) {
  const noted = { entity: 'order', entityId: a.orderId }
  const save = async (path: string, body: object): Promise<string> =>
    idOf(await app.client(`POST system/online/${path}/save`, { token: a.token, body: { ...noted, ...body } }))
  return {
    recordNoteId: await save('recordNote', { message: marker }),
    recordTaskId: await save('recordTask', { title: marker, dueOn: '2026-11-20', assigneeId: a.memberId }),
  }
}

/** Written as it stands: only a device can make one. */
const plantPasskey = (app: TestApp, personId: string): Promise<string> =>
  app.platform.staff.transaction([], async (tx) => {
    const passkey = { name: marker, credential_id: marker, public_key: Buffer.from('x'), counter: '0' }
    const row = await tx
      .insertInto('passkey')
      .values({ person_id: personId, ...passkey })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
