import type { MadeSystemKey } from '@quayside/contract/systems/system-key.ts'
import { demoSystemKeys } from '@quayside/db/seeds/demo/systems.ts'
import type { DemoClient } from './demo-client.ts'

/** Keys whose secrets end with this function: nobody ever uses them. */
export async function seedSystems(
  client: DemoClient,
  { token, isRival }: { readonly token: string; readonly isRival: boolean },
): Promise<void> {
  if (isRival) return
  for (const { isRevoked, ...body } of demoSystemKeys) {
    const { id } = await client.call<MadeSystemKey>('POST base/online/systemKey/save', { token, body })
    if (isRevoked) await client.call(`POST base/online/systemKey/${id}/revoke`, { token, body: {} })
  }
}
