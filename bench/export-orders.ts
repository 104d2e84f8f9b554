import type { ServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import { type Beside, measureBeside } from './beside.ts'
import type { BenchApp } from './database.ts'
import { headersOf } from './generate-companies.ts'
import { generateOrders } from './generate-orders.ts'

const rows = 100_000

/** All orders of a kind that one company may export at once, with every column, read as fast as they come. */
export async function benchExportOrders(app: BenchApp, company: number): Promise<Beside> {
  // The generator deals the four kinds in turn.
  await generateOrders(app.platform.ownerUrl, { orders: 4 * rows, companies: [company, company] })
  return measureBeside(app, 'Export of 100,000 orders to xlsx', async ({ address }: ServerProcess) => {
    const answer = await fetch(`${address}/api/business/online/order/export?modelType=0`, {
      headers: headersOf(company),
    })
    if (!answer.headers.get('content-type')?.includes('spreadsheetml')) throw new Error(await answer.text())
    let bytes = 0
    for await (const chunk of answer.body ?? []) bytes += chunk.length
    if (bytes < 1_000_000) throw new Error(`only ${bytes} bytes came`)
  })
}
