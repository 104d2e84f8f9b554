import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/**
 * `npm run test:all` tries everything. `npm test` tries of some long lists a part, which the commit chooses: a run can be
 * repeated, and the next commit tries another part. Workers inherit the commit from the first process.
 */
export const isWhole = process.env['TEST_ALL'] === 'yes'
const commit = (process.env['TEST_COMMIT'] ??= readCommit())

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // A release without its history: every run tries the same part.
    return ''
  }
}

const numberOf = (name: string): number =>
  createHash('sha256').update(`${commit} ${name}`).digest().readUInt32BE()

/** One of the choices for this name. */
export const turnOf = <T>(name: string, choices: readonly T[]): T =>
  choices[numberOf(name) % choices.length] as T

/** Whether it is the turn of one test that takes long: in one of so many commits, and in a whole run. */
export const isTurnOf = (name: string, commits: number): boolean => isWhole || numberOf(name) % commits === 0

/** Every n-th item, from a place that the commit chooses; all of them in a whole run. */
export function shareOf<T>(name: string, items: readonly T[], parts: number): T[] {
  const first = numberOf(name) % parts
  return items.filter((_, place) => isWhole || place % parts === first)
}
