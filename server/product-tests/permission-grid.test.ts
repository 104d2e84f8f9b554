import { type Access, methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { allPermissions, type Permission } from '@quayside/contract/permissions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { isWhole, turnOf } from '../platform/testing/turn.ts'
import { orderOf } from './isolation.forms.ts'
import { plant } from './isolation.planted.ts'
import { plantOrderChange } from './isolation.planted-orders.ts'
import { samples } from './isolation.samples.ts'
import { saved, upload } from './isolation.saved.ts'

const app = await testApp()
let a = await plant(app)
/** One file at a record of each kind, by that kind's name. */
const files = new Map<string, string>()

beforeAll(async () => {
  const { token } = a
  const fresh = (name: string) => upload(app, token, `${name}.png`)
  const order = { ...orderOf(a.supplierId), attachments: { contract: [await keep('order', fresh)] } }
  const placed = await app.client('POST business/online/order/save', { token, body: order })
  const orderId = placed.body.data.id
  a = { ...a, orderId, orderChangeId: await plantOrderChange(app, a.companyId, orderId) }
  const datasheet = {
    model: 'M1',
    brand: 'B',
    name: 'N',
    attachments: { datasheet: [await keep('product', fresh)] },
  }
  a = { ...a, productId: await saved(app, token, 'product', datasheet) }
  a = {
    ...a,
    requestId: await saved(app, token, 'productRequest', { productIds: [a.productId], note: 'x' }),
  }
  const asked = await app.client('POST system/online/consultation/save', {
    token,
    body: { subject: 'order', title: 'x', message: 'x', fileIds: [await keep('consultation', fresh)] },
  })
  a = { ...a, consultationId: asked.body.data.id }
  files.set('supplier', a.fileId)
  await app.platform.staff.transaction([], async (tx) => {
    for (const [entity, id] of [
      ['company', a.companyId],
      ['companyChange', a.companyChangeId],
      ['orderChange', a.orderChangeId],
    ] as const)
      await tx
        .insertInto('attachment')
        .values({
          company_id: a.companyId,
          entity,
          entity_id: id,
          kind: 'business-licence',
          file_id: await keep(entity, fresh),
        })
        .execute()
  })
  for (const { key, endpoint } of reads)
    if (isForEverybody(endpoint.access) && (await called(key, token)).text.includes('"fileId"'))
      namingFiles.add(key)
  expect(namingFiles).toContain('GET base/online/company/current')
})

async function keep(name: string, fresh: (name: string) => Promise<string>): Promise<string> {
  const id = await fresh(name)
  files.set(name, id)
  return id
}

const opens = async (token: string, id: string): Promise<boolean> => {
  const answer = await app.client(`GET system/online/file/${id}`, { token })
  const thumbnail = await app.client(`GET system/online/file/${id}/thumbnail`, { token })
  expect(thumbnail.body?.code).toBe(answer.body?.code)
  if (answer.body?.code !== undefined) expect(answer.body.code).toBe(404)
  return answer.headers.get('content-disposition') !== null
}

/** Whether a member with this permission and no other may call a route: of a route by kinds, one of them is enough. */
const isOpenTo = (access: Access, permission: Permission): boolean =>
  typeof access === 'object'
    ? access.also === undefined && Object.values(access.permissions).includes(permission)
    : access === permission || isForEverybody(access)

function called(key: string, token: string) {
  const { params, upload: _upload, ...rest } = samples[key]?.(a)[0] ?? {}
  const path = pathOf(key).replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '1')
  const isBare = methodOf(key) !== 'GET' && !rest.body && !rest.form
  return app.client(`${methodOf(key)} ${path}`, { token, ...rest, ...(isBare && { body: {} }) })
}

const reads = routes.filter(({ key, endpoint }) => methodOf(key) === 'GET' && !endpoint.binary)
const isForEverybody = (access: Access): boolean =>
  typeof access === 'string' && ['open', 'enrolment', 'member', 'onboarding'].includes(access)
/** Those for everybody that name a file to the administrator: to others the rest of them names none either. */
const namingFiles = new Set<string>()

/** What a member reads of files in the answers of the calls that the table opens to them. */
async function readBy(token: string, permission: Permission): Promise<string> {
  const open = reads.filter(({ key, endpoint: { access } }) =>
    isForEverybody(access) ? namingFiles.has(key) : isOpenTo(access, permission),
  )
  const answers = await Promise.all(open.map(({ key }) => called(key, token)))
  return answers.map(({ text }) => text).join()
}

/**
 * Each route is tried with one permission of so many, each permission with one route and every so many-th with the
 * files; which, the commit chooses. `npm run test:attack` and `npm run test:all` try all.
 */
const everyOf = process.env['HOSTILE_BYTES'] === undefined && !isWhole ? 8 : 1
const turn = turnOf('permission-grid', [...Array(everyOf).keys()])

