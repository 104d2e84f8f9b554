import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'
import { base, charged, daysAgo } from './stock.ts'

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
