import { describe, expect, it } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { erpClient, givenEvent, givenKey } from './gateway.testing.ts'

const app = await testApp()
const erp = erpClient(app, (await givenKey(app)).key)
const { companyId } = await app.given.member()

type Event = { position: string; entityId: string; transition: string }
const record = (id: number | string) => ({ companyId, entity: 'order', id: String(id) }) as const
const read = async (after: string, limit = 1_000) =>
  (await erp('GET events', { query: { after, limit } })).body as {
    events: Event[]
    cursor: string
    hasMore: boolean
  }
async function readAll(after: string): Promise<Event[]> {
  const page = await read(after)
  return page.hasMore ? [...page.events, ...(await readAll(page.cursor))] : page.events
}

describe('GET events', () => {
  it('lists events in order, and continues at the cursor', async () => {
    await givenEvent(app, record(1), 'create')
    await givenEvent(app, record(1), 'submit')
    const first = await read('0', 1)
    expect(first).toMatchObject({ hasMore: true, cursor: first.events[0]?.position })
    const { events, hasMore, cursor } = await read(first.cursor)
    expect(hasMore).toBe(false)
    expect(events.at(-1)).toMatchObject({
      companyId,
      entity: 'order',
      entityId: '1',
      transition: 'submit',
      actor: 'customer',
      actorName: 'Wang Wei',
    })
    expect(await read(cursor)).toEqual({ events: [], cursor, hasMore: false })
  })

  it('has what customers really do', async () => {
    const { token, companyId: mine } = await app.given.member()
    const { cursor } = await read('0')
    const answer = await app.client('POST base/online/contact/save', {
      token,
      body: { type: 0, name: 'Li', mobile: '13812345678' },
    })
    const events = await readAll(cursor)
    expect(events.map((event) => event.entityId)).toContain(answer.body.data.id)
    expect(events.every((event) => (event as unknown as { companyId: string }).companyId === mine)).toBe(true)
  })

  it('never passes over an event whose transaction began earlier and committed later', async () => {
    const start = (await read('0')).cursor
    let finish = (): void => undefined
    let began = (): void => undefined
    const hasBegun = new Promise<void>((resolve) => {
      began = resolve
    })
    // Its id is taken before the other's, its commit comes after the other was read.
    const slow = givenEvent(app, record('slow'.length), 'slow', () => {
      began()
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    await hasBegun
    await givenEvent(app, record(5), 'fast')
    const before = await read(start)
    expect(before.events.map(({ transition }) => transition)).toEqual(['fast'])
    finish()
    await slow
    const after = await read(before.cursor)
    expect(after.events.map(({ transition }) => transition)).toEqual(['slow'])
  })

  it('refuses a wrong cursor or limit at its field', async () => {
    const { status, body } = await erp('GET events', { query: { after: 'x', limit: 5_000 } })
    expect(status).toBe(400)
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['after', 'limit'])
  })

  it('gives two readers under concurrent writes every one of 10,000 events once, in order, without a gap', async () => {
    const start = (await read('0')).cursor
    const writers = 8
    const rounds = 25
    const eventsARound = 50
    let isWriting = true
    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) {
        await app.platform.staff.transaction([], async (tx) => {
          for (let part = 0; part < 2; part += 1) {
            await tx
              .insertInto('event')
              .values(
                Array.from({ length: eventsARound / 2 }, (_, n) => ({
                  company_id: companyId,
                  entity: 'order',
                  entity_id: String(1_000 + writer),
                  transition: `w${writer}-${round * eventsARound + part * (eventsARound / 2) + n}`,
                  from_state: '',
                  to_state: '',
                  actor: 'customer',
                })),
              )
              .execute()
          }
        })
      }
    }
    const follow = async (limit: number): Promise<Event[]> => {
      const seen: Event[] = []
      let cursor = start
      for (;;) {
        const isLast = !isWriting
        const page = await read(cursor, limit)
        seen.push(...page.events)
        cursor = page.cursor
        if (isLast && !page.hasMore) return seen
      }
    }
    const readers = [follow(37), follow(1_000)]
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    isWriting = false
    const [first = [], second = []] = await Promise.all(readers)
    const total = writers * rounds * eventsARound
    expect(total).toBeGreaterThanOrEqual(10_000)
    const expected = Array.from({ length: total }, (_, n) => String(BigInt(start) + BigInt(n + 1)))
    expect(first.map(({ position }) => position)).toEqual(expected)
    expect(second).toEqual(first)
    expect(new Set(first.map(({ transition }) => transition)).size).toBe(total)
    // What happened to one record comes in the order it happened.
    for (let writer = 0; writer < writers; writer += 1) {
      const own = first.filter(({ entityId }) => entityId === String(1_000 + writer))
      expect(own.map(({ transition }) => transition)).toEqual(
        Array.from({ length: rounds * eventsARound }, (_, n) => `w${writer}-${n}`),
      )
    }
  })
})
