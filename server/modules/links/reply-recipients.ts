import { linkedRecordPermission } from '@quayside/contract/links/link.rules.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { OpenedLink } from './open-link.ts'

async function readingPermission(tx: Tx, link: OpenedLink): Promise<Permission> {
  if (link.entity !== 'order') return linkedRecordPermission[link.entity]
  const { model_type: kind } = await tx
    .selectFrom('trade_order')
    .select('model_type')
    .where('company_id', '=', link.company_id)
    .where('id', '=', link.entity_id)
    .executeTakeFirstOrThrow()
  return orderPermission(kind, 'list')
}

/**
 * The members who are told of what a supplier sent: the member who made the link. A link outlives its maker: once that
 * member has left or may not see the record any more, all members are told who may make links to it.
 */
export async function replyRecipients(tx: Tx, link: OpenedLink): Promise<string[]> {
  const permission = await readingPermission(tx, link)
  const readers = await tx
    .selectFrom('member')
    .select(['id', 'permissions'])
    .where('company_id', '=', link.company_id)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where(raw<boolean>`${permission} = any(permissions)`)
    .execute()
  if (readers.some(({ id }) => id === link.created_by)) return [link.created_by]
  return readers.filter(({ permissions }) => permissions.includes('hub-link-edit')).map(({ id }) => id)
}
