import { step } from '@quayside/contract/kernel/machine-steps.ts'
import { jobsOf } from '@quayside/contract/office/kinds.ts'
import { orderFactValues } from '@quayside/contract/orders/order.conditions.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { jobOf } from '../../provider/awaited.ts'
import { order } from '../../provider/order.ts'
import { assignManager } from '../staff/save-manager.ts'

const app = await testApp()
const member = await app.given.member()
const tokens: Record<string, string> = {}
for (const role of ['reviewer', 'operations', 'finance', 'administrator'] as const)
  tokens[role] = (await app.given.staff({ roles: [role], name: role })).token

type Row = { id: string; job: string; label: string; takenBy: { name: string } | null; waitingSince: string }
const list = async (role: string, query: Record<string, string> = {}): Promise<Row[]> =>
  (await app.office('GET office/online/task/list', { token: tokens[role] ?? '', query })).body.rows
const jobsFor = async (id: string): Promise<Record<string, string | undefined>> => {
  const found: Record<string, string | undefined> = {}
  for (const role of Object.keys(tokens)) found[role] = (await list(role)).find((row) => row.id === id)?.job
  return found
}
const take = (id: string, name: string, body: object = {}, role = 'operations') =>
  app.office(`POST business/online/order/${id}/${name}`, { token: tokens[role] ?? '', body })

describe('the work queue', () => {
  it('holds an order all the way, for the roles that can do what it waits for', async () => {
    const { id } = await givenSubmitted(app, member)
    const onlyHandled = (job: string) => ({
      reviewer: undefined,
      operations: job,
      finance: undefined,
      administrator: job,
    })
    expect(await jobsFor(id)).toEqual({
      reviewer: 'audit',
      operations: 'audit',
      finance: 'price',
      administrator: 'audit',
    })
    await take(id, 'priceAudit', { priceAudit: 3 }, 'finance')
    expect((await jobsFor(id))['finance']).toBeUndefined()
    const way = [
      ['auditPass', 'receive'],
      ['receive', 'declare'],
      ['declare', 'clear'],
      ['clear', 'transport'],
      ['arrive', 'sign'],
      ['sign', 'complete'],
    ] as const
    for (const [name, job] of way) {
      const lines = async () =>
        (
          await app.office(`GET business/online/order/${id}`, { token: tokens['operations'] ?? '' })
        ).body.data.lines.map((line: { id: string; qty: string }) => ({ lineId: line.id, qty: line.qty }))
      const answer = await take(id, name, name === 'receive' ? { lines: await lines() } : {})
      expect([name, answer.body.code]).toEqual([name, 200])
      expect([name, await jobsFor(id)]).toEqual([name, onlyHandled(job)])
    }
    await take(id, 'complete')
    expect((await jobsFor(id))['administrator']).toBeUndefined()
  })

  it('names the state as the customer reads it, and since when', async () => {
    const { id } = await givenSubmitted(app, member)
    const before = (await list('operations')).find((row) => row.id === id)
    await take(id, 'auditPass')
    const { lines } = (
      await app.office(`GET business/online/order/${id}`, { token: tokens['operations'] ?? '' })
    ).body.data
    await take(id, 'receive', {
      lines: lines.map((line: { id: string; qty: string }) => ({ lineId: line.id, qty: line.qty })),
    })
    const row = (await list('operations')).find((each) => each.id === id)
    expect(row).toMatchObject({ label: 'storedAwaitingDeclaration', job: 'declare' })
    expect(Date.parse(row?.waitingSince ?? '')).toBeGreaterThan(Date.parse(before?.waitingSince ?? ''))
  })

  it('gives the next job to all: who audited an order does not hold its receiving', async () => {
    const { id } = await givenSubmitted(app, member)
    await take(id, 'auditPass', {}, 'reviewer')
    expect((await list('operations')).find((row) => row.id === id)).toMatchObject({
      job: 'receive',
      takenBy: null,
    })
    // Receiving a part changes no state: the rest stays with who began.
    const { lines } = (
      await app.office(`GET business/online/order/${id}`, { token: tokens['operations'] ?? '' })
    ).body.data
    await take(id, 'receive', { lines: [{ lineId: lines[0].id, qty: '1' }] })
    expect((await list('operations')).find((row) => row.id === id)?.takenBy).toMatchObject({ isYou: true })
  })

  it('counts every job that the caller may do, and filters by it', async () => {
    const counts = (await app.office('GET office/online/task/counts', { token: tokens['finance'] ?? '' }))
      .body.data
    expect(counts.jobs.map(({ kind, job }: { kind: string; job: string }) => `${kind} ${job}`)).toEqual([
      'order price',
      'paymentApplication paymentApplication',
      'paymentApplication pay',
      'fee fee',
      'feeDispute feeDispute',
      'cashVoucher cashVoucher',
      'taxBill taxBill',
      'salesInvoice salesInvoice',
      'inputInvoice inputInvoice',
      'announcedTransfer transfer',
    ])
    const { data } = (
      await app.office('GET office/online/task/counts', { token: tokens['operations'] ?? '' })
    ).body
    for (const { job, count } of data.jobs)
      expect([job, await list('operations', { job })]).toEqual([
        job,
        expect.objectContaining({ length: count }),
      ])
    expect(data.total).toBe((await list('operations')).length)
  })

  it('says why a step is stopped, and whose work the others are', async () => {
    const { id } = await givenSubmitted(app, member)
    await take(id, 'priceAudit', { priceAudit: 2, reason: 'Too cheap' }, 'finance')
    const review = async (role: string) =>
      (await app.office(`GET business/online/order/${id}`, { token: tokens[role] ?? '' })).body.data
    const { nextSteps, blockedSteps } = await review('operations')
    expect(nextSteps.map(({ name }: { name: string }) => name)).toEqual([
      'cancel',
      'auditFail',
      'return',
      'split',
    ])
    expect(blockedSteps).toEqual([{ name: 'auditPass', reason: expect.stringMatching(/./), roles: [] }])
    expect((await review('finance')).blockedSteps).toContainEqual({
      name: 'auditFail',
      reason: '',
      roles: ['reviewer', 'operations'],
    })
  })

  it('asks in SQL what the machine says, for every state, kind and stock', async () => {
    const jobs = jobsOf('order').filter(({ job }) => job !== 'price')
    const { modelType, receivingState } = order.factColumns ?? {}
    const { id } = await givenSubmitted(app, member)
    const wrong: unknown[] = []
    await app.platform.staff.transaction([], async (tx) => {
      for (const state of orderMachine.states.keys)
        for (const kind of orderFactValues.modelType)
          for (const stored of orderFactValues.receivingState)
            for (const isStored of orderFactValues.isWarehouseType) {
              const facts = {
                modelType: kind,
                receivingState: stored,
                isWarehouseType: isStored,
                priceAudit: undefined,
                signState: 'unsigned' as const,
                payment: 'none' as const,
                isToRelease: false,
              }
              await raw`update trade_order set state = ${orderMachine.states.codes[state]},
                model_type = ${modelType?.values.get(kind)}::int,
                receiving_state = ${receivingState?.values.get(stored)}::int,
                is_warehouse_type = ${isStored} where id = ${id}`.execute(tx)
              const { rows } = await raw<{ job: string | null }>`
                select ${jobOf(order, jobs)} as job from trade_order r where r.id = ${id}`.execute(tx)
              const expected = jobs.find(({ steps }) =>
                steps.some((name) => step(orderMachine, { name, from: state, actor: 'provider', facts }).ok),
              )?.job
              if ((rows[0]?.job ?? undefined) !== expected) wrong.push([state, facts, rows[0]?.job, expected])
            }
    })
    expect(wrong).toEqual([])
  })
})

