import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { describe, expect, it } from 'vitest'
import { givenRequest } from '../modules/products/products.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { erpClient, givenKey, givenSupplier } from './gateway.testing.ts'

const app = await testApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()
const { companyId, token } = member

const { voidRequested, voided, enabled } = supplierStatus.codes
const asked = () => givenSupplier(app, companyId, voidRequested)

describe('reading records', () => {
  it('goes through all of them by cursor, in order and none twice', async () => {
    const { companyId: other } = await app.given.member()
    const made = [
      await givenSupplier(app, other),
      await givenSupplier(app, other),
      await givenSupplier(app, other),
    ]
    const seen: string[] = []
    let after = '0'
    for (;;) {
      const { body } = await erp('GET suppliers', { query: { companyId: other, after, limit: 2 } })
      seen.push(...body.rows.map(({ id }: { id: string }) => id))
      after = body.cursor
      if (!body.hasMore) break
    }
    expect(seen).toEqual(made)
  })

  it('filters by state and company, and refuses what it does not know', async () => {
    const id = await asked()
    const { body } = await erp('GET suppliers', { query: { companyId, status: voidRequested } })
    expect(body.rows.map((row: { id: string }) => row.id)).toContain(id)
    expect(body.rows.every((row: { status: number }) => row.status === voidRequested)).toBe(true)
    const wrong = await erp('GET suppliers', { query: { status: 99, colour: 'red' } })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'colour',
      'status',
    ])
  })

  it('shows a record with its past and what the provider may do next', async () => {
    const { body } = await erp(`GET suppliers/${await asked()}`)
    expect(body).toMatchObject({ companyId, timeline: [] })
    expect(body.nextSteps).toEqual([
      { name: 'approveVoid', to: 'voided', needs: [] },
      { name: 'refuseVoid', to: 'enabled', needs: ['reason'] },
    ])
  })

  it.each([
    'companies',
    'company-changes',
    'suppliers',
    'classification-requests',
    'consultations',
    'products',
    'hs-codes',
    'hs-rates',
  ])('lists %s, and answers 404 for one that is not there', async (entity) => {
    const list = await erp(`GET ${entity}`)
    expect(list.body).toMatchObject({ rows: expect.any(Array), cursor: expect.any(String) })
    for (const id of ['999999999', 'abc', '0']) {
      const answer = await erp(`GET ${entity}/${id}`)
      expect([answer.status, answer.body.code]).toEqual([404, 'record.notFound'])
    }
  })
})

describe('POST {entity}/{id}/{transition}', () => {
  it('takes the step by the module’s command: state, timeline and the customer’s message', async () => {
    const id = await asked()
    const before = (await erp(`GET suppliers/${id}`)).body
    const answer = await erp(`POST suppliers/${id}/approveVoid`, { body: { version: before.version } })
    expect([answer.status, answer.body]).toEqual([200, { id, version: before.version + 1, state: 'voided' }])
    const mine = (await app.client(`GET base/online/supplier/${id}`, { token })).body.data
    expect(mine.status).toBe(voided)
    expect(mine.timeline[0]).toMatchObject({
      transition: 'approveVoid',
      actor: 'provider',
      actorName: 'Test ERP',
    })
    const notices = (await app.client('GET system/online/sysMsg', { token })).body.rows
    expect(notices[0]).toMatchObject({ entity: 'supplier', entityId: id })
  })

  it('refuses a stale version at its field and changes nothing', async () => {
    const id = await asked()
    const answer = await erp(`POST suppliers/${id}/approveVoid`, { body: { version: 7 } })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'record.stale', errors: [{ field: 'version' }] })
    expect((await erp(`GET suppliers/${id}`)).body.status).toBe(voidRequested)
  })

  it('refuses a transition that the machine does not list, and names those it does', async () => {
    const answer = await erp(`POST suppliers/${await asked()}/explode`, { body: {} })
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ errors: [{ field: 'transition' }] })
    expect(answer.body.detail).toContain('approveVoid')
  })

  it('refuses a step that is not possible here, the customer’s own, and one without its reason', async () => {
    const id = await asked()
    const notHere = await erp(`POST suppliers/${id}/approveEnable`, { body: {} })
    expect([notHere.status, notHere.body.code]).toEqual([409, 'state.notAllowed'])
    const plain = await givenSupplier(app, companyId, enabled)
    const notYours = await erp(`POST suppliers/${plain}/requestVoid`, { body: {} })
    expect([notYours.status, notYours.body.code]).toEqual([409, 'state.notYours'])
    const noReason = await erp(`POST suppliers/${id}/refuseVoid`, { body: {} })
    expect(noReason.status).toBe(400)
    expect(noReason.body.errors).toMatchObject([{ field: 'reason', code: 'field.required' }])
    const unknown = await erp(`POST suppliers/${id}/refuseVoid`, { body: { reason: 'x', colour: 'red' } })
    expect(unknown.body.errors).toMatchObject([{ field: 'colour', code: 'field.unknown' }])
    expect((await erp(`GET suppliers/${id}`)).body.status).toBe(voidRequested)
  })

  it('reviews a company: taken up, rejected with a reason', async () => {
    const id = await app.given.company({
      certification: certificationStatus.codes.applied,
      name: 'New Ltd',
    })
    expect((await erp(`POST companies/${id}/pass`, { body: {} })).status).toBe(409)
    expect((await erp(`POST companies/${id}/takeUp`, { body: {} })).body.state).toBe('verifying')
    expect((await erp(`POST companies/${id}/reject`, { body: {} })).body.errors).toMatchObject([
      { field: 'reason' },
    ])
    const answer = await erp(`POST companies/${id}/reject`, { body: { reason: 'Blurred licence' } })
    expect(answer.body.state).toBe('rejected')
    const { body } = await erp(`GET companies/${id}`)
    expect(body).toMatchObject({ certificationReason: 'Blurred licence', name: 'New Ltd' })
    expect(body.timeline.map(({ transition }: { transition: string }) => transition)).toEqual([
      'reject',
      'takeUp',
    ])
  })

  it('answers a classification request with its code and rates, which the customer sees', async () => {
    const { id } = await givenRequest(app, member)
    const wrong = await erp(`POST classification-requests/${id}/classify`, { body: { hsCode: '12' } })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toContain('hsCode')
    const answer = await erp(`POST classification-requests/${id}/classify`, {
      body: { hsCode: '8542319000', vatRate: '13', cccStatus: 0, hongKongControl: 0, note: 'As MCU' },
    })
    expect(answer.body.state).toBe('classified')
    const mine = await app.client(`GET base/online/productRequest/${id}`, { token })
    expect(mine.body.data).toMatchObject({ hsCode: '8542319000', vatRate: '13' })
  })

  it('answers a consultation in words and closes it, which the customer sees', async () => {
    const { body: asking } = await app.client('POST system/online/consultation/save', {
      token,
      body: { subject: 'fee', title: 'Storage', message: 'How much a day?' },
    })
    const { id } = asking.data
    expect((await erp(`POST consultations/${id}/close`, { body: {} })).status).toBe(409)
    const silent = await erp(`POST consultations/${id}/answer`, { body: {} })
    expect(silent.body.errors).toMatchObject([{ field: 'message' }])
    const answer = await erp(`POST consultations/${id}/answer`, { body: { message: 'Two yuan.' } })
    expect(answer.body).toMatchObject({ id, state: 'answered' })
    expect((await erp(`GET consultations/${id}`)).body).toMatchObject({
      subject: 'fee',
      messages: [{ side: 'customer' }, { side: 'provider', message: 'Two yuan.' }],
      nextSteps: [{ name: 'answer' }, { name: 'close' }],
    })
    expect((await erp(`POST consultations/${id}/close`, { body: {} })).body.state).toBe('closed')
    const mine = await app.client(`GET system/online/consultation/${id}`, { token })
    expect(mine.body.data).toMatchObject({ state: 2, unreadCount: 1 })
  })
})

