import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { publish } from '../../platform/live/publish.ts'
import type { Call } from '../../platform/session/call.ts'

export async function markNoticesRead(
  call: Call,
  { body }: { body: { ids?: string[] | undefined; all?: true | undefined } },
): Promise<{ count: number }> {
  const { ids } = body
  if (!ids && !body.all) throw refuse('selection.empty')
  return call.write(async (tx) => {
    const marked = await tx
      .updateTable('notice')
      .set({ is_read: true, read_at: raw<string>`now()` })
      .where('company_id', '=', call.principal.companyId)
      .where('member_id', '=', call.principal.memberId)
      .where('is_read', '=', false)
      .$if(ids !== undefined, (query) => query.where('id', '=', raw<string>`any(${ids}::bigint[])`))
      .executeTakeFirst()
    const count = Number(marked.numUpdatedRows)
    const { companyId, memberId } = call.principal
    if (count > 0) publish(tx, { companyId, memberIds: [memberId] }, { type: 'read', entity: 'notice' })
    return { count }
  })
}
