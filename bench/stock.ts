import { addDays, firstOfMonth, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import { deliveryForm, givenOf } from '@quayside/server/platform/testing/given.ts'
import type { ServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import { type Beside, measureBeside } from './beside.ts'
import { type Comparison, compare } from './compare.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'
import { generateStock, generateWarehouse } from './generate-stock.ts'
import { growthBar } from './list-products.ts'

const base = '/api/warehouse/online'
/** The companies that the lots belong to. */
const small = { companyId: 3, lots: 10_000 }
const large = { companyId: 4, lots: Number(process.env['BENCH_LOTS'] ?? 1_000_000) }
const charged = { companyId: 5, lots: Number(process.env['BENCH_CHARGED'] ?? 100_000) }
const linesAllocated = 100
/** A run over 100,000 lots may take so many milliseconds. */
export const storageBar = 60_000

const json = { 'content-type': 'application/json' }
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

/** What a page of figures may take, in milliseconds, among 100,000 lots. */
const figuresBar = 300
type Figures = { name: string; ms: number }

/** The stock list's sections and the statistics of a company with 100,000 lots: median of calls over HTTP. */
export async function benchStockFigures(app: BenchApp): Promise<Figures[]> {
  const server = await buildApp(app.platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const asked = {
    'sections and sums': 'stock/summary?kind=0',
    'sums of one section': 'stock/summary?kind=0&isCharged=1',
    'sums of a keyword': 'stock/summary?kind=0&keyword=MODEL-11',
    'statistics of 30 days': 'statistics?by=place',
    'statistics by product': 'statistics?by=product',
    'statistics of a year': `statistics?by=supplier&step=month&dayBegin=${daysAgo(365)}`,
    'products of a year': `statistics?by=product&step=month&dayBegin=${daysAgo(365)}`,
    'products a year ago': `statistics?by=product&dayBegin=${daysAgo(395)}&dayEnd=${daysAgo(365)}`,
    'statistics of a model': `statistics?by=product&model=MODEL-11&dayBegin=${daysAgo(365)}`,
  }
  const figures: Figures[] = []
  for (const [name, path] of Object.entries(asked)) {
    const times: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const begin = performance.now()
      const response = await fetch(`${address}${base}/${path}`, { headers: headersOf(charged.companyId) })
      const answer = (await response.json()) as { code: number }
      if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer).slice(0, 500)}`)
      if (round > 1) times.push(performance.now() - begin)
    }
    figures.push({ name, ms: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0 })
  }
  await server.close()
  return figures
}
export const areFiguresSlow = (figures: readonly Figures[]): boolean =>
  figures.some(({ ms }) => ms > figuresBar)
export const stockFigureLines = (figures: readonly Figures[]): string[] => [
  `Stock: figures of ${charged.lots.toLocaleString('en-US')} lots, median of calls over HTTP (bar ${figuresBar} ms)`,
  ...figures.map(({ name, ms }) => `  ${name.padEnd(26)} ${ms.toFixed(1)} ms`),
]

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

/** Each round charges another month, so that each has all lots to charge. */
export async function benchStorageRun(app: BenchApp): Promise<Beside> {
  const { token } = await givenOf(app.platform).staff()
  let months = 0
  return measureBeside(
    app,
    `Storage run of a month over ${charged.lots.toLocaleString('en-US')} lots`,
    async ({ address }: ServerProcess) => {
      months += 1
      const response = await fetch(`${address}/office/api/warehouse/online/storageCharge/run`, {
        method: 'POST',
        headers: { authorization: `bearer ${token}`, ...json },
        body: JSON.stringify({ month: monthsAgo(months), companyId: String(charged.companyId) }),
      })
      const answer = (await response.json()) as { code: number; data?: { lots: number }[] }
      if (answer.code !== 200 || !answer.data?.[0]) throw new Error(JSON.stringify(answer).slice(0, 500))
    },
    2,
  )
}

const daysAgo = (days: number): string => addDays(shanghaiDate(new Date()), -days)
const today = (): string => daysAgo(0)
const monthsAgo = (months: number): string => firstOfMonth(today(), -months).slice(0, 7)

export const stockGrowthLines = (growths: readonly StockGrowth[]): string[] => [
  `Stock: ${small.lots} lots against ${large.lots}, median of calls over HTTP`,
  ...growths.map(
    ({ name, small: few, large: many, ratio }) =>
      `  ${name.padEnd(26)} ${few.toFixed(2)} ms   ${many.toFixed(2)} ms   ratio ${ratio.toFixed(2)} (bar ${growthBar})`,
  ),
]
