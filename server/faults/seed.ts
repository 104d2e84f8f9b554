/** The same run again with `FAULT_SEED=…`: pauses and choices are drawn from it, and each test prints it. */
export const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000_000)

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function drawing(start = seed): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const tell = (what: string): void => {
  process.stdout.write(`${what}; seed ${seed}\n`)
}
