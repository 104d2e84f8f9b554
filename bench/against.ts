import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchRequest, load } from './load.ts'
import { orderRequests } from './orders.ts'
import { processorTime } from './processor-time.ts'

const root = join(import.meta.dirname, '..')
const rounds = 5
const connections = 32

type Side = {
  readonly name: string
  readonly process: ChildProcess
  readonly url: string
  readonly ids: readonly { readonly id: string; readonly company: number }[]
  readonly postmaster: number
  /** A checkout from before lists were asked for columns answers whole rows only. */
  readonly list: 'list' | 'whole'
}
/** Requests a second, and milliseconds of processor time that one costs the server and the database. */
type Figures = { readonly rate: number; readonly server: number; readonly database: number }
type Against = {
  readonly name: string
  readonly now: Figures
  readonly before: Figures
  /** Requests a second now by before, the middle of all rounds; above 1 is faster. */
  readonly ratio: number
  /** Processor time before by now: the same on a machine that does something else besides. */
  readonly costRatio: number
}

/** `npm run bench -- orders --against <commit>`: both checkouts by turns in one run, each with its own database. */
export async function benchAgainst(commit: string, seconds: number): Promise<Against[]> {
  const checkout = checkOut(commit)
  const sides: Side[] = []
  try {
    // One after the other: both fill a million orders.
    sides.push(await serve('now', root), await serve('before', checkout))
    const [now, before] = sides as [Side, Side]
    const results: Against[] = []
    for (const part of ['list', 'whole', 'detail', 'create'] as const) {
      const requestsOf = (side: Side) => orderRequests(side.ids)[part === 'list' ? side.list : part]
      const taken: { now: Figures; before: Figures }[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const pair = {
          now: await measure(now, requestsOf(now), seconds / 2),
          before: await measure(before, requestsOf(before), seconds / 2),
        }
        // The first round warms both up.
        if (round > 0) taken.push(pair)
      }
      const middle = taken.toSorted((a, b) => ratioOf(a) - ratioOf(b))[taken.length >> 1]
      if (middle === undefined) throw new RangeError('nothing was measured')
      const costs = taken.map((pair) => costOf(pair.before) / costOf(pair.now)).toSorted((a, b) => a - b)
      results.push({
        name: part,
        ...middle,
        ratio: ratioOf(middle),
        costRatio: costs[costs.length >> 1] ?? Number.NaN,
      })
    }
    return results
  } finally {
    await Promise.all(sides.map(stop))
    leave(checkout)
  }
}

const ratioOf = ({ now, before }: { now: Figures; before: Figures }): number => now.rate / before.rate
const costOf = ({ server, database }: Figures): number => server + database

/** A worktree with this checkout's packages, hard-linked: its workspaces then name its own folders. */
export function checkOut(commit: string): string {
  const folder = join(root, '.cache', 'against')
  if (existsSync(folder)) {
    rmSync(folder, { recursive: true })
    execFileSync('git', ['worktree', 'prune'], { cwd: root })
  }
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], { cwd: root })
  execFileSync('cp', ['-al', join(root, 'node_modules'), folder])
  copyFileSync(join(import.meta.dirname, 'serve-orders.ts'), join(folder, 'bench', 'serve-orders.ts'))
  return folder
}

export const leave = (checkout: string): void =>
  void execFileSync('git', ['worktree', 'remove', '--force', checkout], { cwd: root })

async function serve(name: string, folder: string): Promise<Side> {
  const child = fork(join(folder, 'bench', 'serve-orders.ts'), { cwd: folder })
  const told = await new Promise<Pick<Side, 'url' | 'ids' | 'postmaster'>>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the server of ${name} ended with ${code}`)))
  })
  child.removeAllListeners('exit')
  return { name, process: child, ...told, list: await listOf(told) }
}

async function listOf({ url, ids }: Pick<Side, 'url' | 'ids'>): Promise<Side['list']> {
  const [request] = orderRequests(ids).list
  if (!request) throw new RangeError('no list is measured')
  const answer = await fetch(`${url}${request.path}`, { headers: request.headers ?? {} })
  return (await answer.text()).startsWith('{"code":200') ? 'list' : 'whole'
}

const stop = ({ process: child }: Side): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.disconnect()
  })

async function measure(side: Side, requests: readonly BenchRequest[], seconds: number): Promise<Figures> {
  const pids = [side.process.pid ?? 0, side.postmaster]
  const begin = pids.map((pid) => processorTime(pid) ?? Number.NaN)
  const { rate, failures } = await load({ url: side.url, requests, connections, seconds })
  if (failures > 0) throw new Error(`${failures} requests of ${side.name} were refused`)
  const [server = 0, database = 0] = pids.map(
    (pid, place) => ((processorTime(pid) ?? Number.NaN) - (begin[place] ?? 0)) / (rate * seconds),
  )
  return { rate, server, database }
}

export const againstLines = (commit: string, results: readonly Against[]): string[] =>
  results.flatMap(({ name, now, before, ratio, costRatio }) => [
    `Orders, ${name}, against ${commit}: ${ratio.toFixed(2)} × its requests a second, ${costRatio.toFixed(2)} × by processor time`,
    `  now     ${figuresLine(now)}`,
    `  before  ${figuresLine(before)}`,
  ])

const figuresLine = ({ rate, server, database }: Figures): string =>
  `${Math.round(rate)} requests/s   ${server.toFixed(2)} ms of the server's and ${database.toFixed(2)} ms of the database's processor time each`
