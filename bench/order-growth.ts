import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'
import { generateOrders } from './generate-orders.ts'

const few = 100_000
const many = 10_000_000
const rounds = 400
const warming = 100

const base = '/api/business/online/order'
const calls = [
  { name: 'list of a kind', path: `${base}/list?modelType=0&pageSize=10` },
  { name: 'list by state', path: `${base}/list?modelType=0&pageSize=10&state=3` },
  { name: 'list by tab', path: `${base}/list?modelType=0&pageSize=10&tab=pendingPayment` },
  { name: 'counts of the tabs', path: `${base}/tabCounts?modelType=0` },
  { name: 'overview', path: `${base}/overview` },
] as const
/** A query without orders: shows how loaded the machine was during each measurement. */
const yardstick = '/api/system/online/sysMsg?pageNum=1&pageSize=10&isRead=0&sType=0'

type OrderGrowth = { name: string; few: number; many: number; ratio: number }

/** The same calls among 100,000 orders and among 10,000,000, each as a multiple of the yardstick beside it. */
export async function benchOrderGrowth(app: BenchApp, companies: number): Promise<OrderGrowth[]> {
  await generateOrders(app.platform.ownerUrl, { orders: few, companies: [1, companies] })
  const before = await measure(app, companies)
  await generateOrders(app.platform.ownerUrl, {
    orders: many - few,
    companies: [1, companies],
    from: few + 1,
  })
  const after = await measure(app, companies)
  return calls.map(({ name }, place) => {
    const [small = 0, large = 0] = [before[place], after[place]]
    return { name, few: small, many: large, ratio: large / small }
  })
}

async function measure(app: BenchApp, companies: number): Promise<number[]> {
  const server = await buildApp(app.platform, routes)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const shares: number[] = []
  for (const { path } of calls) {
    const times: number[] = []
    const yards: number[] = []
    for (let round = -warming; round < rounds; round += 1) {
      const headers = headersOf(1 + ((round + warming) % companies))
      const [took, yard] = [await timed(`${url}${path}`, headers), await timed(`${url}${yardstick}`, headers)]
      if (round >= 0) {
        times.push(took)
        yards.push(yard)
      }
    }
    shares.push(middle(times) / middle(yards))
  }
  await server.close()
  return shares
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const begin = performance.now()
  const answer = (await (await fetch(url, { headers })).json()) as { code: number }
  if (answer.code !== 200) throw new Error(JSON.stringify(answer))
  return performance.now() - begin
}

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

export const orderGrowthLines = (growths: readonly OrderGrowth[]): string[] => [
  'Orders: 100,000 against 10,000,000 of 500 companies; multiples of “list my messages” in the same minute',
  ...growths.map(
    ({ name, few: small, many: large, ratio }) =>
      `  ${name.padEnd(20)} ${small.toFixed(2)}   ${large.toFixed(2)}   ratio ${ratio.toFixed(2)} (bar 1.3)`,
  ),
]
