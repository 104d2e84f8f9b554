import type { ChildProcess } from 'node:child_process'
import type { SheetRow } from '../excel/read-sheet.ts'
import { cpuSeconds, longestSilenceMs } from './budgets.ts'
import type { ParseJob, ParseJobs, ParseKind, ParseMessage, ParseRequest } from './parse-jobs.ts'
import { startProcess } from './start-process.ts'
import { openTurns, type Sender, usualTurns } from './turns.ts'

type PoolSettings = {
  readonly turns: typeof usualTurns
  readonly script: URL
  /** Tests set less than the usual budget. */
  readonly cpuSeconds: Readonly<Record<ParseKind, number>>
}
const usualSettings: PoolSettings = {
  turns: usualTurns,
  script: new URL('./parse-worker.ts', import.meta.url),
  cpuSeconds,
}
const idleMs = 30_000

/** The content took more time or memory than any ordinary file needs. */
export class ParseAborted extends Error {}

export type ParsePool = {
  /** Runs when the sender has a turn. `onRows` is given the rows of a sheet, in order, before the answer. */
  parse<Job extends ParseJob>(
    sender: Sender,
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
  const settings = { ...usualSettings, ...changes }
  const turns = openTurns(settings.turns)
  const idle = new Map<ChildProcess, Idle>()

  function takeProcess(): ChildProcess {
    for (const [child, { timer, end }] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      child.off('exit', end).off('error', end)
      child.ref()
      child.channel?.ref()
      return child
    }
    return startProcess(settings.script)
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
    parse: (sender, job, onRows = () => undefined) =>
      turns.take(sender, () => {
        const cpuSecondsOfJob = settings.cpuSeconds[job.kind]
        return runIn(takeProcess(), job, { cpuSeconds: cpuSecondsOfJob, onRows, onFree: keepProcess })
      }),
    close() {
      for (const { end } of idle.values()) end()
    },
  }
}

function runIn<Job extends ParseJob>(
  child: ChildProcess,
  job: Job,
  given: {
    cpuSeconds: number
    onRows: (rows: SheetRow<string>[]) => void
    onFree: (child: ChildProcess) => void
  },
): Promise<ParseJobs[Job['kind']]['answer']> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(deadline)
      child.off('message', hear).off('error', abort).off('exit', abort)
    }
    const end = (error: unknown): void => {
      settle()
      // Ended on purpose: a job that can no longer be sent concerns no request.
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      reject(error)
    }
    const abort = (): void => end(new ParseAborted())
    const hear = (told: unknown): void => {
      const message = told as ParseMessage
      if (message.type === 'rows') {
        try {
          return given.onRows(message.rows)
        } catch (error) {
          return end(error)
        }
      }
      settle()
      given.onFree(child)
      if (message.type === 'failed') reject(new Error(`not parsed: ${message.message}`))
      else resolve(message.answer as ParseJobs[Job['kind']]['answer'])
    }
    const deadline = setTimeout(abort, longestSilenceMs)
    child.on('message', hear).on('error', abort).on('exit', abort)
    void sendJob(child, job, given.cpuSeconds)
  })
}

const pieceBytes = 256 * 1024

/** Each piece is sent when the one before has gone. A process that has ended takes no more, as its 'exit' event says. */
async function sendJob(child: ChildProcess, { bytes, ...job }: ParseJob, seconds: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += pieceBytes)
    if (!(await tell(child, { type: 'piece', piece: bytes.subarray(at, at + pieceBytes) }))) return
  await tell(child, { type: 'job', job, cpuSeconds: seconds })
}

const tell = (child: ChildProcess, request: ParseRequest): Promise<boolean> =>
  new Promise((resolve) => {
    if (!child.connected) return resolve(false)
    return child.send(request, (error) => resolve(error === null))
  })
