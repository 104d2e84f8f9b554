import { linkReplyKind, linkReplyState } from '@quayside/contract/links/link.codes.ts'
import { type ReplyTime, repliesAtMost } from '@quayside/contract/links/link.rules.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { storeFile } from '../../platform/files/store-upload.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { happened } from '../../platform/records/happened.ts'
import { countAttempts } from '../account/attempts.ts'
import { shareLinkSendingLimit, tooOften } from '../account/limits.ts'
import { type LinkKey, type OpenedLink, writeByLink } from './open-link.ts'
import { replyRecipients } from './reply-recipients.ts'

type Request = {
  readonly platform: Platform
  readonly key: LinkKey
  readonly address: string
  readonly reference: string
}
type Sent = { readonly kind: number; readonly note: string; readonly fileId?: string; readonly time?: string }

export async function requireFewReplies({ staff }: Platform, link: OpenedLink): Promise<void> {
  const exceeded = await countAttempts(staff, [shareLinkSendingLimit(link.id)])
  if (exceeded) throw tooOften(exceeded)
}

async function requireRoom(tx: Tx, link: OpenedLink): Promise<void> {
  const { count } = await tx
    .selectFrom('link_reply')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('company_id', '=', link.company_id)
    .where('link_id', '=', link.id)
    .where('state', '=', linkReplyState.codes.toCheck)
    .executeTakeFirstOrThrow()
  if (count >= repliesAtMost) throw refuse('linkReply.tooMany', { max: repliesAtMost })
}

/** The reply, its audit row, and the message to those who decide. */
async function insertReply(
  tx: Tx,
  request: Request,
  link: OpenedLink,
  { kind, note, fileId, time = '' }: Sent,
  said: { readonly phrase: 'upload' | 'propose'; readonly params: Record<string, string> },
): Promise<string> {
  const { company_id: companyId } = link
  const { id } = await tx
    .insertInto('link_reply')
    .values({
      company_id: companyId,
      link_id: link.id,
      kind,
      file_id: fileId ?? null,
      wanted_time: time,
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('audit_log')
    .values({
      company_id: companyId,
      actor: 'system',
      action: said.phrase === 'upload' ? 'POST open/shareLink/upload' : 'POST open/shareLink/changes',
      target: link.id,
      address: request.address,
      reference: request.reference,
    })
    .execute()
  await happened(
    tx,
    { actor: 'system', id: null, name: link.recipient },
    { companyId, entity: 'linkReply', id },
    {
      transition: 'create',
      to: 'toCheck',
      notice: {
        phrase: `shareLink.${said.phrase}`,
        params: { sender: link.recipient, number: link.record_number, ...said.params },
        record: { entity: link.entity, id: link.entity_id },
        memberIds: await replyRecipients(tx, link),
      },
    },
  )
  return id
}

/** A file from outside: checked and stored as a member's is, and attached to its reply alone. */
export const sendFile = (
  request: Request,
  upload: Upload,
  { kind, note }: { kind: number; note: string },
): Promise<unknown> =>
  storeFile(request.platform, upload, {
    companyId: upload.sender.company,
    memberId: null,
    write: (store) =>
      writeByLink(request.platform, request.key, async (tx, link) => {
        await requireRoom(tx, link)
        const file = await store(tx)
        const id = await insertReply(
          tx,
          request,
          link,
          { kind, note, fileId: file.id },
          { phrase: 'upload', params: { file: file.name } },
        )
        await attachFiles(
          tx,
          { companyId: link.company_id, memberId: null },
          { entity: 'linkReply', entityId: id, kind: 'reply', fileIds: [file.id] },
        )
        return file
      }),
  })

export async function proposeTime(request: Request, { time, note }: ReplyTime): Promise<void> {
  refuseIfAny(time.slice(0, 10) < request.platform.clock.today() ? [at('time', 'linkReply.timePassed')] : [])
  await writeByLink(request.platform, request.key, async (tx, link) => {
    await requireRoom(tx, link)
    await insertReply(
      tx,
      request,
      link,
      { kind: linkReplyKind.codes.time, note, time },
      { phrase: 'propose', params: { time } },
    )
  })
}
