import { addDays } from '@quayside/contract/kernel/days.ts'
import { orderKind, orderState, receivingState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderAnnouncement } from '@quayside/contract/warehouse/order-announcement.ts'
import { demoStockTexts as said } from '@quayside/db/seeds/demo/stock.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'

/** The oldest approved import of which nothing came in is announced to the warehouse, for the day after tomorrow. */
export async function seedAnnouncement(
  platform: OpenedPlatform,
  client: DemoClient,
  { token }: { readonly token: string },
): Promise<void> {
  const filter = `modelType=${orderKind.codes.import}&state=${orderState.codes.audited}`
  const { rows } = await client.call<{ rows: { id: string }[] }>(
    `GET business/online/order/list?${filter}&receivingState=${receivingState.codes.notStored}&pageSize=50`,
    { token },
  )
  const order = rows.at(-1)
  if (!order) return
  const offered = await client.call<OrderAnnouncement>('GET warehouse/online/inbound/ofOrder/{id}', {
    token,
    params: { id: order.id },
  })
  const today = platform.clock.today()
  const { id } = await client.call<{ id: string }>('POST warehouse/online/inbound/save', {
    token,
    body: {
      ...offered,
      orderedOn: today,
      pickupAddress: offered.pickupAddress || said.pickupAddress,
      pickupTime: `${addDays(today, 2)} 10:00`,
    },
  })
  await client.call('POST warehouse/online/inbound/{id}/submit', { token, params: { id }, body: {} })
}
