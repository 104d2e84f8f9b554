import { addDays, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import { type Comparison, compare } from './compare.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'
import { generateLedger } from './generate-ledger.ts'
import { growthBar } from './list-products.ts'

const base = '/api/finance/online/transaction'
/** The companies that the entries belong to. */
const small = { companyId: 1, entries: 1_000 }
const large = { companyId: 2, entries: Number(process.env['BENCH_ENTRIES'] ?? 1_000_000) }
const rounds = 200
const warming = 40

const daysAgo = (days: number): string => addDays(shanghaiDate(new Date()), -days)
const period = `dateBegin=${daysAgo(60)}&dateEnd=${daysAgo(0)}`
const calls = [
  { name: 'first page', path: `list?${period}&pageSize=20` },
  { name: 'opening balance and sums', path: `summary?${period}` },
  { name: 'first page of all years', path: 'list?dateBegin=2000-01-01&pageSize=20' },
] as const

type StatementGrowth = { name: string; small: number; large: number; ratio: number }

/** The same calls of a company with 1,000 entries and of one with 1,000,000, by turns, over HTTP. */
export async function benchStatementGrowth(app: BenchApp): Promise<StatementGrowth[]> {
  for (const size of [small, large]) await generateLedger(app.platform.ownerUrl, size)
  const server = await buildApp(app.platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const growths: StatementGrowth[] = []
  for (const { name, path } of calls) {
    const times: [number[], number[]] = [[], []]
    for (let round = -warming; round < rounds; round += 1) {
      for (const [place, { companyId }] of [small, large].entries()) {
        const begin = performance.now()
        const response = await fetch(`${address}${base}/${path}`, { headers: headersOf(companyId) })
        const text = await response.text()
        if (!text.startsWith('{"code":200')) throw new Error(text.slice(0, 500))
        if (round >= 0) times[place as 0 | 1].push(performance.now() - begin)
      }
    }
    const [few, many] = times.map((each) => each.toSorted((a, b) => a - b)[rounds / 2] ?? 0) as [
      number,
      number,
    ]
    growths.push({ name, small: few, large: many, ratio: many / few })
  }
  await server.close()
  return growths
}

/** With the ratio to pgbench, as for orders. */
export const benchStatement = (app: BenchApp, seconds: number): Promise<Comparison> =>
  compare(app, seconds, {
    name: `Statement: 20 movements among ${large.entries.toLocaleString('en-US')} with their balances`,
    bar: 0.4,
    requests: [
      { path: `${base}/list?${period}&pageSize=20`, headers: headersOf(large.companyId) },
      { path: `${base}/summary?${period}`, headers: headersOf(large.companyId) },
    ],
  })

export const statementGrowthLines = (growths: readonly StatementGrowth[]): string[] => [
  `Statement: ${small.entries} entries against ${large.entries}, median of ${rounds} calls over HTTP`,
  ...growths.map(
    ({ name, small: few, large: many, ratio }) =>
      `  ${name.padEnd(26)} ${few.toFixed(2)} ms   ${many.toFixed(2)} ms   ratio ${ratio.toFixed(2)} (bar ${growthBar})`,
  ),
]
