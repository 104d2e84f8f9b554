import { afterEach, expect, it, vi } from 'vitest'
import { Turns } from './turns.ts'

afterEach(() => vi.useRealTimers())

it('lets so many in at once, and the others in the order in which they came', async () => {
  const turns = new Turns(2)
  const begun: number[] = []
  const all = [1, 2, 3, 4].map(async (place) => {
    await turns.take()
    begun.push(place)
  })
  await Promise.all(all.slice(0, 2))
  expect(begun).toEqual([1, 2])
  turns.give()
  await all[2]
  turns.give()
  await all[3]
  expect(begun).toEqual([1, 2, 3, 4])
})

it('gives up after a long wait, and the turn goes to the next', async () => {
  vi.useFakeTimers()
  const turns = new Turns(1)
  await turns.take()
  const waited = expect(turns.take()).rejects.toThrow('no connection')
  await vi.advanceTimersByTimeAsync(20_000)
  await waited
  turns.give()
  await turns.take()
})
