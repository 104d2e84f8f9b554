import { setImmediate } from 'node:timers/promises'

const longestTurn = 8

/**
 * For long work on the main thread: called after each piece, it yields to other requests once the work has held the
 * thread for some milliseconds.
 */
export function takingTurns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < longestTurn) return
    await setImmediate()
    began = performance.now()
  }
}
