import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'
import { idOf } from './isolation.saved.ts'

let templates = 0

export async function plantTemplate(
  app: TestApp,
  token: string,
  orderId: string,
  modelType = 0,
): Promise<string> {
  templates += 1
  return idOf(
    await app.client('POST business/online/orderTemplate/save', {
      token,
      body: { modelType, orderId, name: `${marker} ${templates}` },
    }),
  )
}

/** Written as it stands: a request is of an order that is past its audit. */
export const plantOrderChange = (app: TestApp, companyId: string, orderId: string): Promise<string> =>
  app.platform.staff.transaction([], async (tx) => {
    const change = {
      company_id: companyId,
      order_id: orderId,
      request: marker,
      reason: marker,
      requested_by: marker,
    }
    const row = await tx.insertInto('order_change').values(change).returning('id').executeTakeFirstOrThrow()
    return row.id
  })
