import { hash, type Options, verify } from '@node-rs/argon2'

// argon2id is this package's default algorithm; its constant cannot be imported under type stripping.
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

/** Too many log-ins at once: answered with 429, so that the queue does not grow without limit. */
type PasswordBusy = { ok: false; reason: 'password.busy'; params: Record<string, never> }

export type PasswordHasher = {
  hashPassword(password: string): Promise<{ ok: true; hash: string } | PasswordBusy>
  /** With `null`, for an unknown account, the result is false after the same time as a real check. */
  verifyPassword(
    storedHash: string | null,
    password: string,
  ): Promise<{ ok: true; matches: boolean } | PasswordBusy>
}

// The hash of 24 random bytes that were thrown away, made with passwordCost.
const unknownAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$BJ0wHJ/QU+AXbJIhtdRQMw$CnJ4wJ+cVQsDKbLZuYecaPQ5sogI6/kcQmk21uiNFBI'

const busy: PasswordBusy = { ok: false, reason: 'password.busy', params: {} }

/** Each hash takes 19 MiB and a core: two run at a time, others wait in a queue of limited length. */
export function passwordHasher(limits = { atOnce: 2, waiting: 50 }): PasswordHasher {
  let running = 0
  const line: Array<() => void> = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (running >= limits.atOnce) {
      if (line.length >= limits.waiting) return undefined
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The slot passes directly to the next waiting call, so that a new call cannot take it first.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    async hashPassword(password) {
      const made = await inTurn(() => hash(password, passwordCost))
      return made === undefined ? busy : { ok: true, hash: made }
    },
    async verifyPassword(storedHash, password) {
      const matches = await inTurn(() => verify(storedHash ?? unknownAccountHash, password))
      return matches === undefined ? busy : { ok: true, matches: matches && storedHash !== null }
    },
  }
}
