import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import type { BenchApp } from './database.ts'
import { generateProducts, type ProductCompany } from './generate-products.ts'

const sizes = [1_000, 100_000] as const
const rounds = 300
const warming = 60
/** What a call may cost among 100,000 products, as a multiple of its cost among 1,000. */
export const growthBar = 1.3

/** Calls whose answers are of the same size in both companies; those without a bar find more where there is more. */
const calls: readonly { name: string; path: string; isBarred: boolean }[] = [
  { name: 'list, newest first', path: 'list?pageSize=20', isBarred: true },
  { name: 'list, sorted by model', path: 'list?pageSize=20&orderByColumn=model&isAsc=asc', isBarred: true },
  { name: 'list, one model', path: 'list?pageSize=20&keyword=0402fr-777', isBarred: true },
  { name: 'picker, one model', path: 'options?keyword=fr-777', isBarred: true },
  { name: 'picker, two letters', path: 'options?keyword=rc', isBarred: true },
  { name: 'picker, two words', path: 'options?keyword=fr-7%20murata', isBarred: false },
  { name: 'picker, initials of many', path: 'options?keyword=tpdr', isBarred: true },
  { name: 'picker, nothing typed', path: 'options', isBarred: true },
  { name: 'list, classified only', path: 'list?pageSize=20&isClassified=1', isBarred: true },
  { name: 'list, one 3C status', path: 'list?pageSize=20&cccStatus=4', isBarred: true },
  { name: 'list, a tenth by name', path: 'list?pageSize=20&keyword=dianrong', isBarred: false },
]

type Growth = { name: string; small: number; large: number; ratio: number; isBarred: boolean }

/** The same calls over HTTP in a small and a large company, alternating, so that both run under the same load of the machine. */
export async function benchListProducts(app: BenchApp): Promise<Growth[]> {
  const companies = await generateProducts(app.platform.ownerUrl, sizes)
  const server = await buildApp(app.platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const growths: Growth[] = []
  for (const { name, path, isBarred } of calls) {
    const [small = 0, large = 0] = await byTurns(`${address}/api/base/online/product/${path}`, companies)
    growths.push({ name, small, large, ratio: large / small, isBarred })
  }
  await server.close()
  return growths
}

/** The median of each company's times, in milliseconds. */
async function byTurns(url: string, companies: readonly ProductCompany[]): Promise<number[]> {
  const times = companies.map((): number[] => [])
  for (let round = -warming; round < rounds; round++) {
    for (const [place, { token }] of companies.entries()) {
      const begin = performance.now()
      const response = await fetch(url, { headers: { authorization: `bearer ${token}` } })
      const answer = (await response.json()) as { code: number; rows?: unknown[]; data?: unknown[] }
      const took = performance.now() - begin
      if (answer.code !== 200 || (answer.rows ?? answer.data ?? []).length === 0)
        throw new Error(JSON.stringify(answer))
      if (round >= 0) times[place]?.push(took)
    }
  }
  return times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0)
}

export const growthLines = (growths: readonly Growth[]): string[] => [
  `Products: ${sizes[0]} against ${sizes[1]} in one company, median of ${rounds} calls over HTTP`,
  ...growths.map(
    ({ name, small, large, ratio, isBarred }) =>
      `  ${name.padEnd(26)} ${small.toFixed(2)} ms   ${large.toFixed(2)} ms   ratio ${ratio.toFixed(2)}${isBarred ? ` (bar ${growthBar})` : ''}`,
  ),
]
