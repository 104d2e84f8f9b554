import { sql as raw } from 'kysely'
import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

export type PlantedSystems = Awaited<ReturnType<typeof plantSystems>>

/** A key of the company's own systems, and an address with a delivery. */
export async function plantSystems(app: TestApp, token: string) {
  const { body } = await app.client('POST base/online/systemKey/save', {
    token,
    body: { name: marker, days: 365, scopes: ['business-customer-list'] },
  })
  const hook = await app.client('POST base/online/systemWebhook/save', {
    token,
    body: { name: marker, url: 'https://1.1.1.1/', kinds: ['order'] },
  })
  const systemWebhookId = hook.body.data.id as string
  return {
    systemKeyId: body.data.id as string,
    systemWebhookId,
    systemDeliveryId: await plantDelivery(app, systemWebhookId),
  }
}

const plantDelivery = (app: TestApp, webhookId: string): Promise<string> =>
  app.platform.staff.transaction([], async (tx) => {
    const { rows } = await raw<{ id: string }>`
      insert into system_delivery
        (company_id, webhook_id, position, kind, record_id, number, event, from_state, to_state, actor, at, state)
      select company_id, id, 1, 'order', 1, ${marker}, 'submit', '', '', 'customer', now(), 2
      from system_webhook where id = ${webhookId} returning id::text`.execute(tx)
    return rows[0]?.id ?? ''
  })
