import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { FollowInput, NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type TeamworkDesk, typed } from './desk.ts'

export async function followRecord<E extends string>(
  desk: TeamworkDesk<E>,
  body: FollowInput<E>,
): Promise<FollowInput<E>> {
  const { companyId } = await desk.find(body)
  return desk.write(`${body.entity} ${body.entityId}`, async (tx) => {
    if (isYes(body.isFollowing)) await addFollowers(tx, desk, companyId, body, [desk.me.id])
    else
      await tx
        .deleteFrom(typed(desk.tables).follower)
        .where('company_id', '=', companyId)
        .where('entity', '=', body.entity)
        .where('entity_id', '=', body.entityId)
        .where('follower_id', '=', desk.me.id)
        .execute()
    desk.changed(tx, companyId, 'recordNote')
    return body
  })
}

/** Who writes about a record, is named or gets a task follows it from then on, and may stop. */
export const addFollowers = (
  tx: Tx,
  { tables }: Pick<TeamworkDesk<string>, 'tables'>,
  companyId: string,
  { entity, entityId }: NotedKey<string>,
  ids: readonly string[],
): Promise<unknown> =>
  raw`insert into ${raw.table(tables.follower)} (company_id, entity, entity_id, follower_id)
    select ${companyId}, ${entity}, ${entityId}, unnest(${[...ids]}::bigint[])
    on conflict do nothing`.execute(tx)

export async function findFollowers(
  tx: Tx,
  { tables }: Pick<TeamworkDesk<string>, 'tables'>,
  companyId: string,
  { entity, entityId }: NotedKey<string>,
): Promise<string[]> {
  const rows = await tx
    .selectFrom(typed(tables).follower)
    .select('follower_id')
    .where('company_id', '=', companyId)
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .execute()
  return rows.map((row) => row.follower_id)
}
