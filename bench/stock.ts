import { addDays, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import { deliveryForm } from '@quayside/server/platform/testing/given.ts'
import { type Comparison, compare } from './compare.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'
import { generateStock, generateWarehouse } from './generate-stock.ts'
import { growthBar } from './list-products.ts'

export const base = '/api/warehouse/online'
/** The companies that the lots belong to. */
const small = { companyId: 3, lots: 10_000 }
const large = { companyId: 4, lots: Number(process.env['BENCH_LOTS'] ?? 1_000_000) }
export const charged = { companyId: 5, lots: Number(process.env['BENCH_CHARGED'] ?? 100_000) }
const linesAllocated = 100

export const json = { 'content-type': 'application/json' }
type Sizes = readonly [typeof small, typeof large]

/** Lots of three companies, in one warehouse. */
export async function prepareStock(app: BenchApp): Promise<string> {
  const { ownerUrl } = app.platform
  const warehouseId = await generateWarehouse(ownerUrl)
  for (const size of [small, large, charged]) await generateStock(ownerUrl, { ...size, warehouseId })
  return warehouseId
}

type StockGrowth = { name: string; small: number; large: number; ratio: number }

/** The same calls of a company with 10,000 lots and of one with 1,000,000, by turns, over HTTP. */
export async function benchStockGrowth(app: BenchApp, warehouseId: string): Promise<StockGrowth[]> {
  const server = await buildApp(app.platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const lines = Array.from({ length: linesAllocated }, (_, place) => ({
    key: `k${place}`,
    model: `MODEL-${place + 1}`,
    qty: '2500',
  }))
  const call = async (companyId: number, path: string, body?: object) => {
    const response = await fetch(`${address}${base}/${path}`, {
      headers: { ...headersOf(companyId), ...(body && json) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as { code: number; data?: { id: string } }
    if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer).slice(0, 500)}`)
    return answer.data
  }
  const orders = new Map<number, string>()
  for (const { companyId } of [small, large]) {
    const draft = {
      strategy: 0,
      outboundType: 0,
      outboundOn: today(),
      warehouseId,
      delivery: deliveryForm,
      lines,
    }
    orders.set(companyId, (await call(companyId, 'outbound/save', draft))?.id ?? '')
  }
  const growths = [
    await byTurns('list', 100, ({ companyId }) => call(companyId, 'stock/list?kind=0&pageSize=20')),
    await byTurns('list of a warehouse', 40, ({ companyId }) =>
      call(companyId, `stock/list?kind=0&pageSize=20&warehouseId=${warehouseId}`),
    ),
    await byTurns('a lot by its code', 100, ({ companyId }) =>
      call(companyId, `stock/byCode?code=L${companyId}-5000`),
    ),
    await byTurns('preview of 100 lines', 20, ({ companyId }) =>
      call(companyId, 'outbound/preview', { warehouseId, lines }),
    ),
    await byTurns(
      'allocation of 100 lines',
      10,
      ({ companyId }) => call(companyId, `outbound/${orders.get(companyId)}/submit`, {}),
      ({ companyId }) => call(companyId, `outbound/${orders.get(companyId)}/cancel`, {}),
    ),
  ]
  await server.close()
  return growths
}

/** The median of each company's times, in milliseconds; what `undo` does is not measured. */
async function byTurns(
  name: string,
  rounds: number,
  work: (size: Sizes[number]) => Promise<unknown>,
  undo?: (size: Sizes[number]) => Promise<unknown>,
): Promise<StockGrowth> {
  const warming = Math.ceil(rounds / 5)
  const times: [number[], number[]] = [[], []]
  for (let round = -warming; round < rounds; round += 1)
    for (const [place, size] of [small, large].entries()) {
      const begin = performance.now()
      await work(size)
      if (round >= 0) times[place as 0 | 1].push(performance.now() - begin)
      await undo?.(size)
    }
  const [few = 0, many = 0] = times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
  return { name, small: few, large: many, ratio: many / few }
}

/** With the ratio to pgbench, as for orders. */
export const benchStockList = (app: BenchApp, seconds: number): Promise<Comparison> =>
  compare(app, seconds, {
    name: `Stock: 20 of ${large.lots.toLocaleString('en-US')} lots with age, cost and total`,
    bar: 0.4,
    requests: [{ path: `${base}/stock/list?kind=0&pageSize=20`, headers: headersOf(large.companyId) }],
  })

export const daysAgo = (days: number): string => addDays(shanghaiDate(new Date()), -days)
export const today = (): string => daysAgo(0)

export const stockGrowthLines = (growths: readonly StockGrowth[]): string[] => [
  `Stock: ${small.lots} lots against ${large.lots}, median of calls over HTTP`,
  ...growths.map(
    ({ name, small: few, large: many, ratio }) =>
      `  ${name.padEnd(26)} ${few.toFixed(2)} ms   ${many.toFixed(2)} ms   ratio ${ratio.toFixed(2)} (bar ${growthBar})`,
  ),
]
