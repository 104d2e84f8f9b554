import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** The processes in which Vitest runs tests, from now on: its own interface does not tell them. */
export function watchWorkers() {
  const running = new Set<ChildProcess>()
  const note = (message: unknown): void => {
    if (!(message instanceof Object && 'process' in message && message.process instanceof ChildProcess))
      return
    const child = message.process
    running.add(child)
    child.once('exit', () => running.delete(child))
  }
  subscribe('child_process', note)
  return {
    /** Nothing else ends a worker in an endless loop. Other processes, as PostgreSQL, go on. */
    end(): void {
      for (const child of running)
        if (child.spawnargs.some((argument) => /vitest[\\/]dist[\\/]workers/.test(argument)))
          child.kill('SIGKILL')
    },
    stop: () => unsubscribe('child_process', note),
  }
}

/**
 * What `run` answers, or `undefined` where it takes longer than `limit` (in ms): then its workers are ended, and again every
 * second until it is done, since Vitest starts new ones for the files that are left.
 */
export async function endedAfter<T>(
  limit: number,
  endWorkers: () => void,
  run: () => Promise<T>,
): Promise<T | undefined> {
  let again: NodeJS.Timeout | undefined
  const timer = setTimeout(() => {
    endWorkers()
    again = setInterval(endWorkers, 1_000)
  }, limit)
  try {
    const answer = await run()
    return again === undefined ? answer : undefined
  } finally {
    clearTimeout(timer)
    clearInterval(again)
  }
}
