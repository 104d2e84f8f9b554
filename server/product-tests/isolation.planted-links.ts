import { proposeTime } from '../modules/links/links.testing.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

export type PlantedLinks = Awaited<ReturnType<typeof plantLinks>>

/** A supplier's link to an order, and a time that was proposed by it. */
export async function plantLinks(app: TestApp, token: string, orderId: string) {
  const made = await app.client('POST base/online/shareLink/save', {
    token,
    body: { entity: 'order', recordId: orderId, kind: 2, recipient: marker, days: 7 },
  })
  const { id: linkId, path } = made.body.data as { id: string; path: string }
  await proposeTime(app, path, `${app.clock.today()}T23:59`, marker)
  const replies = await app.client('GET base/online/linkReply/list', {
    token,
    query: { entity: 'order', recordId: orderId },
  })
  return { linkId, linkReplyId: replies.body.rows[0].id as string }
}
