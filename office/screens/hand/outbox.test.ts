import { describe, expect, it } from 'vitest'
import { type Entry, type Keeper, openOutbox, type Sent } from './outbox.ts'
import type { Scan } from './scan.ts'

function memory(): Keeper & { kept: Map<string, Entry> } {
  const entries = new Map<string, Entry>()
  return {
    kept: entries,
    all: () => Promise.resolve([...entries.values()]),
    put: (entry) => Promise.resolve(void entries.set(entry.key, entry)),
    remove: (key) => Promise.resolve(void entries.delete(key)),
  }
}
const scan = (lineId: string): Scan => ({ kind: 'count', recordId: '1', lineId, qty: '5', parts: [] })

/** A server that does each key once, and a line that can be cut before or after the server has heard. */
function given() {
  const keeper = memory()
  const line = { is: 'up' as 'up' | 'down' | 'answerLost' }
  const done: string[] = []
  const keys = new Set<string>()
  let refusal: string | undefined
  const send = async ({ key, scan: sent }: Entry): Promise<Sent> => {
    await Promise.resolve()
    if (line.is === 'down') return 'unanswered'
    if (refusal !== undefined) return { refused: refusal }
    if (!keys.has(key)) done.push(sent.kind === 'count' ? sent.lineId : sent.kind)
    keys.add(key)
    return line.is === 'answerLost' ? 'unanswered' : 'done'
  }
  let count = 0
  const open = () =>
    openOutbox({ keeper, send, now: () => String(++count).padStart(4, '0'), newKey: () => `key ${count}` })
  return { keeper, line, done, open, refuse: (text: string | undefined) => (refusal = text) }
}

describe('scans', () => {
  it('are sent at once while the line is up', async () => {
    const { open, done } = given()
    const outbox = await open()
    await outbox.add(scan('a'), 'P1')
    await outbox.flush()
    expect(done).toEqual(['a'])
    expect(outbox.entries.get()).toMatchObject([{ label: 'P1', state: 'sent' }])
  })

  it('wait while it is cut and are sent once, in their order, when it is back', async () => {
    const { open, line, done } = given()
    const outbox = await open()
    line.is = 'down'
    for (const id of ['a', 'b', 'c']) await outbox.add(scan(id), id)
    await outbox.flush()
    expect([done, outbox.isCut.get()]).toEqual([[], true])
    line.is = 'up'
    await Promise.all([outbox.flush(), outbox.flush(), outbox.flush()])
    expect([done, outbox.isCut.get()]).toEqual([['a', 'b', 'c'], false])
    expect(outbox.entries.get().every(({ state }) => state === 'sent')).toBe(true)
  })

  it('whose answer was lost are sent again under the same key, and done once', async () => {
    const { open, line, done } = given()
    const outbox = await open()
    line.is = 'answerLost'
    await outbox.add(scan('a'), 'a')
    await outbox.flush()
    expect(outbox.entries.get()[0]?.state).toBe('waiting')
    line.is = 'up'
    await outbox.flush()
    expect(done).toEqual(['a'])
  })

  it('outlive the page', async () => {
    const { open, line, done } = given()
    line.is = 'down'
    await (await open()).add(scan('a'), 'a')
    line.is = 'up'
    const reopened = await open()
    await reopened.flush()
    expect(done).toEqual(['a'])
  })

  it('that are refused say why and stop no other', async () => {
    const { open, refuse, done } = given()
    const outbox = await open()
    refuse('The order was cancelled')
    await outbox.add(scan('a'), 'a')
    await outbox.flush()
    refuse(undefined)
    await outbox.add(scan('b'), 'b')
    await outbox.flush()
    expect(done).toEqual(['b'])
    expect(outbox.entries.get()[0]).toMatchObject({ state: 'refused', problem: 'The order was cancelled' })
  })
})
