import { setTimeout as pause } from 'node:timers/promises'

/**
 * Milliseconds of processor time that this process takes for the work. Unlike the time on a clock it does not grow with
 * what else the machine does.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

/**
 * The longest work that this process, which is the server too, did before it answered a call that needs none, while
 * the other work was under way: for so long everybody else would have waited.
 */
export async function longestBlock(address: string, work: Promise<unknown>): Promise<number> {
  const over = new AbortController()
  void work.then(
    () => over.abort(),
    () => over.abort(),
  )
  let longest = 0
  while (!over.signal.aborted) {
    longest = Math.max(longest, await processorTime(async () => (await fetch(`${address}/healthz`)).text()))
    await pause(5)
  }
  await work
  return longest
}
