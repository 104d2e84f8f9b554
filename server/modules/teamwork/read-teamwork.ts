import { mostNotes, type NotedKey, type Teamwork } from '@quayside/contract/teamwork/teamwork.ts'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { type NotedRecords, readNoted } from './noted-record.ts'
import { findTasksOf, toTask } from './tasks.ts'

const findNotes = (companyId: string, { entity, entityId }: NotedKey) =>
  sql
    .selectFrom('record_note as n')
    .innerJoin('member as m', 'm.id', 'n.member_id')
    .select(['n.id', 'n.member_id', 'm.name', 'n.message', 'n.mention_ids', 'n.created_at'])
    .where('n.company_id', '=', companyId)
    .where('n.entity', '=', entity)
    .where('n.entity_id', '=', entityId)
    .where('n.deleted_at', 'is', null)
    .orderBy('n.id', 'desc')
    .limit(mostNotes)

const findFollowers = (companyId: string, { entity, entityId }: NotedKey) =>
  sql
    .selectFrom('record_follower as f')
    .innerJoin('member as m', 'm.id', 'f.member_id')
    .select(['m.id', 'm.name'])
    .where('f.company_id', '=', companyId)
    .where('f.entity', '=', entity)
    .where('f.entity_id', '=', entityId)
    .where('m.is_enabled', '=', true)
    .where('m.deleted_at', 'is', null)
    .orderBy('f.created_at')

/** All members, also those who left: a note of theirs keeps its names. */
const findNames = (companyId: string) =>
  sql.selectFrom('member').select(['id', 'name']).where('company_id', '=', companyId)

export const readTeamwork =
  (records: NotedRecords) =>
  async (call: Call, { query }: { query: NotedKey }): Promise<Teamwork> => {
    const { companyId, memberId } = call.principal
    const { colleagues } = await readNoted(call, records, query)
    const [notes, tasks, followers, names] = await call.read(
      findNotes(companyId, query),
      findTasksOf(companyId, query),
      findFollowers(companyId, query),
      findNames(companyId),
    )
    const nameOf = new Map(names.map(({ id, name }) => [id, name]))
    return {
      notes: notes.map((row) => ({
        id: row.id,
        author: { id: row.member_id, name: row.name },
        isMine: row.member_id === memberId,
        message: row.message,
        mentioned: row.mention_ids.map((id) => ({ id, name: nameOf.get(id) ?? '' })),
        createdAt: row.created_at,
      })),
      tasks: tasks.map((row) => toTask(call, row)),
      followers,
      isFollowing: followers.some(({ id }) => id === memberId),
      colleagues,
    }
  }
