import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { messageEntity } from './consultation-queries.ts'

type Where = { readonly companyId: string; readonly id: string }
type Message = { readonly message: string; readonly fileIds?: readonly string[] }

/** Adds a message with its files to a thread; the writer's unread messages of the other side become read. */
export async function addMessage(tx: Tx, acting: Acting, where: Where, draft: Message): Promise<void> {
  const isCustomer = acting.actor === 'customer'
  await markRead(tx, where, isCustomer ? 'customer' : 'provider')
  const { id: messageId } = await tx
    .insertInto('consultation_message')
    .values({
      company_id: where.companyId,
      consultation_id: where.id,
      message: draft.message,
      ...(isCustomer ? { member_id: acting.id } : { staff_name: acting.name }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!draft.fileIds || draft.fileIds.length === 0) return
  await attachFiles(
    tx,
    { companyId: where.companyId, memberId: isCustomer ? acting.id : null },
    {
      entity: messageEntity,
      entityId: messageId,
      kind: 'other',
      fileIds: draft.fileIds,
      path: 'fileIds',
    },
  )
}

/** Marks the other side's messages of a thread as read. */
export async function markRead(tx: Tx, where: Where, by: 'customer' | 'provider'): Promise<number> {
  const marked = await tx
    .updateTable('consultation_message')
    .set({ read_at: raw<string>`now()` })
    .where('company_id', '=', where.companyId)
    .where('consultation_id', '=', where.id)
    .where('member_id', by === 'customer' ? 'is' : 'is not', null)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}
