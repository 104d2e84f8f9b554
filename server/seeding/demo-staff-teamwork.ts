import { addDays } from '@quayside/contract/kernel/days.ts'
import type { Teamwork } from '@quayside/contract/teamwork/teamwork.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { demoStaffTeamwork } from '@quayside/db/seeds/demo/staff-teamwork.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'

type Listed = { readonly rows: readonly { readonly id: string }[] }

/** The provider's own notes and tasks on records of the demo company, which the company does not see. */
export async function seedStaffTeamwork(
  platform: Platform,
  { callOffice }: DemoClient,
  { isRival }: { readonly isRival: boolean },
): Promise<void> {
  if (isRival) return
  const today = platform.clock.today()
  for (const { entity, author, list, notes, tasks } of demoStaffTeamwork) {
    const { access_token: token } = await callOffice<{ access_token: string }>('POST auth/token', {
      body: { account: author, password: demoPassword },
    })
    const [record] = (await callOffice<Listed>(list, { token })).rows
    if (!record) continue
    const noted = { entity, entityId: record.id }
    const { colleagues } = await callOffice<Teamwork>(
      `GET office/online/teamwork/record?${new URLSearchParams(noted)}`,
      { token },
    )
    const idsOf = (name: string) => colleagues.filter((each) => each.name === name).map(({ id }) => id)
    for (const { message, names } of notes)
      await callOffice('POST office/online/recordNote/save', {
        token,
        body: { ...noted, message, mentionIds: idsOf(names) },
      })
    for (const { title, inDays, assignee } of tasks)
      for (const assigneeId of idsOf(assignee))
        await callOffice('POST office/online/recordTask/save', {
          token,
          body: { ...noted, title, dueOn: addDays(today, inDays), assigneeId },
        })
    await callOffice('DELETE auth/token', { token })
  }
}
