import { actorsOf } from '@quayside/contract/kernel/machine.ts'
import { kindOf, recordKinds, type TaskKind, taskKinds } from '@quayside/contract/office/kinds.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../gateway/gateway.testing.ts'
import { givenApproval } from '../modules/filings/approval.testing.ts'
import { givenLabel, labelLine } from '../modules/filings/labels.testing.ts'
import { givenEnquiry, shipmentForm } from '../modules/forwarding/forwarding.testing.ts'
import { givenOrder } from '../modules/orders/orders.testing.ts'
import { givenFile, givenSupplier } from '../modules/partners/partners.testing.ts'
import { givenApplication } from '../modules/payments/payments.testing.ts'
import { givenRequest, productForm } from '../modules/products/products.testing.ts'
import { enter, inputForm, ok } from '../modules/tax-invoices/tax-invoices.testing.ts'
import { givenInbound, givenOutbound } from '../modules/warehouse/warehouse.testing.ts'
import { saved } from '../platform/testing/answers.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { providerEntities } from './entities.ts'
import { stepBodies } from './step-bodies.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const erp = erpClient(app, (await givenKey(app)).key)

type Hidden = { id: string; companyId: string; fileIds: string[] }

const remove = (path: string, id: string) =>
  app.client(`DELETE ${path}/batchRemove`, { token: member.token, body: { ids: [id] } })

type Make = (of: typeof app, by: typeof member, values: object) => Promise<{ id: string }>
/** A record with a file of the kind. */
const withFile = (make: Make, kind: string) => async (): Promise<Hidden> => {
  const fileId = await givenFile(app, member)
  const { id } = await make(app, member, { attachments: { [kind]: [fileId] } })
  return { id, companyId: member.companyId, fileIds: [fileId] }
}
const orderWithFile = withFile(givenOrder as Make, 'contract')

async function draftRequest(): Promise<Hidden> {
  const fileId = await givenFile(app, member)
  const { token, companyId } = member
  const product = saved(
    await app.client('POST base/online/product/save', {
      token,
      body: productForm({ attachments: { datasheet: [fileId] } }),
    }),
  )
  const body = { productIds: [product.id], submit: 0 }
  const { id } = saved(await app.client('POST base/online/productRequest/save', { token, body }))
  return { id, companyId, fileIds: [fileId] }
}

/** How records of each kind come about that the provider must not see; none where it sees all of them. */
const hidden: Record<TaskKind, Readonly<Record<string, () => Promise<Hidden>>>> = {
  order: {
    draft: orderWithFile,
    'removed draft': async () => {
      const order = await orderWithFile()
      await remove(recordKinds.order.path, order.id)
      return order
    },
  },
  orderChange: {},
  company: {
    removed: async () => {
      const id = await app.given.company({ certification: 'APPLY' })
      await app.platform.staff.transaction([], (tx) =>
        tx
          .updateTable('company')
          .set({ deleted_at: new Date().toISOString() })
          .where('id', '=', id)
          .execute(),
      )
      return { id, companyId: id, fileIds: [] }
    },
  },
  companyChange: {},
  supplier: {
    removed: async () => {
      const fileId = await givenFile(app, member)
      const attachments = { 'business-licence': [fileId], 'invoicing-data': [fileId] }
      const { id } = await givenSupplier(app, member, { attachments })
      await remove(recordKinds.supplier.path, id)
      return { id, companyId: member.companyId, fileIds: [fileId] }
    },
  },
  classificationRequest: {
    draft: draftRequest,
    removed: async () => {
      const { id } = await givenRequest(app, member, 0)
      await remove(recordKinds.classificationRequest.path, id)
      return { id, companyId: member.companyId, fileIds: [] }
    },
  },
  consultation: {},
  paymentApplication: {
    'waiting for a second member': async () => {
      await app.client('POST finance/online/approvalRule/save', {
        token: member.token,
        body: { paymentsAbove: '0', ordersAbove: null },
      })
      const fileId = await givenFile(app, member)
      const { id } = await givenApplication(app, member, { attachments: { contract: [fileId] } })
      return { id, companyId: member.companyId, fileIds: [fileId] }
    },
  },
  fee: {},
  feeDispute: {},
  cashVoucher: {},
  inbound: {
    draft: withFile(givenInbound as Make, 'other'),
  },
  outbound: {
    draft: withFile(givenOutbound as Make, 'other'),
  },
  goodsPickup: {},
  stockDifference: {},
  forwarderEnquiry: {
    draft: withFile(givenEnquiry as Make, 'other'),
  },
  forwarderQuotation: {},
  forwarderOrder: {
    draft: async () => {
      const { token, companyId } = member
      const { id } = saved(
        await app.client('POST freight/online/order/save', { token, body: shipmentForm() }),
      )
      return { id, companyId, fileIds: [] }
    },
  },
  labelOrder: {
    draft: async () => {
      const line = await labelLine(app, member)
      const { id } = await givenLabel(app, member, [line])
      return {
        id,
        companyId: member.companyId,
        fileIds: [line.packageImage, line.certificate, line.nutrients],
      }
    },
  },
  serviceOrder: {
    draft: async () => {
      const { token, companyId } = member
      const fileId = await givenFile(app, member)
      const body = { goodsName: 'Reels', attachments: { other: [fileId] } }
      const { id } = saved(await app.client('POST service/online/order/save', { token, body }))
      return { id, companyId, fileIds: [fileId] }
    },
  },
  declaration: {},
  taxBill: {},
  approvalOrder: {
    draft: withFile(givenApproval as Make, 'other'),
  },
  salesInvoice: {},
  inputInvoice: {
    removed: async () => {
      const { id } = ok(await enter(app, member, inputForm()))
      await remove(recordKinds.inputInvoice.path, id)
      return { id, companyId: member.companyId, fileIds: [] }
    },
  },
  announcedTransfer: {},
}
const samples = taskKinds.flatMap((kind) =>
  Object.entries(hidden[kind]).map(([what, make]) => ({ kind, what, make })),
)

