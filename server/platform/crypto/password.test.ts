import { parseOptions } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { processorTime } from '../testing/processor-time.ts'
import { passwordCost, passwordHasher } from './password.ts'

const password = 'Q7#harbour-moth'

async function hashed(hasher = passwordHasher()): Promise<string> {
  const made = await hasher.hashPassword(password)
  if (!made.ok) throw new Error(made.reason)
  return made.hash
}

it('hashes with argon2id at 19 MiB, two passes, one lane', async () => {
  const hash = await hashed()
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(hash)).toMatchObject(passwordCost)
})

it('accepts the right password and no other', async () => {
  const hasher = passwordHasher()
  const stored = await hashed(hasher)
  expect(await hasher.verifyPassword(stored, password)).toEqual({ ok: true, matches: true })
  expect(await hasher.verifyPassword(stored, `${password} `)).toEqual({ ok: true, matches: false })
})

it('refuses an unknown account only after as much work as for a known one', async () => {
  const hasher = passwordHasher()
  const stored = await hashed(hasher)
  const timed = (storedHash: string | null) =>
    processorTime(async () =>
      expect(await hasher.verifyPassword(storedHash, 'wrong')).toEqual({ ok: true, matches: false }),
    )
  // Taken in turns and compared by the least, so that a collection of garbage is not counted.
  let unknown = Number.POSITIVE_INFINITY
  let known = Number.POSITIVE_INFINITY
  for (let i = 0; i < 6; i += 1) {
    unknown = Math.min(unknown, await timed(null))
    known = Math.min(known, await timed(stored))
  }
  expect(unknown / known).toBeGreaterThan(0.6)
  expect(unknown / known).toBeLessThan(1.7)
})

it('answers busy beyond the line, and serves everyone who stood in it', async () => {
  const hasher = passwordHasher({ atOnce: 2, waiting: 3 })
  const answers = await Promise.all(Array.from({ length: 9 }, () => hasher.hashPassword(password)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(5)
  expect(answers.filter((answer) => !answer.ok)).toHaveLength(4)
  expect(answers.at(-1)).toEqual({ ok: false, reason: 'password.busy', params: {} })
  expect((await hasher.hashPassword(password)).ok).toBe(true)
})

it('gives its place back when a stored hash is damaged', async () => {
  const hasher = passwordHasher({ atOnce: 1, waiting: 0 })
  await expect(hasher.verifyPassword('not a hash', password)).rejects.toThrow()
  expect((await hasher.verifyPassword(null, password)).ok).toBe(true)
})
