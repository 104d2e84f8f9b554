import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import pg from 'pg'
import * as database from './database.ts'
import { generateCompanies } from './generate-companies.ts'
import { generateOrders } from './generate-orders.ts'

/**
 * The serving half of against.ts, a process of its own: the orders of the measurement and a server in front of them. It is
 * copied into the checkout of the other commit, so it uses only what both have.
 */
const companies = 500
/** Its name until 2026-11. */
const earlier: unknown = Reflect.get(database, 'openBenchHouse')
const open = (earlier ?? database.openBenchApp) as typeof database.openBenchApp
const app = await open()
await generateCompanies(app.platform.ownerUrl, { companies, perMember: 1 })
await generateOrders(app.platform.ownerUrl, {
  orders: Number(process.env['BENCH_ORDERS'] ?? 1_000_000),
  companies: [1, companies],
})
const owner = new pg.Client(app.platform.ownerUrl)
await owner.connect()
const { rows } = await owner.query<{ company: number; id: string }>(
  `select distinct on (company_id) company_id::int as company, order_id::text as id from order_line
   where company_id <= 10 order by company_id, order_id`,
)
const postmaster = await owner.query<{ pid: number }>(
  "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid",
)
await owner.end()
const server = await buildApp(app.platform, routes)
const url = await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ url, ids: rows, postmaster: postmaster.rows[0]?.pid })
process.once('disconnect', () => {
  void server
    .close()
    .then(() => app.close())
    .finally(() => process.exit())
})