describe('an Idempotency-Key', () => {
  it('answers the first answer again, and refuses another body and another path', async () => {
    const id = await asked()
    const idempotencyKey = 'void-once'
    const first = await erp(`POST suppliers/${id}/refuseVoid`, { body: { reason: 'In use' }, idempotencyKey })
    expect(first.status).toBe(200)
    const again = await erp(`POST suppliers/${id}/refuseVoid`, { body: { reason: 'In use' }, idempotencyKey })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    const other = await erp(`POST suppliers/${id}/refuseVoid`, { body: { reason: 'No' }, idempotencyKey })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency.otherBody'])
    const elsewhere = await erp(`POST suppliers/${await asked()}/refuseVoid`, {
      body: { reason: 'In use' },
      idempotencyKey,
    })
    expect(elsewhere.status).toBe(409)
    expect((await erp(`GET suppliers/${id}`)).body.timeline).toHaveLength(1)
  })

  it('of fifty identical requests at once lets one work and answers all of them alike', async () => {
    const id = await asked()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        erp(`POST suppliers/${id}/approveVoid`, { body: {}, idempotencyKey: 'at-once' }),
      ),
    )
    expect(new Set(answers.map(({ text }) => text))).toEqual(
      new Set([JSON.stringify({ id, version: 2, state: 'voided' })]),
    )
    expect((await erp(`GET suppliers/${id}`)).body.timeline).toHaveLength(1)
  })

  it('may be used again after a day, and by another key at any time', async () => {
    const id = await asked()
    const idempotencyKey = 'daily'
    await erp(`POST suppliers/${id}/approveVoid`, { body: {}, idempotencyKey })
    const { key } = await givenKey(app)
    const byOther = await erpClient(app, key)(`POST suppliers/${id}/approveVoid`, {
      body: {},
      idempotencyKey,
    })
    expect(byOther.body.code).toBe('state.notAllowed')
    await app.platform.staff.run({
      sql: "update idempotency set created_at = now() - interval '25 hours'",
      parameters: [],
    })
    const later = await erp(`POST suppliers/${id}/approveVoid`, { body: { note: 'other' }, idempotencyKey })
    expect(later.body.code).toBe('state.notAllowed')
  })

  it('of a refused call is free: the same key works once the input is right', async () => {
    const id = await asked()
    const idempotencyKey = 'second-try'
    expect((await erp(`POST suppliers/${id}/refuseVoid`, { body: {}, idempotencyKey })).status).toBe(400)
    const right = await erp(`POST suppliers/${id}/refuseVoid`, { body: { reason: 'Used' }, idempotencyKey })
    expect(right.status).toBe(200)
  })
})
