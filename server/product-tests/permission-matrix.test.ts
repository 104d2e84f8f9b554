import { type Access, methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { submitters } from '../submitters.ts'
import { hashOfCompany } from './company-hash.ts'
import { orderOf } from './isolation.forms.ts'
import { type Planted, plant } from './isolation.planted.ts'
import { plantOrderChange, plantTemplate } from './isolation.planted-orders.ts'
import type { Sample } from './isolation.sample.ts'
import { samples } from './isolation.samples.ts'

const app = await testApp()
const owner = await app.owner()
const a = await plant(app)

type Case = {
  readonly name: string
  readonly key: string
  /** What the case needs: each of them alone is not enough. */
  readonly permissions: readonly string[]
  readonly sample: (planted: Planted) => Sample
}

const firstSample = (key: string) => (planted: Planted) => samples[key]?.(planted)[0] ?? {}

/** One case for each route that asks for a permission, and one for each kind where the kind says which. */
function casesOf({ key, endpoint }: { key: string; endpoint: { access: Access } }): Case[] {
  const { access } = endpoint
  if (typeof access === 'string')
    return ['open', 'enrolment', 'onboarding', 'member'].includes(access)
      ? []
      : [{ name: key, key, permissions: [access], sample: firstSample(key) }]
  // A file of a report is its member's own: everybody else finds none (report-runs.test.ts).
  if (key === 'GET report/online/run/{id}/file') return []
  const also = access.also ? [access.also] : []
  // A route of no kind is tried with none of them in access.test.ts: here one of them has to be enough.
  return Object.entries(access.permissions).map(([kind, permission]) => ({
    name: `${key} of ${kind}`,
    key,
    permissions: access.kindIn === 'any' ? [] : [permission, ...also],
    sample: (planted) => ofKind(firstSample(key)(planted), key, access.field, kind),
  }))
}

/** The sample with another kind where the input says it. */
function ofKind(sample: Sample, key: string, field: string, kind: string): Sample {
  if (sample.form) return { form: { ...sample.form, [field]: kind } }
  const isNamed = !key.includes('{') && !/batchRemove|quickOrder|archive|toSign|signMany/.test(key)
  if (!isNamed) return sample
  if (methodOf(key) === 'GET') return { ...sample, query: { ...sample.query, [field]: kind } }
  if (key.endsWith('/import')) return { upload: { [field]: kind } }
  return {
    ...sample,
    body: { ...(sample.body as object), [field]: Number.isNaN(Number(kind)) ? kind : Number(kind) },
  }
}

const cases = routes.flatMap(casesOf)
const kindOfCase = (name: string): number => Number(/ of (\d+)$/.exec(name)?.[1] ?? orderKind.codes.import)

async function withOrder(kind: number): Promise<Planted> {
  const order = await app.client('POST business/online/order/save', {
    token: a.token,
    body: { ...orderOf(null), modelType: kind },
  })
  const { id: orderId, orderNo } = order.body.data
  return {
    ...a,
    orderId,
    orderNo,
    orderChangeId: await plantOrderChange(app, a.companyId, orderId),
    templateId: await plantTemplate(app, a.token, orderId, kind),
  }
}

async function called({ key, name, sample }: Case, token: string, planted: Planted) {
  const { params, upload, ...rest } = sample(planted)
  const path = pathOf(key).replaceAll(/\{(\w+)\}/g, (_, param: string) => params?.[param] ?? '1')
  const isBare = methodOf(key) !== 'GET' && !rest.body && !rest.form
  const answer = await app.client(`${methodOf(key)} ${path}`, {
    token,
    ...rest,
    ...(upload ? { body: formOf(upload) } : isBare && { body: {} }),
  })
  expect(answer.status, name).toBe(200)
  return answer
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob(['x']), 'x.xlsx')
  return form
}

/** Each is used by many cases: a refused call and a read change nothing. */
const ordersOfKinds = new Map(
  await Promise.all(
    [...new Set(cases.map(({ name }) => kindOfCase(name)))].map(
      async (kind) => [kind, await withOrder(kind)] as const,
    ),
  ),
)
const tokensWithout = new Map<string, string>(
  await Promise.all(
    allPermissions.map(async (missing) => {
      const permissions = allPermissions.filter((permission) => permission !== missing)
      const { token } = await app.given.member({ companyId: a.companyId, permissions })
      return [missing, token] as const
    }),
  ),
)
const untouched = await hashOfCompany(owner, a.companyId)
const isUntouched = async () => expect(await hashOfCompany(owner, a.companyId)).toBe(untouched)
/** `npm run test:attack` looks after each call, and so names the one that changed something. */
const isEachChecked = process.env['HOSTILE_BYTES'] !== undefined

describe('a permission', () => {
  it.each(cases.map((each) => [each.name, each] as const))(
    '%s: everything else does not open it',
    async (name, each) => {
      for (const missing of each.permissions) {
        const token = tokensWithout.get(missing) ?? ''
        const answer = await called(each, token, ordersOfKinds.get(kindOfCase(name)) ?? a)
        expect([missing, answer.body?.code]).toEqual([missing, '403'])
      }
      if (isEachChecked) await isUntouched()
    },
  )

  it('is missing in none of these calls without keeping all records as they were', isUntouched)

  it.each(cases.map((each) => [each.name, each] as const))('%s: alone opens it', async (name, each) => {
    const kind = kindOfCase(name)
    const keptOrders = methodOf(each.key) === 'GET' ? ordersOfKinds.get(kind) : undefined
    const planted = keptOrders ?? (await withOrder(kind))
    const access = routes.find(({ key }) => key === each.key)?.endpoint.access
    const one = typeof access === 'object' ? [Object.values(access.permissions)[0] ?? ''] : []
    const permissions = each.permissions.length > 0 ? each.permissions : one
    const { token } = await app.given.member({ companyId: a.companyId, permissions })
    const answer = await called(each, token, planted)
    expect(answer.body?.code).not.toBe('403')
  })
})

describe('the drafts of a table', () => {
  it.each(Object.keys(submitters))('%s are submitted by nobody without their permission', async (table) => {
    const { token } = await app.given.member({ companyId: a.companyId, permissions: ['data-rate-list'] })
    const ids = {
      company: a.companyId,
      classificationRequest: a.requestId,
      order: a.orderId,
      inbound: a.inboundId,
      outbound: a.outboundId,
      forwarderEnquiry: a.enquiryId,
      labelOrder: a.labelDraftId,
      approvalOrder: a.approvalId,
      serviceOrder: a.serviceId,
    }[table]
    const before = await hashOfCompany(owner, a.companyId)
    const answer = await app.client('PUT system/online/sysTableLevelStep/commitAudit', {
      token,
      form: { tableName: table, ids: ids ?? '' },
    })
    expect(answer.body.code === '403' ? '403' : answer.body.data[0].code).toBe('403')
    expect(await hashOfCompany(owner, a.companyId)).toBe(before)
  })
})