const stepNames = (kind: TaskKind): string[] => {
  const { machine, steps } = kindOf(kind)
  const own = machine.transitions.filter((row) => actorsOf(row).includes('provider'))
  const { actions = {} } = providerEntities[kind]
  return [...new Set([...own.map(({ name }) => name), ...Object.keys(steps), ...Object.keys(actions)])]
}
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

describe.each(samples)('a $kind that is $what', ({ kind, make }) => {
  let record: Hidden
  const office = (key: string, options: object = {}) => app.office(key, { token: desk.token, ...options })
  const { path, steps } = kindOf(kind)
  const { name: entity } = providerEntities[kind]
  beforeAll(async () => {
    record = await make()
  })

  it('is in no list and no queue', async () => {
    const { companyId } = record
    const listed = await office(`GET ${path}/list`, { query: { companyId, pageSize: 200 } })
    expect(listed.body.code).toBe(200)
    expect(idsOf(listed.body.rows)).not.toContain(record.id)
    const tasks = await office('GET office/online/task/list', { query: { kind, pageSize: 200 } })
    expect(tasks.body.code).toBe(200)
    expect(idsOf(tasks.body.rows)).not.toContain(record.id)
    const page = await erp(`GET ${entity}`, { query: { limit: 1_000 } })
    expect(page.status).toBe(200)
    expect(idsOf(page.body.rows)).not.toContain(record.id)
  })

  it('is not there by its number', async () => {
    expect((await office(`GET ${path}/${record.id}`)).body.code).toBe(404)
    expect((await erp(`GET ${entity}/${record.id}`)).status).toBe(404)
    const ref = { kind, id: record.id }
    expect((await office('POST office/online/task/takeUp', { body: ref })).body.code).toBe(404)
  })

  it.each(Object.keys(steps))('takes no step %s of the staff', async (name) => {
    const answer = await office(`POST ${path}/${record.id}/${name}`, {
      body: stepBodies[`${kind} ${name}`] ?? stepBodies[name] ?? {},
    })
    expect(answer.body.code).toBe(404)
  })

  it.each(stepNames(kind))('takes no step %s of the ERP', async (name) => {
    const answer = await erp(`POST ${entity}/${record.id}/${name}`, {
      body: stepBodies[`${kind} ${name}`] ?? stepBodies[name] ?? {},
    })
    expect([answer.status, answer.body.code]).toEqual([404, 'record.notFound'])
  })

  it('opens no file', async () => {
    for (const id of record.fileIds)
      expect((await office(`GET system/online/file/${id}`)).body.code).toBe('403')
  })

  it('tells the feed nothing as long as it is a draft', async () => {
    const { body } = await erp('GET events', { query: { limit: 1_000 } })
    const events = body.events.filter(
      (event: { entity: string; entityId: string }) => event.entity === kind && event.entityId === record.id,
    )
    if (kindOf(kind).draft !== undefined) expect(events).toEqual([])
  })
})

describe('an order taken together with others', () => {
  it('is not there while it is a draft', async () => {
    const { id } = await orderWithFile()
    const { body } = await app.office('POST business/online/order/bulk', {
      token: desk.token,
      body: { ids: [id], step: 'auditPass' },
    })
    expect(body.data.results).toMatchObject([{ id, ok: false, code: 404 }])
  })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

describe('a file', () => {
  it('opens with its order from the submission on, and no more once it is detached', async () => {
    const body = new FormData()
    body.set('file', new Blob([png]), 'contract.png')
    const { token } = member
    const uploaded = await app.client('POST system/online/file/upload', { token, body })
    const fileId = uploaded.body.data.id
    const open = async () => {
      const answer = await app.office(`GET system/online/file/${fileId}`, { token: desk.token })
      return answer.headers.get('content-type')?.startsWith('image/') ?? false
    }
    const { id } = await givenOrder(app, member, { attachments: { contract: [fileId] } })
    expect(await open()).toBe(false)
    await app.client(`POST business/online/order/${id}/submit`, { token, body: {} })
    expect(await open()).toBe(true)
    await app.platform.staff.transaction([], (tx) =>
      tx
        .updateTable('attachment')
        .set({ deleted_at: new Date().toISOString() })
        .where('file_id', '=', fileId)
        .execute(),
    )
    expect(await open()).toBe(false)
  })
})