describe('the order of the queue', () => {
  it('begins with what the reader holds and with their customers; of one day the largest sum comes first', async () => {
    const [theirs, other] = [await app.given.member(), await app.given.member()]
    const desk = await app.given.staff({ roles: ['operations'], name: 'Desk' })
    await app.platform.staff.transaction([], (tx) => assignManager(tx, theirs.companyId, desk.id))
    const [small, large, held] = [
      (await givenSubmitted(app, theirs)).id,
      (await givenSubmitted(app, theirs)).id,
      (await givenSubmitted(app, other)).id,
    ]
    await app.platform.staff.transaction([], async (tx) => {
      await raw`update trade_order set order_amount = 90000 where id = ${large}`.execute(tx)
      await raw`update trade_order set order_amount = 10 where id = ${small}`.execute(tx)
    })
    await app.office('POST office/online/task/takeUp', {
      token: desk.token,
      body: { kind: 'order', id: held },
    })
    const asked = async (query: Record<string, string>) =>
      (await app.office('GET office/online/task/list', { token: desk.token, query })).body
    const { rows } = await asked({})
    expect(rows.slice(0, 3).map(({ id }: Row) => id)).toEqual([held, large, small])
    expect(rows[1]).toMatchObject({ isManaged: true, sum: { amount: '90000.00' } })
    const managed = await asked({ isManaged: '1' })
    expect(managed.rows.map(({ id }: Row) => id)).toEqual([large, small])
    const { data } = (await app.office('GET office/online/task/counts', { token: desk.token })).body
    expect(data.managed).toBe(2)
    const bySum = await asked({ orderByColumn: 'amount', isAsc: 'desc' })
    expect(bySum.rows[0]).toMatchObject({ id: large })
  })
})
