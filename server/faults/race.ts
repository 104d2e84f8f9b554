import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { TestAnswer } from '../platform/testing/test-client.ts'
import { drawing, tell } from './seed.ts'

const draw = drawing()

type RaceOutcome = 'done' | 'refused'

/** Anything but yes or a refusal is a fault: a deadlock, an error or a busy server is neither. */
export async function byCustomer(
  call: Promise<TestAnswer>,
  refusals: readonly number[] = [404, 409],
): Promise<RaceOutcome> {
  const { status, body, text } = await call
  expect(status, text).toBe(200)
  expect([200, ...refusals], text).toContain(body.code)
  return body.code === 200 ? 'done' : 'refused'
}

export async function byProvider(work: Promise<unknown>): Promise<RaceOutcome> {
  try {
    await work
    return 'done'
  } catch (error) {
    expect(error).toHaveProperty('findings')
    return 'refused'
  }
}

/**
 * Both at once, but for a few milliseconds of chance. Where one way is longer than the other, the same side would come
 * first each time, so that side starts a little later in the next round.
 */
export function meetings() {
  let late = 0
  return async (
    one: () => Promise<RaceOutcome>,
    other: () => Promise<RaceOutcome>,
  ): Promise<[RaceOutcome, RaceOutcome]> => {
    const wait = late + draw() * 6 - 3
    const sides: ('one' | 'other')[] = []
    const said = await Promise.all([
      pause(Math.max(0, wait))
        .then(one)
        .finally(() => sides.push('one')),
      pause(Math.max(0, -wait))
        .then(other)
        .finally(() => sides.push('other')),
    ])
    // The refused side came second, even if it was answered first.
    const first = said[0] === said[1] ? sides[0] : said[0] === 'done' ? 'one' : 'other'
    late += first === 'one' ? 2 : -2
    return said
  }
}

export type Pair<S> = {
  readonly name: string
  /** What they meet at, new in each round. */
  readonly given: () => Promise<string>
  readonly one: (id: string) => Promise<RaceOutcome>
  readonly other: (id: string) => Promise<RaceOutcome>
  /** Undefined when the record is gone. */
  readonly seen: (id: string) => Promise<S | undefined>
  readonly isLegal: (said: { one: RaceOutcome; other: RaceOutcome }, seen: S | undefined) => boolean
}

/** So many that either side comes first in some of them. */
const enoughRounds = 10

/** Runs a pair again and again; every round's outcome must be one of the legal ones, and each is counted. */
export async function race<S extends { state: number }>(times: number, pair: Pair<S>): Promise<void> {
  const counts = new Map<string, number>()
  const done = { one: 0, other: 0 }
  const meet = meetings()
  for (let time = 0; time < times; time += 1) {
    const id = await pair.given()
    const [one, other] = await meet(
      () => pair.one(id),
      () => pair.other(id),
    )
    const seen = await pair.seen(id)
    const outcome = `${one} and ${other}, state ${seen?.state ?? 'gone'}`
    expect(pair.isLegal({ one, other }, seen), `round ${time}: ${outcome}`).toBe(true)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    if (one === 'done') done.one += 1
    if (other === 'done') done.other += 1
  }
  const figures = [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join('; ')
  tell(`${pair.name}: ${times} rounds, ${figures}`)
  // A side that is always refused meets nobody: what it asks for is refused for another reason.
  if (times >= enoughRounds) expect(Math.min(done.one, done.other), figures).toBeGreaterThan(0)
}

export const isOneOfThem = (said: { one: RaceOutcome; other: RaceOutcome }): boolean =>
  said.one !== said.other
