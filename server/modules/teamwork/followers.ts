import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { FollowInput, NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { changed } from '../../platform/records/happened.ts'
import type { Call } from '../../platform/session/call.ts'
import { type NotedRecords, readNoted } from './noted-record.ts'

export const followRecord =
  (records: NotedRecords) =>
  async (call: Call, { body }: { body: FollowInput }): Promise<FollowInput> => {
    const { companyId, memberId } = call.principal
    await readNoted(call, records, body)
    return call.write(async (tx) => {
      if (isYes(body.isFollowing)) await addFollowers(tx, companyId, body, [memberId])
      else
        await tx
          .deleteFrom('record_follower')
          .where('company_id', '=', companyId)
          .where('entity', '=', body.entity)
          .where('entity_id', '=', body.entityId)
          .where('member_id', '=', memberId)
          .execute()
      changed(tx, { companyId, entity: 'recordNote' })
      return body
    })
  }

/** Who writes about a record, is named or gets a task follows it from then on, and may stop. */
export const addFollowers = (
  tx: Tx,
  companyId: string,
  { entity, entityId }: NotedKey,
  memberIds: readonly string[],
): Promise<unknown> =>
  raw`insert into record_follower (company_id, entity, entity_id, member_id)
    select ${companyId}, ${entity}, ${entityId}, unnest(${[...memberIds]}::bigint[])
    on conflict do nothing`.execute(tx)

type Told = {
  readonly companyId: string
  readonly key: NotedKey
  readonly phrase: 'note' | 'mention' | 'task' | 'taskDone'
  readonly params: Readonly<Record<string, string | number>>
  readonly memberIds: readonly string[]
}

/** A message that leads to the record. */
export async function tell(tx: Tx, { companyId, key, phrase, params, memberIds }: Told): Promise<void> {
  if (memberIds.length === 0) return
  await sendNotice(tx, {
    companyId,
    memberIds,
    message: { phrase: `teamwork.${phrase}`, params: { ...params } },
    record: { entity: key.entity, id: key.entityId },
  })
}
