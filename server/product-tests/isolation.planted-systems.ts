import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

export type PlantedSystems = Awaited<ReturnType<typeof plantSystems>>

/** A key of the company's own systems. */
export async function plantSystems(app: TestApp, token: string) {
  const { body } = await app.client('POST base/online/systemKey/save', {
    token,
    body: { name: marker, days: 365, scopes: ['business-customer-list'] },
  })
  return { systemKeyId: body.data.id as string }
}
