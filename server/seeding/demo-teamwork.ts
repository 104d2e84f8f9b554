import { addDays } from '@quayside/contract/kernel/days.ts'
import type { Teamwork } from '@quayside/contract/teamwork/teamwork.ts'
import { demoTeamwork } from '@quayside/db/seeds/demo/teamwork.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'

/** Notes that name a colleague, and tasks that are due, late and done. */
export async function seedTeamwork(
  platform: Platform,
  client: DemoClient,
  { token, isRival }: { readonly token: string; readonly isRival: boolean },
): Promise<void> {
  if (isRival) return
  const today = platform.clock.today()
  for (const { entity, list, notes, tasks } of demoTeamwork) {
    const { rows } = await client.call<{ rows: readonly { id: string }[] }>(list, { token })
    const [record] = rows
    if (!record) continue
    const noted = { entity, entityId: record.id }
    const { colleagues } = await client.call<Teamwork>(
      `GET system/online/teamwork/record?${new URLSearchParams(noted)}`,
      { token },
    )
    const [first, second = first] = colleagues
    if (!first || !second) continue
    for (const message of notes)
      await client.call('POST system/online/recordNote/save', {
        token,
        body: { ...noted, message, mentionIds: [second.id] },
      })
    for (const { title, inDays } of tasks)
      await client.call('POST system/online/recordTask/save', {
        token,
        body: { ...noted, title, dueOn: addDays(today, inDays), assigneeId: first.id },
      })
  }
}
