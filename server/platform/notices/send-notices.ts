import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import type { Tx } from '../database/database.ts'
import { deliverNotices, findRecipients } from './deliver-notices.ts'
import { typedEvent } from './notice-events.ts'

type TypedMessage = {
  /** Absent: to every company. */
  readonly companyId?: string | undefined
  readonly title: string
  readonly content: string
}

/** Any number of messages as the provider typed them, to every enabled member. */
export async function sendNotices(tx: Tx, messages: readonly TypedMessage[]): Promise<{ count: number }> {
  const companyIds = messages.map(({ companyId }) => companyId)
  const isToAll = companyIds.includes(undefined)
  const { now, recipients } = await findRecipients(
    tx,
    isToAll ? {} : { companyIds: companyIds.filter((id) => id !== undefined) },
  )
  const ofCompany = Map.groupBy(recipients, ({ companyId }) => companyId)
  const drafts = messages.flatMap(({ companyId, title, content }) =>
    (companyId === undefined ? recipients : (ofCompany.get(companyId) ?? [])).map((to) => ({
      to,
      message: {
        event: typedEvent,
        sType: noticeType.codes.message,
        phrase: null,
        params: {},
        title,
        content,
        entity: null,
        entityId: null,
      },
    })),
  )
  return { count: await deliverNotices(tx, now, drafts) }
}
