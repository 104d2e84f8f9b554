import { expect, it } from 'vitest'
import { erpClient, givenKey } from '../gateway/gateway.testing.ts'
import { givenSupplier } from '../modules/partners/partners.testing.ts'
import { finding, givenRequest } from '../modules/products/products.testing.ts'
import { enter, inputForm } from '../modules/tax-invoices/tax-invoices.testing.ts'
import { givenInbound, inboundStep } from '../modules/warehouse/warehouse.testing.ts'
import { saved } from '../platform/testing/answers.ts'
import { statementsOf } from '../platform/testing/statements-of.ts'
import { sharedApp } from '../platform/testing/test-app.ts'

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
