import { readFileSync } from 'node:fs'
import { Agent, type ClientRequest, get, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, startServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'

/** What a heavy call costs: the server's memory at its highest, and how long others waited meanwhile. */
export type Beside = {
  name: string
  ms: number
  megabytes: number
  /** 99th percentile of light requests while it ran, and of as many before, for comparison. */
  p99: number
  before: number
  asked: number
}

/** The limits of the server's memory and of the delay of other requests. */
const besideBars = { megabytes: 300, p99: 100 } as const

const light = '/api/system/online/sysMsg?pageNum=1&pageSize=10&isRead=0&sType=0'
/** One light request every so many milliseconds, whether those before were answered or not. */
const every = 10
const usualRounds = 5

/** Runs a heavy call several times on a separate server process while a member of another company sends light requests. */
export async function measureBeside(
  app: BenchApp,
  name: string,
  work: (server: ServerProcess) => Promise<void>,
  rounds = usualRounds,
): Promise<Beside> {
  const server = await startServerProcess({
    DATABASE_URL: app.platform.ownerUrl,
    DATA_DIR: app.dataDir,
  })
  const others = askRegularly(listOf(server.address), every)
  try {
    // Warm-up: the first answers of a new process are slow.
    await pause(1_000)
    others.waits.length = 0
    await pause(2_000)
    const before = p99Of(others.waits)
    others.waits.length = 0
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      await work(server)
      times.push(performance.now() - began)
    }
    await others.stop()
    if (others.failures.length > 0) throw new Error('light requests failed', { cause: others.failures[0] })
    return {
      name,
      ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0,
      megabytes: peakMegabytes(server),
      p99: p99Of(others.waits),
      before,
      asked: others.waits.length,
    }
  } finally {
    await others.stop()
    await server.kill('SIGTERM')
  }
}

const p99Of = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0

/** One request by itself. */
export async function askOnce(ask: (agent: Agent) => Promise<void>): Promise<void> {
  const agent = new Agent()
  await ask(agent)
  agent.destroy()
}

/** Asks every so many milliseconds, whether the requests before were answered or not. */
export function askRegularly(ask: (agent: Agent) => Promise<void>, pauseMs: number) {
  const agent = new Agent({ keepAlive: true })
  const waits: number[] = []
  const failures: unknown[] = []
  const open = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const began = performance.now()
    const answers = ask(agent)
      .then(() => void waits.push(performance.now() - began))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => open.delete(answers))
    open.add(answers)
  }, pauseMs)
  return {
    waits,
    failures,
    async stop(): Promise<void> {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
    },
  }
}

const answerOf = (sent: ClientRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    sent.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`a light request was answered ${response.statusCode}`))
      })
    })
  })

const listOf = (address: string) => (agent: Agent) =>
  answerOf(get(`${address}${light}`, { agent, headers: headersOf(1) }))

/** A log-in with a password; a refused one is answered with another status too. */
export const logInOf = (address: string, username: string, password: string) => (agent: Agent) => {
  const sent = request(`${address}/api/auth/oauth/token`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  sent.end(new URLSearchParams({ grant_type: 'password', username, password }).toString())
  return answerOf(sent)
}

/** From /proc, hence on Linux only. */
function peakMegabytes({ child }: ServerProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}

export const isBesideBelow = ({ megabytes, p99 }: Beside): boolean =>
  megabytes > besideBars.megabytes || p99 > besideBars.p99

export const besideLines = ({ name, ms, megabytes, p99, before, asked }: Beside): string[] => [
  `${name}   ${Math.round(ms)} ms`,
  `  server's memory at its highest   ${megabytes} MB (bar ${besideBars.megabytes})`,
  `  others meanwhile                 p99 ${p99.toFixed(1)} ms of ${asked} light requests (bar ${besideBars.p99}), ${before.toFixed(1)} ms before`,
]
