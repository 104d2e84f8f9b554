import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { BenchApp } from './database.ts'
import { processorTime } from './processor-time.ts'

type LiveFigures = {
  readonly processes: number
  /** Microseconds of processor time that one message costs PostgreSQL and all processes together. */
  readonly toAll: number
  readonly toOne: number
}

const messages = 20_000
const atOnce = 100
const payload = JSON.stringify({
  to: { companyId: '123456' },
  message: { type: 'event', entities: ['order', 'home'], ids: ['1234567'] },
})
/** Payloads that are equal are sent once in a transaction: each has a number of its own. */
const numbered = payload.slice(0, -1)

/**
 * What a live message costs by the number of processes: `toAll` as it is, where each process hears every company's
 * messages, `toOne` as it would be with a channel for the companies that a process has listeners of.
 */
export async function benchLive(app: BenchApp): Promise<LiveFigures[]> {
  const figures: LiveFigures[] = []
  for (const processes of [1, 4, 16, 64])
    figures.push({
      processes,
      toAll: await costOf(app, processes, () => 'bench_live'),
      toOne: await costOf(app, processes, (place) => `bench_live_${place}`),
    })
  return figures
}

async function costOf(
  { platform, dataDir }: BenchApp,
  processes: number,
  channelOf: (place: number) => string,
): Promise<number> {
  const postmaster = Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
  const clients = await Promise.all(
    Array.from({ length: processes }, async (_each, place) => {
      const client = new pg.Client(platform.ownerUrl)
      await client.connect()
      await client.query(`listen ${channelOf(place)}`)
      return client
    }),
  )
  const channels = new Set(clients.map((_each, place) => channelOf(place)))
  const expected = channels.size === 1 ? messages * processes : messages
  let heard = 0
  const { promise: allHeard, resolve } = Promise.withResolvers<undefined>()
  for (const client of clients)
    client.on('notification', (notification) => {
      JSON.parse(notification.payload ?? '{}')
      heard += 1
      if (heard === expected) resolve(undefined)
    })
  const sender = new pg.Client(platform.ownerUrl)
  await sender.connect()
  const spent = () => (processorTime(postmaster) ?? 0) + process.cpuUsage().user / 1000
  const before = spent()
  for (let sent = 0; sent < messages; sent += atOnce)
    await sender.query(
      `select pg_notify($1 || case when $4 then '' else '_' || place % $3 end, $2 || ',"n":' || place || '}') from generate_series(1, $5::int) as place`,
      ['bench_live', numbered, processes, channels.size === 1 && channels.has('bench_live'), atOnce],
    )
  await allHeard
  const used = spent() - before
  await Promise.all([sender, ...clients].map((client) => client.end()))
  return (used * 1000) / messages
}

export const liveLines = (figures: readonly LiveFigures[]): string[] => [
  'A live message, by the number of server processes',
  ...figures.map(
    ({ processes, toAll, toOne }) =>
      `  ${String(processes).padStart(3)} processes   heard by all ${toAll.toFixed(0)} µs   by one ${toOne.toFixed(0)} µs`,
  ),
]
