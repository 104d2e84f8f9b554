import { demoRateAlerts } from '@quayside/db/seeds/demo/rate-alerts.ts'
import { demoViews } from '@quayside/db/seeds/demo/views.ts'
import type { DemoClient } from './demo-client.ts'

export async function seedViews(
  client: DemoClient,
  { token, isRival }: { readonly token: string; readonly isRival: boolean },
): Promise<void> {
  if (isRival) return
  for (const body of demoRateAlerts) await client.call('POST base/online/rateAlert/save', { token, body })
  for (const body of demoViews) await client.call('POST system/online/savedView/save', { token, body })
}
