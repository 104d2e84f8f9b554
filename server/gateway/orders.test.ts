import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { describe, expect, it } from 'vitest'
import { attachFiles } from '../platform/files/attachments.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { upload } from '../product-tests/isolation.saved.ts'
import { erpClient, givenKey, givenSupplier } from './gateway.testing.ts'

const app = await testApp()
const { key } = await givenKey(app)
const erp = erpClient(app, key)
const member = await app.given.member()
const supplierId = await givenSupplier(app, member.companyId)

let orders = 0
const draft = (values: Record<string, unknown> = {}) => {
  orders += 1
  return {
    reference: `SO-${orders}`,
    companyId: member.companyId,
    modelType: 0,
    supplierId,
    currency: 'USD',
    incoterms: 'FOB',
    lines: [
      { key: 'a', model: 'STM32', brand: 'ST', origin: 'CN', unit: '007', qty: '10', price: '2.5' },
      { key: 'b', model: 'LM358', brand: 'TI', origin: 'US', unit: '007', qty: '4', price: '1' },
    ],
    ...values,
  }
}
const mine = async (id: string) =>
  (await app.client(`GET business/online/order/${id}`, { token: member.token })).body.data
async function given(
  state: keyof typeof orderState.codes,
  values: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await erp('POST orders', { body: draft(values) })
  await app.platform.staff.run({
    sql: 'update trade_order set state = $2 where id = $1',
    parameters: [body.id, orderState.codes[state]],
  })
  return body.id
}

const attach = (orderId: string, fileId: string) =>
  app.platform.staff.transaction([], (tx) =>
    attachFiles(tx, member, { entity: 'order', entityId: orderId, kind: 'contract', fileIds: [fileId] }),
  )

describe('POST orders', () => {
  it('makes an order of source 0 that the customer sees like any other', async () => {
    const made = await erp('POST orders', { body: draft() })
    expect(made.status).toBe(200)
    expect(await mine(made.body.id)).toMatchObject({
      source: 0,
      state: orderState.codes.draft,
      orderAmount: '29.00',
      lines: [{ model: 'STM32' }, { model: 'LM358' }],
      timeline: [{ transition: 'create', actor: 'provider', actorName: 'Test ERP' }],
    })
  })

  it('takes and reads the charges of an order with their currency', async () => {
    const charges = { freight: '80.00', freightCurrency: 'HKD', insurance: '2.50' }
    const id = await given('submitted', { charges })
    const { body } = await erp(`GET orders/${id}`)
    expect(body.charges).toEqual({ ...charges, insuranceCurrency: '', other: '', otherCurrency: '' })
  })

  it('changes the same order for the same reference, until the customer has submitted it', async () => {
    const first = draft()
    const { body } = await erp('POST orders', { body: first })
    const again = await erp('POST orders', { body: { ...first, remarks: 'Urgent' } })
    expect(again.body.id).toBe(body.id)
    expect(await mine(body.id)).toMatchObject({ remarks: 'Urgent', lineCount: 2 })
    await app.platform.staff.run({
      sql: 'update trade_order set state = 3 where id = $1',
      parameters: [body.id],
    })
    const late = await erp('POST orders', { body: { ...first, remarks: 'Too late' } })
    expect([late.status, late.body.code]).toEqual([409, 'order.notModifiable'])
    expect((await mine(body.id)).remarks).toBe('Urgent')
  })

  it('does not overwrite what the customer has entered into the draft', async () => {
    const first = draft()
    const { body } = await erp('POST orders', { body: first })
    const { id, version } = await mine(body.id)
    const entered = { ...first, reference: undefined, companyId: undefined, remarks: 'Mine', id, version }
    const saved = await app.client('POST business/online/order/save', { token: member.token, body: entered })
    expect(saved.body.code).toBe(200)
    const late = await erp('POST orders', { body: { ...first, remarks: 'Theirs' } })
    expect([late.status, late.body.code]).toEqual([409, 'record.stale'])
    expect((await mine(id)).remarks).toBe('Mine')
    // With the version of the order as it is now, which the ERP reads once it was submitted and returned.
    const current = { ...first, remarks: 'Agreed', version: saved.body.data.version }
    expect((await erp('POST orders', { body: current })).status).toBe(200)
    expect((await mine(id)).remarks).toBe('Agreed')
  })

  it('refuses a day that cannot be meant', async () => {
    const { status, body } = await erp('POST orders', { body: draft({ orderDate: '2099-01-01' }) })
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([400, 'orderDate', 'field.dayRange'])
  })

  it('answers each order of a batch on its own', async () => {
    const stranger = await app.given.member()
    const rows = [
      draft(),
      draft({ companyId: '999999' }),
      draft({ companyId: stranger.companyId }),
      draft({ currency: 'XXX' }),
      draft({ lines: [{ key: 'a', qty: '2', price: '3', totalMoney: '7' }] }),
      draft({ incoterms: 'ZZZ' }),
      draft(),
    ]
    const { body } = await erp('POST orders', { body: { rows } })
    const outcomes = body.results.map(
      ({ status, problem }: { status: number; problem?: { errors?: { field: string }[] } }) => [
        status,
        problem?.errors?.[0]?.field,
      ],
    )
    expect(outcomes).toEqual([
      [200, undefined],
      [400, 'companyId'],
      [404, 'supplierId'],
      [400, 'currency'],
      [400, 'lines.0.totalMoney'],
      [400, 'incoterms'],
      [200, undefined],
    ])
    expect(await mine(body.results[6].id)).toMatchObject({ source: 0 })
  })
})

