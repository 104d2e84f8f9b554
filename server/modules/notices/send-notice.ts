import { type NoticeTarget, subjectOf } from '@quayside/contract/notices/notice-subjects.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deliverNotices, findRecipients } from './deliver-notices.ts'
import { isNoticeEvent, typedEvent } from './notice-events.ts'

type NoticeDraft = {
  companyId: string
  /** Absent: to every enabled member of the company. */
  memberIds?: readonly string[]
  sType?: (typeof noticeType.values)[number]
  /** A phrase under server.notices with its parameters, or text as the provider typed it. */
  message: { phrase: string; params?: Record<string, string | number> } | { title: string; content: string }
  /** Absent only for text as typed. */
  record?: { entity: string; id: string }
}

/** Runs in the transaction that causes the message, so that neither exists without the other. */
export async function sendNotice(tx: Tx, draft: NoticeDraft): Promise<void> {
  const { message, record } = draft
  const isPhrase = 'phrase' in message
  if (isPhrase) requireTarget(message.phrase, record?.entity)
  const { now, recipients } = await findRecipients(tx, {
    companyIds: [draft.companyId],
    memberIds: draft.memberIds,
  })
  const sent = {
    event: isPhrase ? message.phrase : typedEvent,
    sType: draft.sType ?? noticeType.codes.message,
    phrase: isPhrase ? message.phrase : null,
    params: isPhrase ? (message.params ?? {}) : {},
    title: isPhrase ? '' : message.title,
    content: isPhrase ? '' : message.content,
    entity: record?.entity ?? null,
    entityId: record?.id ?? null,
  }
  await deliverNotices(
    tx,
    now,
    recipients.map((to) => ({ to, message: sent })),
  )
}

/** An event without a text, or one that does not lead to a record of its subject, is a fault of the caller. */
function requireTarget(event: string, entity: string | undefined): void {
  if (!isNoticeEvent(event)) throw new Error(`the event ${event} has no text`)
  if (!subjectOf(event).leadsTo.includes(entity as NoticeTarget))
    throw new Error(`the event ${event} leads to ${entity ?? 'nothing'}`)
}
