import {
  type DemoConsultation,
  demoConsultations,
  rivalConsultations,
} from '@quayside/db/seeds/demo/consultations.ts'
import { sql as raw } from 'kysely'
import { answerConsultation, closeConsultation } from '../modules/notices/step-consultation.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'

type Company = { token: string; isRival: boolean }

/** Threads in every state: waiting, answered and unread, asked again, closed by either side. */
export async function seedConsultations(
  platform: Platform,
  client: DemoClient,
  { token, isRival }: Company,
): Promise<void> {
  for (const thread of isRival ? rivalConsultations : demoConsultations)
    await seedThread(platform, client, token, thread)
  await readSettled(platform)
}

/** A member who read an answer has also read its message. */
const readSettled = (platform: Platform): Promise<unknown> =>
  platform.staff.transaction([], (tx) =>
    raw`update notice set is_read = true, read_at = now()
      where entity = 'consultation' and not is_read and not exists (
        select 1 from consultation_message said where said.consultation_id = notice.entity_id
          and said.member_id is null and said.read_at is null)`.execute(tx),
  )

async function seedThread(
  platform: Platform,
  client: DemoClient,
  token: string,
  { subject, title, said, closedBy, isRead }: DemoConsultation,
): Promise<void> {
  const [question = '', ...later] = said
  const { id } = await client.call<{ id: string }>('POST system/online/consultation/save', {
    token,
    body: { subject, title, message: question },
  })
  const step = (name: string, body: object = {}) =>
    client.call(`POST system/online/consultation/{id}/${name}`, { token, params: { id }, body })
  for (const [place, message] of later.entries()) {
    if (place % 2 === 1) await step('followUp', { message })
    else await platform.staff.transaction([], (tx) => answerConsultation(tx, desk, { id, message }))
  }
  if (isRead) await step('read')
  if (closedBy === 'customer') await step('close')
  if (closedBy === 'provider')
    await platform.staff.transaction([], (tx) => closeConsultation(tx, desk, { id }))
}
