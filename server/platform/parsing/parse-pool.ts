import { type ChildProcess, fork } from 'node:child_process'
import type { SheetRow } from '../excel/read-sheet.ts'
import type { ParseJob, ParseJobs, ParseMessage } from './parse-jobs.ts'

type PoolSettings = { readonly most: number; readonly deadlineMs: number; readonly script: URL }
const usualSettings: PoolSettings = {
  most: 2,
  deadlineMs: 10_000,
  script: new URL('./parse-worker.ts', import.meta.url),
}
const idleMs = 30_000
const heapMb = 256
const compileCache = process.env['NODE_COMPILE_CACHE']

/** Without the server's environment: nothing that a file could make a parser do finds a password or an address there. */
const startProcess = (script: URL): ChildProcess =>
  fork(script, {
    execArgv: [`--max-old-space-size=${heapMb}`, '--disable-warning=ExperimentalWarning'],
    env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
    serialization: 'advanced',
    // V8 prints pages about its state when the memory is exhausted.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** The content took more time or memory than any ordinary file needs. */
export class ParseAborted extends Error {}

export type ParsePool = {
  /** Runs when a process is free. `onRows` is given the rows of a sheet, in order, before the answer. */
  parse<Job extends ParseJob>(
    job: Job,
    onRows?: (rows: SheetRow<string>[]) => void,
  ): Promise<ParseJobs[Job['kind']]['answer']>
  /** For a graceful stop; requests in flight have ended by then. */
  close(): void
}

type Idle = { readonly timer: NodeJS.Timeout; readonly end: () => void }

/**
 * Uploaded content is parsed in processes of their own: however expensive it is, no other request waits for it. One
 * that takes too long or too much memory ends, and another one is started for the next upload. Threads are not enough:
 * V8 ends the whole process where a single allocation exceeds a thread's limit.
 */
export function openParsePool(changes: Partial<PoolSettings> = {}): ParsePool {
  const { most, deadlineMs, script } = { ...usualSettings, ...changes }
  const idle = new Map<ChildProcess, Idle>()
  const waiting: (() => void)[] = []
  let running = 0

  function takeProcess(): ChildProcess {
    for (const [child, { timer, end }] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      child.off('exit', end).off('error', end)
      child.ref()
      child.channel?.ref()
      return child
    }
    return startProcess(script)
  }

  function keepProcess(child: ChildProcess): void {
    const end = (): void => {
      clearTimeout(timer)
      idle.delete(child)
      child.kill('SIGKILL')
    }
    const timer = setTimeout(end, idleMs).unref()
    child.on('exit', end).on('error', end)
    child.unref()
    child.channel?.unref()
    idle.set(child, { timer, end })
  }

  return {
    async parse(job, onRows = () => undefined) {
      if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await runIn(takeProcess(), job, { deadlineMs, onRows, onFree: keepProcess })
      } finally {
        // The place passes to the next waiting job, or becomes free.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    close() {
      for (const { end } of idle.values()) end()
    },
  }
}

function runIn<Job extends ParseJob>(
  child: ChildProcess,
  job: Job,
  given: {
    deadlineMs: number
    onRows: (rows: SheetRow<string>[]) => void
    onFree: (child: ChildProcess) => void
  },
): Promise<ParseJobs[Job['kind']]['answer']> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(deadline)
      child.off('message', hear).off('error', abort).off('exit', abort)
    }
    const abort = (): void => {
      settle()
      // Ended on purpose: a job that can no longer be sent concerns no request.
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      reject(new ParseAborted())
    }
    const hear = (told: unknown): void => {
      const message = told as ParseMessage
      if (message.type === 'rows') return given.onRows(message.rows)
      settle()
      given.onFree(child)
      if (message.type === 'failed') reject(new Error(`not parsed: ${message.message}`))
      else resolve(message.answer as ParseJobs[Job['kind']]['answer'])
    }
    const deadline = setTimeout(abort, given.deadlineMs)
    child.on('message', hear).on('error', abort).on('exit', abort)
    child.send(job)
  })
}
