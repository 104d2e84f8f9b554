import { Worker } from 'node:worker_threads'
import type { SheetRow } from '../excel/read-sheet.ts'
import type { ParseJob, ParseJobs, ParseMessage } from './parse-jobs.ts'

type PoolSettings = { readonly mostThreads: number; readonly deadlineMs: number; readonly worker: URL }
const usualSettings: PoolSettings = {
  mostThreads: 2,
  deadlineMs: 10_000,
  worker: new URL('./parse-worker.ts', import.meta.url),
}
const idleMs = 30_000
const threadLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** The content took more time or memory than any ordinary file needs. */
export class ParseAborted extends Error {}

export type ParsePool = {
  /** Runs when a thread is free. `onRows` is given the rows of a sheet, in order, before the answer. */
  parse<Job extends ParseJob>(
    job: Job,
    onRows?: (rows: SheetRow<string>[]) => void,
  ): Promise<ParseJobs[Job['kind']]['answer']>
  /** For a graceful stop; requests in flight have ended by then. */
  close(): Promise<void>
}

type Idle = { readonly timer: NodeJS.Timeout; readonly end: () => void }

/**
 * Uploaded content is parsed in threads of their own: however expensive it is, no other request waits for it. A thread
 * that takes too long or too much memory is ended, and another one is started for the next upload.
 */
export function openParsePool(changes: Partial<PoolSettings> = {}): ParsePool {
  const { mostThreads, deadlineMs, worker: script } = { ...usualSettings, ...changes }
  const idle = new Map<Worker, Idle>()
  const waiting: (() => void)[] = []
  let running = 0

  function takeThread(): Worker {
    for (const [worker, { timer, end }] of idle) {
      clearTimeout(timer)
      idle.delete(worker)
      worker.off('error', end)
      worker.ref()
      return worker
    }
    return new Worker(script, { resourceLimits: threadLimits })
  }

  function keepThread(worker: Worker): void {
    const end = (): void => {
      idle.delete(worker)
      void worker.terminate()
    }
    worker.on('error', end)
    worker.unref()
    idle.set(worker, { timer: setTimeout(end, idleMs).unref(), end })
  }

  return {
    async parse(job, onRows = () => undefined) {
      if (running >= mostThreads) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await runIn(takeThread(), job, { deadlineMs, onRows, onFree: keepThread })
      } finally {
        // The thread passes to the next waiting job, or becomes free.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    async close() {
      const threads = [...idle]
      idle.clear()
      for (const [, { timer }] of threads) clearTimeout(timer)
      await Promise.all(threads.map(([worker]) => worker.terminate()))
    },
  }
}

function runIn<Job extends ParseJob>(
  worker: Worker,
  job: Job,
  given: {
    deadlineMs: number
    onRows: (rows: SheetRow<string>[]) => void
    onFree: (worker: Worker) => void
  },
): Promise<ParseJobs[Job['kind']]['answer']> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(deadline)
      worker.off('message', hear).off('error', abort).off('exit', abort)
    }
    const abort = (): void => {
      settle()
      // Terminated on purpose: its exit event concerns no request.
      worker.on('error', () => undefined)
      void worker.terminate()
      reject(new ParseAborted())
    }
    const hear = (message: ParseMessage): void => {
      if (message.type === 'rows') return given.onRows(message.rows)
      settle()
      given.onFree(worker)
      if (message.type === 'failed') reject(new Error(`not parsed: ${message.message}`))
      else resolve(message.answer as ParseJobs[Job['kind']]['answer'])
    }
    const deadline = setTimeout(abort, given.deadlineMs)
    worker.on('message', hear).on('error', abort).on('exit', abort)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins, windows do
    worker.postMessage(job)
  })
}
