import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { describe, expect, it } from 'vitest'
import { openTurns, type Sender } from './turns.ts'

const limits = { most: 2, waiting: { person: 3, company: 5, all: 7 } }
const sender = (company: string, person = 'a'): Sender => ({ company, person })

/** Work that ends when it is told to, and the names of what has begun. */
function watched(turns: ReturnType<typeof openTurns>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const take = (name: string, by: Sender): Promise<string> =>
    turns.take(by, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, take, end }
}

describe('turns to read files', () => {
  it('leaves one turn to other companies', async () => {
    const { begun, take } = watched(openTurns(limits))
    void take('a1', sender('A'))
    void take('a2', sender('A'))
    void take('b1', sender('B'))
    expect(begun).toEqual(['a1', 'b1'])
  })

  it('gives the next turn to the company that has none, and else to who waited longest', async () => {
    const { begun, take, end } = watched(openTurns(limits))
    void take('a1', sender('A'))
    void take('a2', sender('A'))
    void take('a3', sender('A', 'b'))
    void take('b1', sender('B'))
    void take('c1', sender('C'))
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'a2'])
    await end('b1')
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1'])
    await end('a2')
    expect(begun.at(-1)).toBe('a3')
  })

  it.each([
    ['one person', (place: number) => sender('A', place < 9 ? 'a' : '')],
    ['one company', (place: number) => sender('A', String(place))],
    ['all companies', (place: number) => sender(String(place))],
  ])('refuses more than may wait of %s', async (name, by) => {
    const { take } = watched(openTurns(limits))
    const running = name === 'all companies' ? limits.most : 1
    const waiting = { 'one person': 3, 'one company': 5, 'all companies': 7 }[name] ?? 0
    for (let place = 0; place < running + waiting; place += 1) void take(String(place), by(place))
    const refused = await take('last', by(running + waiting - 1)).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused instanceof Refusal && refused.findings[0]?.code).toBe('file.queueFull')
  })

  it('gives the turn back when the work fails', async () => {
    const turns = openTurns({ ...limits, most: 1 })
    await expect(turns.take(sender('A'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns.take(sender('A'), async () => 'next')).toBe('next')
  })
})