// The grid of permission × route and permission × file. What a route does for those who may call it, that all other
// permissions together do not open it, and that a refused call changes nothing, is in permission-matrix.test.ts.
describe.each([...allPermissions.entries()])('a member with permission %i alone, %s', (place, permission) => {
  it('is refused by every route that does not name it', async () => {
    const { token } = await app.given.member({ companyId: a.companyId, permissions: [permission] })
    const closed = routes
      .filter(({ endpoint }) => !isOpenTo(endpoint.access, permission))
      .filter((_, route) => (route + turn) % everyOf === place % everyOf)
    const answers = await Promise.all(
      closed.map(async ({ key }) => [key, (await called(key, token)).body?.code] as const),
    )
    expect(answers.filter(([, code]) => code !== '403')).toEqual([])
    expect(closed.length).toBeGreaterThan(routes.length / everyOf / 2)
  })

  it.runIf(place % everyOf === turn)(
    'opens the files of the records that it reads, and no other',
    async () => {
      const { token } = await app.given.member({ companyId: a.companyId, permissions: [permission] })
      const read = await readBy(token, permission)
      for (const [name, id] of files)
        expect([name, await opens(token, id)]).toEqual([name, read.includes(`"fileId":"${id}"`)])
    },
  )
})

/** What saves a record with files: the permissions of its routes that take `attachments` or file ids. */
const attaching = new Set<Permission>([
  'hub-company-edit',
  'home-consultation-ask',
  'business-supplier-edit',
  'product-goods-edit',
  'order-import-save',
  'order-export-save',
  'order-transit-save',
  'order-domestic-save',
  'finance-application-apply',
  'finance-fee-dispute',
  'finance-transfer-announce',
  'tax-inputInvoice-edit',
  'logistics-inbound-save',
  'logistics-outbound-save',
  'logistics-enquiry-save',
  'logistics-freightOrder-save',
  'services-label-save',
  'services-order-save',
  'approval-order-save',
])

describe('a file', () => {
  it.each(allPermissions)(
    'is uploaded with %s alone only where it saves a record with files',
    async (permission) => {
      const { token } = await app.given.member({ companyId: a.companyId, permissions: [permission] })
      const body = new FormData()
      body.set('file', new Blob(['a,b']), 'a.csv')
      const answer = await app.client('POST system/online/file/upload', { token, body })
      expect(answer.body.code).toBe(attaching.has(permission) ? 200 : '403')
    },
  )

  it('opens to the company’s administrator, whatever it is attached to', async () => {
    expect([...files.keys()].toSorted()).toEqual([
      'company',
      'companyChange',
      'consultation',
      'order',
      'orderChange',
      'product',
      'supplier',
    ])
    for (const id of files.values()) expect(await opens(a.token, id)).toBe(true)
    expect(await readBy(a.token, 'business-supplier-list')).toContain(`"fileId":"${a.fileId}"`)
  })

  it('that is attached to nothing opens to the member who uploaded it, and to no colleague', async () => {
    const uploader = await app.given.member({ companyId: a.companyId, permissions: ['product-goods-edit'] })
    const id = await upload(app, uploader.token, 'fresh.png')
    expect(await opens(uploader.token, id)).toBe(true)
    expect(await opens(a.token, id)).toBe(false)
  })

  it('of a removed record, or taken off it, opens only to the member who uploaded it', async () => {
    const colleague = await app.given.member({ companyId: a.companyId })
    const [kept, dropped] = [await upload(app, a.token, '1.png'), await upload(app, a.token, '2.png')]
    const body = (contract: string[]) => ({ ...orderOf(null), attachments: { contract } })
    const made = await app.client('POST business/online/order/save', {
      token: a.token,
      body: body([kept, dropped]),
    })
    const { id, version } = made.body.data
    expect(await opens(colleague.token, dropped)).toBe(true)
    await app.client('POST business/online/order/save', {
      token: a.token,
      body: { ...body([kept]), id, version },
    })
    expect(await opens(colleague.token, dropped)).toBe(false)
    expect(await opens(colleague.token, kept)).toBe(true)
    await app.client('DELETE business/online/order/batchRemove', { token: a.token, body: { ids: [id] } })
    expect(await opens(colleague.token, kept)).toBe(false)
  })

  it('cannot be attached by a guessed number', async () => {
    const clerk = await app.given.member({
      companyId: a.companyId,
      permissions: ['product-goods-list', 'product-goods-edit'],
    })
    const guessed = files.get('order') ?? ''
    const answer = await app.client('POST base/online/product/save', {
      token: clerk.token,
      body: { model: 'M2', brand: 'B', name: 'N', attachments: { datasheet: [guessed] } },
    })
    expect(answer.body.data.fields).toMatchObject([{ code: 'file.notYours' }])
    expect(await opens(clerk.token, guessed)).toBe(false)
  })
})
