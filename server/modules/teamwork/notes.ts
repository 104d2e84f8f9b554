import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, finding } from '@quayside/contract/refusals.ts'
import type { Colleague, NoteSave } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { type TeamworkDesk, typed } from './desk.ts'
import { addFollowers, findFollowers } from './followers.ts'

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

export async function saveNote<E extends string>(desk: TeamworkDesk<E>, body: NoteSave<E>): Promise<Saved> {
  const { me } = desk
  const { companyId, number, colleagues } = await desk.find(body)
  const mentionIds = [...new Set(body.mentionIds)]
  requireColleagues(colleagues, mentionIds, (place) => `mentionIds.${place}`)
  const seers = new Set(colleagues.map(({ id }) => id))
  return desk.write(`${body.entity} ${body.entityId}`, async (tx) => {
    const saved = await tx
      .insertInto(typed(desk.tables).note)
      .values({
        company_id: companyId,
        entity: body.entity,
        entity_id: body.entityId,
        author_id: me.id,
        message: body.message,
        mention_ids: mentionIds,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    const followers = await findFollowers(tx, desk, companyId, body)
    await addFollowers(tx, desk, companyId, body, [me.id, ...mentionIds])
    const params = { name: me.name, number, message: shortened(body.message) }
    const notified = new Set([me.id, ...mentionIds])
    const message = { companyId, key: body, params }
    await desk.tell(tx, { ...message, phrase: 'mention', to: mentionIds.filter((id) => id !== me.id) })
    // A follower who may not see the record any more hears nothing of it.
    const others = followers.filter((id) => !notified.has(id) && seers.has(id))
    await desk.tell(tx, { ...message, phrase: 'note', to: others })
    desk.changed(tx, companyId, 'recordNote')
    return saved
  })
}

/** A message has the beginning of a note. */
const shortened = (message: string): string => (message.length > 120 ? `${message.slice(0, 119)}…` : message)

/** Notes and tasks are removed by who wrote them; a colleague's says so. */
export const removeOwn = (
  desk: TeamworkDesk<string>,
  what: 'note' | 'task',
  ids: readonly string[],
): Promise<{ count: number }> => {
  const { [what]: table } = typed(desk.tables)
  const entity = what === 'note' ? 'recordNote' : 'recordTask'
  return desk.write(`${entity} ${ids.join(', ')}`, async (tx) => {
    const rows = await lockRecords(tx, table, ids, desk.companyId)
    requireEach(ids, rows, (row) => (row.author_id === desk.me.id ? undefined : finding('teamwork.notYours')))
    await tx
      .updateTable(table)
      .set({ deleted_at: raw<string>`now()` })
      .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
      .$if(desk.companyId !== undefined, (query) => query.where('company_id', '=', desk.companyId ?? ''))
      .execute()
    for (const companyId of new Set(rows.map((row) => row.company_id))) desk.changed(tx, companyId, entity)
    return { count: ids.length }
  })
}
