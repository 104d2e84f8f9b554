import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenSupplier } from './partners.testing.ts'
import { decideSupplier } from './step-supplier.ts'

const app = await sharedApp()

const provider = { actor: 'provider', id: null, name: 'Review desk' } as const
const request = (token: string, id: string, name: 'requestVoid' | 'requestEnable', body: unknown = {}) =>
  app.client(`POST base/online/supplier/${id}/${name}`, { token, body })
const decide = (id: string, decision: 'approve' | 'refuse', reason?: string) =>
  app.platform.staff.transaction([], (tx) =>
    decideSupplier(tx, provider, { id, decision, ...(reason !== undefined && { reason }) }),
  )
const detail = async (token: string, id: string) =>
  (await app.client(`GET base/online/supplier/${id}`, { token })).body.data

describe('a supplier’s way through its states', () => {
  it('is voided on request and enabled again on request, each by the provider’s decision', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member, { name: '东莞明辉' })
    saved(await request(member.token, id, 'requestVoid', { note: 'no longer traded with' }))
    expect(await detail(member.token, id)).toMatchObject({
      status: 3,
      nextSteps: [{ name: 'withdraw', to: 'enabled' }],
    })
    await decide(id, 'approve')
    expect((await detail(member.token, id)).status).toBe(2)
    saved(await request(member.token, id, 'requestEnable'))
    await decide(id, 'refuse', '执照已过期')
    const record = await detail(member.token, id)
    expect(record.status).toBe(2)
    expect(record.timeline).toMatchObject([
      {
        transition: 'refuseEnable',
        fromState: 'enableRequested',
        toState: 'voided',
        actor: 'provider',
        note: '执照已过期',
      },
      { transition: 'requestEnable' },
      { transition: 'approveVoid', actorName: 'Review desk' },
      { transition: 'requestVoid', note: 'no longer traded with', actor: 'customer' },
      { transition: 'create' },
    ])
  })

  it('tells the company of the decision in the reader’s language, with the reason', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member, { name: '东莞明辉' })
    saved(await request(member.token, id, 'requestVoid'))
    await decide(id, 'refuse', 'open orders')
    const { body } = await app.client('GET system/online/sysMsg', { token: member.token })
    expect(body.rows).toMatchObject([
      { title: 'Request to void supplier refused', entity: 'supplier', entityId: id },
    ])
    expect(body.rows[0].content).toContain('东莞明辉')
    expect(body.rows[0].content).toContain('open orders')
  })

  it('needs a reason for a refusal', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member)
    saved(await request(member.token, id, 'requestVoid'))
    await expect(decide(id, 'refuse')).rejects.toMatchObject({
      findings: [{ path: 'reason', code: 'field.required' }],
    })
    await expect(decide(id, 'approve').then(() => decide(id, 'approve'))).rejects.toMatchObject({
      findings: [{ code: 'state.notAllowed' }],
    })
  })

  it('stands still while a request is pending', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member)
    const { version } = saved(await request(member.token, id, 'requestVoid'))
    const body = { id, version, name: 'Updated', isOverseas: 0 }
    const save = await app.client('POST base/online/supplier/save', { token: member.token, body })
    expect(save.body.code).toBe(409)
    expect((await request(member.token, id, 'requestVoid')).body.code).toBe(409)
    expect((await request(member.token, id, 'requestEnable')).body.code).toBe(409)
  })

  it('takes one of ten simultaneous requests', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => request(member.token, id, 'requestVoid')),
    )
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 409)).toHaveLength(9)
    expect((await detail(member.token, id)).timeline).toHaveLength(2)
  })

  it('is no longer offered to pickers once voided', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member)
    saved(await request(member.token, id, 'requestVoid'))
    const { body } = await app.client('GET base/online/supplier/options', { token: member.token })
    expect(body.data).toEqual([])
  })

  it('refuses a note that is too long', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member)
    const answer = await request(member.token, id, 'requestVoid', { note: 'x'.repeat(501) })
    expect(fieldsOf(answer)).toMatchObject([{ path: 'note' }])
  })
})

describe('a request to void or enable a supplier', () => {
  it('is taken back as long as the provider has not decided, by who may ask for it', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member)
    const step = (name: string, token = member.token) =>
      app.client(`POST base/online/supplier/${id}/${name}`, { token, body: {} })
    const status = async () =>
      (await app.client(`GET base/online/supplier/${id}`, { token: member.token })).body.data.status
    expect((await step('withdraw')).body.code).toBe(409)
    await step('requestVoid')
    const reader = await app.given.member({
      companyId: member.companyId,
      permissions: ['business-supplier-list'],
    })
    expect((await step('withdraw', reader.token)).body.code).toBe('403')
    expect((await step('withdraw')).body.code).toBe(200)
    expect(await status()).toBe(1)
    await step('requestVoid')
    await decide(id, 'approve')
    await step('requestEnable')
    expect((await step('withdraw')).body.code).toBe(200)
    expect(await status()).toBe(2)
  })
})
