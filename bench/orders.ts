import { usualOrderColumns } from '@quayside/contract/orders/usual-columns.ts'
import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import { lineValues } from '@quayside/server/modules/orders/order-values.ts'
import pg from 'pg'
import { type Comparison, compare } from './compare.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'
import type { BenchRequest } from './load.ts'
import { orderFloors } from './order-floors.ts'
import { recorded } from './statements.ts'

const base = '/api/business/online/order'
const json = { 'content-type': 'application/json' }

const line = (place: number) => ({
  key: `k${place}`,
  model: `STM32F103C8T6-${place}`,
  brand: 'ST',
  name: 'Microcontroller',
  origin: 'CN',
  unit: '007',
  qty: '100',
  price: '1.5',
  totalMoney: '150.00',
  packages: '1',
  netWeight: '0.5',
  grossWeight: '0.6',
})
const bodyOf = (lines: number): string =>
  JSON.stringify({
    modelType: 0,
    currency: 'USD',
    incoterms: 'FOB',
    contractNo: 'C-2026',
    lines: Array.from({ length: lines }, (_, place) => line(place)),
  })

const lists = (more = ''): BenchRequest[] =>
  [3, 57, 111, 165, 219, 273, 327, 381].map((company, place) => ({
    path: `${base}/list?modelType=0&pageSize=10${place % 4 === 3 ? '&state=3' : ''}${more}`,
    headers: headersOf(company),
  }))

/**
 * What is measured of orders; a quarter of the lists is filtered by state, each is of another company. `whole` answers
 * all columns, `list` those that the portal asks for.
 */
export const orderRequests = (
  ids: readonly { readonly id: string; readonly company: number }[],
): Readonly<Record<'list' | 'whole' | 'detail' | 'create', readonly BenchRequest[]>> => ({
  list: lists(`&columns=${usualOrderColumns('import')}`),
  whole: lists(),
  detail: ids.map(({ id, company }) => ({ path: `${base}/${id}`, headers: headersOf(company) })),
  create: [{ path: `${base}/save`, method: 'POST', headers: { ...headersOf(5), ...json }, body: bodyOf(20) }],
})

export async function* benchOrders(app: BenchApp, seconds: number): AsyncGenerator<Comparison> {
  const ids = await someOrders(app)
  const requests = orderRequests(ids)
  const floors = await orderFloors(app, ids)
  yield await compare(app, seconds, {
    name: 'List orders: 10 of a company’s among 1,000,000 of 500 companies, a quarter by state, with the total',
    bar: 0.4,
    requests: requests.list,
    floor: floors.list,
  })
  yield await compare(app, seconds, {
    name: 'One order with its 20 lines',
    bar: 0.3,
    requests: requests.detail,
    floor: floors.detail,
  })
  yield await compare(app, seconds, {
    name: 'Create an order with 20 lines',
    bar: 0.35,
    isWrite: true,
    requests: requests.create,
    floor: floors.create,
  })
}

async function someOrders(app: BenchApp): Promise<{ id: string; company: number }[]> {
  const [rows = []] = await app.platform.staff.read([
    {
      sql: `select distinct on (company_id) company_id, order_id from order_line where company_id <= 10 order by company_id, order_id`,
      parameters: [],
    },
  ])
  return rows.map((row) => ({ id: String(row['order_id']), company: Number(row['company_id']) }))
}

type LongOrder = { saved: number; bare: number }

/** An order with 10,000 lines over HTTP beside a bare insert of the same rows from arrays; the middle of several. */
export async function benchLongOrder(app: BenchApp): Promise<LongOrder> {
  const server = await buildApp(app.platform, routes)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const body = bodyOf(10_000)
  const save = async () => {
    const response = await fetch(`${url}${base}/save`, {
      method: 'POST',
      headers: { ...headersOf(6), ...json },
      body,
    })
    const answer = (await response.json()) as { code: number; msg: string }
    if (answer.code !== 200) throw new Error(answer.msg)
  }
  await save()
  const sent = await recorded(save)
  const values = sent.find(({ sql }) => sql.includes('insert into order_line'))?.parameters ?? []
  const arrays = values.filter((value): value is unknown[] => Array.isArray(value) && value.length === 10_000)
  const owner = new pg.Client(app.platform.ownerUrl)
  // Without a listener, the error of this connection's end would hide the original one.
  owner.on('error', () => undefined)
  await owner.connect()
  const columns = lineValues.map(({ column }) => column).join(', ')
  const given = lineValues.map(({ type }, place) => `$${place + 2}::${type}[]`).join(', ')
  const insert = `insert into order_line (company_id, order_id, ${columns}) select 6, $1, * from unnest(${given})`
  const times: LongOrder[] = []
  for (let round = 0; round < 5; round += 1) {
    const saved = await timed(save)
    const { rows } = await owner.query<{ id: string }>(
      "insert into trade_order (company_id, model_type, order_no) values (6, 0, 'bare ' || $1) returning id",
      [round],
    )
    const bare = await timed(() => owner.query(insert, [rows[0]?.id, ...arrays]))
    times.push({ saved, bare })
  }
  await owner.end()
  await server.close()
  return times.toSorted((a, b) => a.saved / a.bare - b.saved / b.bare)[2] as LongOrder
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
