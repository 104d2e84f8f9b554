import { type Entity, entityNames } from '@quayside/contract/kernel/entities.ts'
import { touchedBy } from '@quayside/contract/kernel/query-names.ts'
import { kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import { describe, expect, it, vi } from 'vitest'
import { givenApplication } from '../modules/payments/payments.testing.ts'
import { givenStored } from '../modules/warehouse/warehouse.testing.ts'
import { sequenceFeed } from '../platform/feed/sequence-feed.ts'
import type { LiveEnvelope } from '../platform/live/live-message.ts'
import { happened } from '../platform/records/happened.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { plant } from './isolation.planted.ts'

const app = await testApp()
const published: LiveEnvelope[] = []
const { send } = app.platform.live
vi.spyOn(app.platform.live, 'send').mockImplementation((envelopes) => {
  published.push(...envelopes)
  send(envelopes)
})

/** How many messages told the company, or the provider's staff, of this entity. */
const countToCompany = (companyId: string, entity: Entity): number =>
  published.filter(
    ({ to, message }) =>
      message.type === 'event' &&
      'companyId' in to &&
      to.companyId === companyId &&
      message.entities.includes(entity),
  ).length
const countToStaff = (entity: Entity): number =>
  published.filter(({ message }) => message.type === 'work' && message.entities.includes(entity)).length

type Written = { company_id: string; entity: Entity; transactions: number; visible: number }

/** The transactions that wrote events of an entity, and those of them that the provider sees in its feed. */
async function readWritten(): Promise<Written[]> {
  await sequenceFeed(app.platform)
  const [rows = []] = await app.platform.staff.read([
    {
      sql: `select e.company_id::text, e.entity, count(distinct e.xmin::text)::int as transactions,
          (count(distinct e.xmin::text) filter (where f.position is not null))::int as visible
        from event e left join feed f on f.event_id = e.id group by 1, 2 order by 2`,
      parameters: [],
    },
  ])
  return rows as Written[]
}

describe('every command', () => {
  it('reaches the open lists of the company and of the provider’s staff with each event that they may see', async () => {
    await plant(app)
    const member = await app.given.member()
    await givenApplication(app, member)
    await givenStored(app, member)
    const written = await readWritten()
    expect(written.filter(({ entity }) => !entityNames.includes(entity))).toEqual([])
    for (const { company_id: owner, entity, transactions } of written)
      expect(countToCompany(owner, entity), `${entity} to its company`).toBeGreaterThanOrEqual(transactions)
    for (const kind of taskKinds) {
      const seen = written
        .filter(({ entity }) => entity === kind)
        .reduce((sum, { visible }) => sum + visible, 0)
      expect(countToStaff(kind), `${kind} to staff`).toBeGreaterThanOrEqual(seen)
    }
    const named: Entity[] = [
      'paymentApplication',
      'feeDispute',
      'consultation',
      'fee',
      'announcedTransfer',
      'classificationRequest',
      'forwarderQuotation',
    ]
    expect(written.map(({ entity }) => entity)).toEqual(expect.arrayContaining(named))
    // Goods in stock have no timeline.
    expect(countToCompany(member.companyId, 'stock')).toBeGreaterThan(0)
    expect(countToStaff('stock')).toBeGreaterThan(0)
  })
})

const steps = taskKinds.flatMap((kind) =>
  kindOf(kind).machine.transitions.flatMap(({ name, from, to }) =>
    from.map((each) => ({ kind, name, from: each, to })),
  ),
)

describe('a step', () => {
  it.each(steps)('$name of a $kind from $from reaches both sides', async ({ kind, name, from, to }) => {
    const companyId = await app.given.company()
    published.length = 0
    await app.platform.staff.transaction([], (tx) =>
      happened(
        tx,
        { actor: 'system', id: null, name: '' },
        { companyId, entity: kind, id: '1' },
        { transition: name, from, to },
      ),
    )
    expect(countToCompany(companyId, kind)).toBe(1)
    const { draft } = kindOf(kind)
    const isOwnDraft = draft !== undefined && from === draft && to === draft
    expect(countToStaff(kind)).toBe(isOwnDraft ? 0 : 1)
  })

  it('of a transaction that rolls back is sent to no listener', async () => {
    const companyId = await app.given.company()
    published.length = 0
    const failing = app.platform.staff.transaction([], async (tx) => {
      await happened(
        tx,
        { actor: 'system', id: null, name: '' },
        { companyId, entity: 'order', id: '1' },
        { transition: 'submit', from: 'draft', to: 'submitted' },
      )
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(published).toEqual([])
  })

  it('of a thousand records in one transaction is one message to each company and one to staff', async () => {
    const companies = [await app.given.company(), await app.given.company()]
    published.length = 0
    await app.platform.staff.transaction([], async (tx) => {
      for (const companyId of companies)
        await happened(
          tx,
          { actor: 'provider', id: null, name: 'ERP' },
          { companyId, entity: 'fee', ids: Array.from({ length: 500 }, (_, place) => String(place + 1)) },
          { transition: 'create', to: 'charged' },
        )
    })
    expect(published).toEqual([
      ...companies.map((companyId) => ({ to: { companyId }, message: { type: 'event', entities: ['fee'] } })),
      { to: { staff: true }, message: { type: 'work', entities: ['fee'] } },
    ])
  })
})

describe('what an entity touches', () => {
  it('is out of date with it: the lists that its rows are counted or shown in', () => {
    expect([...touchedBy(['inbound'])]).toEqual(
      expect.arrayContaining(['inbound', 'stock', 'warehouseOrder', 'home', 'flowBoard']),
    )
    expect([...touchedBy(['feeDispute'])]).toEqual(expect.arrayContaining(['fee', 'ledger', 'home']))
    expect([...touchedBy(['stock'])]).toEqual(expect.arrayContaining(['stock', 'home', 'flowBoard']))
  })
})