describe('an order over the gateway', () => {
  it('goes its whole way, step by step, and its customer sees each', async () => {
    const id = await given('submitted')
    const detail = (await erp(`GET orders/${id}`)).body
    expect(detail.nextSteps.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['auditPass', 'auditFail', 'return']),
    )
    const lines = detail.lines.map((line: { id: string; qty: string }) => ({
      lineId: line.id,
      qty: line.qty,
    }))
    const steps = [
      ['auditPass', {}, 'audited'],
      ['receive', { lines: lines.slice(0, 1) }, 'audited'],
      ['receive', { lines: lines.slice(1) }, 'audited'],
      ['declare', {}, 'declared'],
      ['declarationState', { declarationState: 6 }, 'declared'],
      ['clear', {}, 'cleared'],
      ['arrive', {}, 'arrived'],
      ['ship', { lines }, 'arrived'],
      ['sign', {}, 'signed'],
      ['complete', { note: 'Thank you' }, 'completed'],
      ['archiveState', { archiveState: 1 }, 'completed'],
    ] as const
    for (const [name, body, state] of steps) {
      const { version } = (await erp(`GET orders/${id}`)).body
      const answer = await erp(`POST orders/${id}/${name}`, { body: { version, ...body } })
      expect([name, answer.status, answer.body.state]).toEqual([name, 200, state])
    }
    const seen = await mine(id)
    expect(seen).toMatchObject({
      state: orderState.codes.completed,
      receivingState: 2,
      shippingState: 2,
      archiveState: 1,
    })
    expect(seen.timeline.filter(({ actor }: { actor: string }) => actor === 'provider')).toHaveLength(
      steps.length + 1,
    )
  })

  it('is archived once it is completed or cancelled, and not while it is underway', async () => {
    for (const state of ['submitted', 'audited'] as const) {
      const id = await given(state)
      const answer = await erp(`POST orders/${id}/archiveState`, { body: { archiveState: 1 } })
      expect([state, answer.status]).toEqual([state, 409])
    }
    const cancelled = await given('submitted')
    await erp(`POST orders/${cancelled}/cancel`, { body: { reason: 'Supplier failed' } })
    const answer = await erp(`POST orders/${cancelled}/archiveState`, { body: { archiveState: 1 } })
    expect(answer.status).toBe(200)
  })

  it('is failed with a reason, which the customer reads', async () => {
    const id = await given('submitted')
    const silent = await erp(`POST orders/${id}/auditFail`, { body: {} })
    expect(silent.body.errors).toMatchObject([{ field: 'reason', code: 'field.required' }])
    await erp(`POST orders/${id}/auditFail`, { body: { reason: 'Invoice missing' } })
    expect(await mine(id)).toMatchObject({
      returnReason: 'Invoice missing',
      state: orderState.codes.auditFailed,
    })
  })

  it('is refused a step out of turn, an audit under a price anomaly, too much received and an unknown code', async () => {
    const id = await given('submitted')
    expect((await erp(`POST orders/${id}/clear`, { body: {} })).body.code).toBe('state.notAllowed')
    expect((await erp(`POST orders/${id}/submit`, { body: {} })).status).toBe(409)
    const unknown = await erp(`POST orders/${id}/priceAudit`, { body: { priceAudit: 99 } })
    expect(unknown.body.errors).toMatchObject([
      { field: 'priceAudit', code: 'field.code', allowed: priceAudit.values.map(String) },
    ])
    await erp(`POST orders/${id}/priceAudit`, { body: { priceAudit: 2, reason: 'Twice the usual' } })
    expect((await erp(`POST orders/${id}/auditPass`, { body: {} })).body.code).toBe('order.priceAuditBlocks')
    await erp(`POST orders/${id}/priceAudit`, { body: { priceAudit: 3 } })
    await erp(`POST orders/${id}/auditPass`, { body: {} })
    const [line] = (await erp(`GET orders/${id}`)).body.lines
    const tooMuch = await erp(`POST orders/${id}/receive`, {
      body: { lines: [{ lineId: line.id, qty: '11' }] },
    })
    expect(tooMuch.body.errors).toMatchObject([{ field: 'lines.0.qty' }])
  })

  it('names every step and mark in the refusal of an unknown one, and asks for lines where goods come in', async () => {
    const id = await given('audited')
    const unknown = await erp(`POST orders/${id}/shipp`, { body: {} })
    const [{ detail }] = unknown.body.errors
    for (const name of ['receive', 'ship', 'priceAudit', 'declarationState', 'archiveState'])
      expect(detail).toContain(name)
    const bare = await erp(`POST orders/${id}/receive`, { body: {} })
    expect([bare.status, bare.body.errors]).toMatchObject([400, [{ field: 'lines', code: 'field.required' }]])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'takes JSON alone: %s is answered with 415',
    async (type) => {
      const id = await given('submitted')
      const answer = await erp(`POST orders/${id}/auditPass`, { body: {}, headers: { 'content-type': type } })
      expect([answer.status, answer.body.status]).toEqual([415, 415])
    },
  )

  it('shows its attachments and its contract, and those of no other record', async () => {
    const fileId = await upload(app, member.token, 'packing list.png')
    const id = await given('submitted')
    await attach(id, fileId)
    const detail = (await erp(`GET orders/${id}`)).body
    expect(detail.attachments).toMatchObject([{ fileId, kind: 'contract', name: 'packing list.png' }])
    const file = await fetch(`${app.address}/erp/v1/orders/${id}/files/${fileId}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await file.arrayBuffer()).byteLength).toBe(detail.attachments[0].bytes)
    const other = await given('submitted')
    expect((await erp(`GET orders/${other}/files/${fileId}`)).status).toBe(404)
    expect((await erp(`GET orders/${id}/contract`)).body).toMatchObject({
      orderId: id,
      state: 0,
      hash: '',
      signedAt: null,
    })
    const pdf = await fetch(`${app.address}/erp/v1/orders/${id}/contract.pdf`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    const hidden = await given('draft')
    await attach(hidden, fileId)
    for (const path of [`files/${fileId}`, 'contract', 'contract.pdf'])
      expect((await erp(`GET orders/${hidden}/${path}`)).status).toBe(404)
  })

  it('stands in the list by company, kind, state and source', async () => {
    const id = await given('cleared', { modelType: 1 })
    const query = { companyId: member.companyId, modelType: 1, state: orderState.codes.cleared, source: 0 }
    const { body } = await erp('GET orders', { query })
    expect(body.rows).toMatchObject([{ id, companyId: member.companyId }])
  })
})
