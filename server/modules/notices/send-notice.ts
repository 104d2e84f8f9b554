import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { publishAll } from '../../platform/live/publish.ts'

type NoticeDraft = {
  companyId: string
  /** Absent: to every enabled member of the company. */
  memberIds?: readonly string[]
  sType?: (typeof noticeType.values)[number]
  /** A phrase under server.notices with its parameters, or text as the provider typed it. */
  message: { phrase: string; params?: Record<string, string | number> } | { title: string; content: string }
  record?: { entity: string; id: string }
  /** Also as a text message, which text-notices.ts sends; only for a phrase. */
  isTexted?: boolean
}

/** Runs in the transaction that causes the message, so that neither exists without the other. */
export async function sendNotice(tx: Tx, draft: NoticeDraft): Promise<void> {
  const recipients = await tx
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', draft.companyId)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .$if(draft.memberIds !== undefined, (query) => query.where('id', 'in', [...(draft.memberIds ?? [])]))
    .execute()
  if (recipients.length === 0) return
  const { message } = draft
  const sent = await tx
    .insertInto('notice')
    .values(
      recipients.map(({ id }) => ({
        company_id: draft.companyId,
        member_id: id,
        s_type: draft.sType ?? noticeType.codes.message,
        ...('phrase' in message
          ? { phrase: message.phrase, params: JSON.stringify(message.params ?? {}) }
          : { title: message.title, content: message.content }),
        entity: draft.record?.entity ?? null,
        entity_id: draft.record?.id ?? null,
        is_text_due: draft.isTexted ?? false,
      })),
    )
    .returning(['id', 'member_id'])
    .execute()
  await publishAll(
    tx,
    sent.map(({ id, member_id }) => ({
      to: { companyId: draft.companyId, memberIds: [member_id] },
      message: { type: 'notice', id },
    })),
  )
}
