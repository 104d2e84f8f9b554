import type { Saved, SelectedIds } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, finding } from '@quayside/contract/refusals.ts'
import type { Colleague, NoteSave } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { changed } from '../../platform/records/happened.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import type { Call } from '../../platform/session/call.ts'
import { addFollowers, tell } from './followers.ts'
import { type NotedRecords, readNoted } from './noted-record.ts'

/** A note names colleagues who may see the record. */
export function requireColleagues(
  colleagues: readonly Colleague[],
  ids: readonly string[],
  pathOf: (place: number) => string,
): void {
  const known = new Set(colleagues.map(({ id }) => id))
  const strange = ids.flatMap((id, place) =>
    known.has(id) ? [] : [at(pathOf(place), 'teamwork.notAColleague')],
  )
  if (strange.length > 0) throw new Refusal(strange)
}

export const saveNote =
  (records: NotedRecords) =>
  async (call: Call, { body }: { body: NoteSave }): Promise<Saved> => {
    const { companyId, memberId, name } = call.principal
    const { number, colleagues } = await readNoted(call, records, body)
    const mentionIds = [...new Set(body.mentionIds)]
    requireColleagues(colleagues, mentionIds, (place) => `mentionIds.${place}`)
    const seers = new Set(colleagues.map(({ id }) => id))
    return call.write(async (tx) => {
      const saved = await tx
        .insertInto('record_note')
        .values({
          company_id: companyId,
          entity: body.entity,
          entity_id: body.entityId,
          member_id: memberId,
          message: body.message,
          mention_ids: mentionIds,
        })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
      const followers = await findFollowers(tx, companyId, body)
      await addFollowers(tx, companyId, body, [memberId, ...mentionIds])
      const params = { name, number, message: shortened(body.message) }
      const told = new Set([memberId, ...mentionIds])
      const message = { companyId, key: body, params }
      await tell(tx, {
        ...message,
        phrase: 'mention',
        memberIds: mentionIds.filter((id) => id !== memberId),
      })
      // A follower who may not see the record any more hears nothing of it.
      await tell(tx, {
        ...message,
        phrase: 'note',
        memberIds: followers.filter((id) => !told.has(id) && seers.has(id)),
      })
      changed(tx, { companyId, entity: 'recordNote' })
      return saved
    })
  }

/** A message has the beginning of a note. */
const shortened = (message: string): string => (message.length > 120 ? `${message.slice(0, 119)}…` : message)

async function findFollowers(
  tx: Tx,
  companyId: string,
  { entity, entityId }: Pick<NoteSave, 'entity' | 'entityId'>,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('record_follower')
    .select('member_id')
    .where('company_id', '=', companyId)
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .execute()
  return rows.map((row) => row.member_id)
}

export const removeNotes = (
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> => removeOwn(call, 'record_note', selectedIds(input))

/** Notes and tasks are removed by who wrote them; a colleague's says so. */
export const removeOwn = (
  call: Call,
  table: 'record_note' | 'record_task',
  ids: readonly string[],
): Promise<{ count: number }> => {
  const { companyId, memberId } = call.principal
  return call.write(async (tx) => {
    const rows = await lockRecords(tx, table, ids, companyId)
    requireEach(ids, rows, (row) => (row.member_id === memberId ? undefined : finding('teamwork.notYours')))
    await tx
      .updateTable(table)
      .set({ deleted_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
      .execute()
    changed(tx, { companyId, entity: table === 'record_note' ? 'recordNote' : 'recordTask' })
    return { count: ids.length }
  })
}
