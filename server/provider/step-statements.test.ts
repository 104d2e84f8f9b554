import { entities } from '@quayside/contract/kernel/entities.ts'
import { kindOf, type TaskKind, taskKinds } from '@quayside/contract/office/kinds.ts'
import { expect, it } from 'vitest'
import { erpClient, givenKey } from '../gateway/gateway.testing.ts'
import { givenSupplier } from '../modules/partners/partners.testing.ts'
import { givenApplication } from '../modules/payments/payments.testing.ts'
import { finding, givenRequest } from '../modules/products/products.testing.ts'
import { enter, inputForm } from '../modules/tax-invoices/tax-invoices.testing.ts'
import { givenInbound, inboundStep } from '../modules/warehouse/warehouse.testing.ts'
import { saved } from '../platform/testing/answers.ts'
import { statementsOf } from '../platform/testing/statements-of.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { plant } from '../product-tests/isolation.planted.ts'
import { stepBodies } from './step-bodies.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const erp = erpClient(app, (await givenKey(app)).key)

it('locks a record once for a step of the provider, and reads it thrice besides: its facts, before and after', async () => {
  const { id } = await givenInbound(app, member)
  await inboundStep(app, member, id, 'submit')
  const statements = await statementsOf(async () => {
    expect((await erp(`POST inbound-orders/${id}/auditPass`, { body: {} })).status).toBe(200)
  })
  const reads = statements.filter((text) => /^\s*select.*from "?inbound_order/is.test(text))
  expect(reads.filter((text) => /for update/i.test(text))).toHaveLength(1)
  expect(reads).toHaveLength(4)
})

const kinds = {
  company: async () => {
    const id = await app.given.company({ certification: 'APPLY' })
    return { step: `POST companies/${id}/takeUp`, body: {} }
  },
  company_change: async () => {
    const values = { company_id: member.companyId, before: '{}', after: '{"name":"Haiyan"}' }
    const { id } = await app.platform.staff.transaction([], (tx) =>
      tx
        .insertInto('company_change')
        .values({ ...values, has_new_licence: false, proposed_by: member.memberId })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return { step: `POST company-changes/${id}/reject`, body: { reason: 'Not registered' } }
  },
  supplier: async () => {
    const { id } = await givenSupplier(app, member)
    saved(await app.client(`POST base/online/supplier/${id}/requestVoid`, { token: member.token, body: {} }))
    return { step: `POST suppliers/${id}/approveVoid`, body: {} }
  },
  consultation: async () => {
    const { id } = saved(
      await app.client('POST system/online/consultation/save', {
        token: member.token,
        body: { subject: 'order', title: 'When', message: 'When does it arrive?' },
      }),
    )
    return { step: `POST consultations/${id}/answer`, body: { message: 'On Friday.' } }
  },
  classification_request: async () => {
    const { id } = await givenRequest(app, member)
    return { step: `POST classification-requests/${id}/classify`, body: finding }
  },
  input_invoice: async () => {
    const { id } = saved(await enter(app, member, inputForm()))
    return {
      step: `POST input-invoices/${id}/reportAnomaly`,
      body: { anomaly: 'amount', reason: 'Too much' },
    }
  },
}

it.each(Object.entries(kinds))('locks a %s once for a step of the provider', async (table, givenOne) => {
  const { step, body } = await givenOne()
  const statements = await statementsOf(async () => {
    expect(await erp(step, { body })).toMatchObject({ status: 200 })
  })
  const locks = statements.filter((text) => new RegExp(`from "?${table}"?\\b.*for update`, 'is').test(text))
  expect(locks).toHaveLength(1)
})

const desk = await app.given.staff()
const hasStep = (answer: { nextSteps?: { name: string }[] }): boolean => (answer.nextSteps ?? []).length > 0

/** The first record of a company and kind that the provider can do something with, and what. */
async function findWork(kind: TaskKind, companyId: string) {
  const { path } = kindOf(kind)
  const query = { companyId, pageSize: 200 }
  const { rows } = (await app.office(`GET ${path}/list`, { token: desk.token, query })).body
  for (const { id } of rows as { id: string }[]) {
    const { data } = (await app.office(`GET ${path}/${id}`, { token: desk.token })).body
    if (hasStep(data)) return { id, names: (data.nextSteps as { name: string }[]).map(({ name }) => name) }
  }
  return undefined
}

it('locks no record of any kind twice for a step, whether it is taken or refused', async () => {
  const { companyId } = await plant(app)
  const payer = await app.given.member()
  await givenApplication(app, payer)
  const twice: string[] = []
  const counted = new Set<TaskKind>()
  for (const kind of taskKinds) {
    const { id, names } = (await findWork(kind, companyId)) ??
      (await findWork(kind, payer.companyId)) ?? { id: '', names: [] }
    const { table } = entities[kind]
    for (const name of names) {
      const body = stepBodies[`${kind} ${name}`] ?? stepBodies[name] ?? {}
      const statements = await statementsOf(() =>
        app.office(`POST ${kindOf(kind).path}/${id}/${name}`, { token: desk.token, body }),
      )
      const locks = statements.filter((text) =>
        new RegExp(`from "?${table}"?\\b.*"id" (=|in) .*for update`, 'is').test(text),
      )
      if (locks.length > 0) counted.add(kind)
      if (locks.length > 1) twice.push(`${kind} ${name}: ${locks.length}`)
    }
  }
  expect(twice).toEqual([])
  expect(counted.size).toBeGreaterThan(10)
})
