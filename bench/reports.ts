import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import type { ServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import pg from 'pg'
import { type Beside, measureBeside } from './beside.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'
import { generateOrders } from './generate-orders.ts'
import { growthBar } from './list-products.ts'

/** Companies that no other part deals orders to: one with few, one with many, and one whose report is streamed. */
export const reportCompanies = 3
const small = { orders: 1_000 }
const large = { orders: Number(process.env['BENCH_ORDERS'] ?? 1_000_000) }
const streamed = { rows: 100_000 }
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200)
const warming = 40

const base = '/api/report/online'
const calls = [
  { name: 'first page', path: `${base}/list?reportNo=rpt097&pageSize=20&orderDateBegin=2026-01-01` },
  { name: 'totals', path: `${base}/summary?reportNo=rpt097&orderDateBegin=2026-01-01` },
  {
    name: 'by month',
    path: `${base}/list?reportNo=rpt097&pageSize=20&groupBy=month&orderDateBegin=2026-01-01`,
  },
  { name: 'home', path: '/api/system/online/home' },
] as const

type ReportGrowth = { name: string; small: number; large: number; ratio: number }

/** Report 097 and the home page of a company with 1,000 orders and of one with 1,000,000, by turns, over HTTP. */
export async function benchReportGrowth(app: BenchApp, first: number): Promise<ReportGrowth[]> {
  const sizes = [small, large].map(({ orders }, place) => ({ company: first + place, orders }))
  for (const { company, orders } of sizes) await generate(app, company, orders)
  const server = await buildApp(app.platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const growths: ReportGrowth[] = []
  for (const { name, path } of calls) {
    const times: [number[], number[]] = [[], []]
    for (let round = -warming; round < rounds; round += 1) {
      for (const [place, { company }] of sizes.entries()) {
        const begin = performance.now()
        const response = await fetch(`${address}${path}`, { headers: headersOf(company) })
        const text = await response.text()
        const isAnswered = text.startsWith('{"code":200')
        // A database that has just written a million orders may be busy for the first calls.
        if (!isAnswered && round >= 0) throw new Error(text.slice(0, 500))
        if (round >= 0) times[place as 0 | 1].push(performance.now() - begin)
      }
    }
    const [few = 0, many = 0] = times.map(
      (each) => each.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0,
    )
    growths.push({ name, small: few, large: many, ratio: many / few })
  }
  await server.close()
  return growths
}

/** Orders with the sums that the report reads; triggers are off while orders are generated. */
async function generate(app: BenchApp, company: number, orders: number): Promise<void> {
  await generateOrders(app.platform.ownerUrl, { orders, companies: [company, company] })
  const owner = new pg.Client(app.platform.ownerUrl)
  await owner.connect()
  await owner.query('delete from order_report_sum where company_id = $1', [company])
  await owner.query(
    `insert into order_report_sum (company_id, month, model_type, currency, supplier_id, orders, lines, amount, applied, paid)
     select company_id, date_trunc('month', order_date)::date, model_type, currency, supplier_id, count(*), sum(line_count),
       sum(order_amount), sum(applied_amount), sum(paid_amount)
     from trade_order where company_id = $1 and app.is_order_reported(state) group by 1, 2, 3, 4, 5`,
    [company],
  )
  await owner.query('vacuum analyze trade_order, order_report_sum, receivable_item')
  await owner.end()
}

export const reportGrowthLines = (growths: readonly ReportGrowth[]): string[] => [
  `Report 097 and home: ${small.orders} orders against ${large.orders} of one company, median of ${rounds} calls over HTTP`,
  ...growths.map(
    ({ name, small: few, large: many, ratio }) =>
      `  ${name.padEnd(12)} ${few.toFixed(2)} ms   ${many.toFixed(2)} ms   ratio ${ratio.toFixed(2)} (bar ${growthBar})`,
  ),
]

/** 100,000 rows of report 097 as a workbook, read as fast as they come. */
export async function benchReportFile(app: BenchApp, first: number): Promise<Beside> {
  const company = first + 2
  // Two ninths of the generated orders are drafts or failed their audit, which no report counts.
  await generate(app, company, Math.floor((streamed.rows * 9) / 7))
  return measureBeside(app, 'Report 097 of 100,000 orders to xlsx', async ({ address }: ServerProcess) => {
    const answer = await fetch(`${address}/api/system/report/batchSendReport`, {
      method: 'POST',
      headers: headersOf(company),
      body: new URLSearchParams({ reportNo: 'rpt097', orderDateBegin: '2026-01-01' }),
    })
    if (!answer.headers.get('content-type')?.includes('spreadsheetml')) throw new Error(await answer.text())
    let bytes = 0
    for await (const chunk of answer.body ?? []) bytes += chunk.length
    if (bytes < 1_000_000) throw new Error(`only ${bytes} bytes came`)
  })
}
