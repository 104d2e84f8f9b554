import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'

export type WarnedKey = { readonly id: string; readonly company_id: string; readonly name: string }
type Message = Parameters<typeof sendNotice>[1]['message']

/** Tells those who manage a company's systems about one of its keys. */
export async function warnManagers(
  tx: Tx,
  { id, company_id: companyId }: WarnedKey,
  message: Message,
): Promise<void> {
  const managers = await raw<{ id: string }>`select id::text from member where company_id = ${companyId}
    and is_enabled and deleted_at is null and permissions @> '{hub-system-manage}'`.execute(tx)
  await sendNotice(tx, {
    companyId,
    memberIds: managers.rows.map((row) => row.id),
    sType: noticeType.codes.reminder,
    message,
    record: { entity: 'systemKey', id },
  })
}
