import type { Entity } from '@quayside/contract/kernel/entities.ts'
import { type NoticeTarget, subjectOf } from '@quayside/contract/notices/notice-subjects.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import type { Tx } from '../database/database.ts'
import { deliverNotices, findRecipients } from './deliver-notices.ts'
import type { Message, NoticeFiles } from './message.ts'
import { isNoticeEvent, typedEvent } from './notice-events.ts'

export type Recipients = {
  companyId: string
  /** Absent: to every enabled member of the company. */
  memberIds?: readonly string[]
}
export type Notice = {
  sType?: (typeof noticeType.values)[number]
  /** A phrase under server.notices with its parameters, or text as the provider typed it. */
  message: { phrase: string; params?: Record<string, string | number> } | { title: string; content: string }
  /** Absent only for text as typed. */
  record?: { entity: Entity | NoticeTarget; id: string }
  files?: NoticeFiles
}

/** Runs in the transaction that causes the message, so that neither exists without the other. */
export const sendNotice = (tx: Tx, { companyId, memberIds, ...notice }: Recipients & Notice): Promise<void> =>
  sendEach(tx, { companyId, ...(memberIds && { memberIds }) }, [notice])

/** One message to members of any companies. */
export async function sendToMembers(tx: Tx, memberIds: readonly string[], notice: Notice): Promise<void> {
  if (memberIds.length === 0) return
  const { now, recipients } = await findRecipients(tx, { memberIds })
  const message = messageOf(notice)
  await deliverNotices(
    tx,
    now,
    recipients.map((to) => ({ to, message })),
  )
}

/** Several messages to the same members at once. */
export async function sendEach(
  tx: Tx,
  { companyId, memberIds }: Recipients,
  notices: readonly Notice[],
): Promise<void> {
  const { now, recipients } = await findRecipients(tx, { companyIds: [companyId], memberIds })
  const messages = notices.map(messageOf)
  await deliverNotices(
    tx,
    now,
    messages.flatMap((message) => recipients.map((to) => ({ to, message }))),
  )
}

export function messageOf({ message, record, sType, files }: Notice): Message {
  const isPhrase = 'phrase' in message
  if (isPhrase) requireTarget(message.phrase, record?.entity)
  return {
    event: isPhrase ? message.phrase : typedEvent,
    sType: sType ?? noticeType.codes.message,
    phrase: isPhrase ? message.phrase : null,
    params: isPhrase ? (message.params ?? {}) : {},
    title: isPhrase ? '' : message.title,
    content: isPhrase ? '' : message.content,
    entity: record?.entity ?? null,
    entityId: record?.id ?? null,
    files,
  }
}

/** An event without a text, or one that does not lead to a record of its subject, is a fault of the caller. */
function requireTarget(event: string, entity: string | undefined): void {
  if (!isNoticeEvent(event)) throw new Error(`the event ${event} has no text`)
  if (!subjectOf(event).leadsTo.some((target) => target === entity))
    throw new Error(`the event ${event} leads to ${entity ?? 'nothing'}`)
}
