import { mostNotes, type NotedKey, type Teamwork } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { type TeamworkDesk, typed } from './desk.ts'
import { findTasksOf, toTask } from './find-tasks.ts'

type Of = Pick<TeamworkDesk<string>, 'tables'>

const findNotes = ({ tables }: Of, companyId: string, { entity, entityId }: NotedKey<string>) => {
  const { note, person } = typed(tables)
  return sql
    .selectFrom(`${note} as n`)
    .innerJoin(`${person} as m`, 'm.id', 'n.author_id')
    .select(['n.id', 'n.author_id', 'm.name', 'n.message', 'n.mention_ids', 'n.created_at'])
    .where('n.company_id', '=', companyId)
    .where('n.entity', '=', entity)
    .where('n.entity_id', '=', entityId)
    .where('n.deleted_at', 'is', null)
    .orderBy('n.id', 'desc')
    .limit(mostNotes)
}

/** Also those who left or may not see the record any more. */
const findFollowing = ({ tables }: Of, companyId: string, { entity, entityId }: NotedKey<string>) => {
  const { follower, person } = typed(tables)
  return sql
    .selectFrom(`${follower} as f`)
    .innerJoin(`${person} as m`, 'm.id', 'f.follower_id')
    .select(['m.id', 'm.name'])
    .where('f.company_id', '=', companyId)
    .where('f.entity', '=', entity)
    .where('f.entity_id', '=', entityId)
    .orderBy('f.created_at')
}

/** Also of those who left: a note of theirs keeps its names. */
const findMentioned = ({ tables }: Of, companyId: string, { entity, entityId }: NotedKey<string>) => {
  const { note, person } = typed(tables)
  return sql
    .selectFrom(person)
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      raw<string>`(select unnest(n.mention_ids) from ${raw.table(note)} n
        where n.company_id = ${companyId} and n.entity = ${entity} and n.entity_id = ${entityId})`,
    )
}

export async function readTeamwork<E extends string>(
  desk: TeamworkDesk<E>,
  key: NotedKey<E>,
): Promise<Teamwork<E>> {
  const { me } = desk
  const { companyId, colleagues } = await desk.find(key)
  const [notes, tasks, followers, names] = await desk.read(
    findNotes(desk, companyId, key),
    findTasksOf(desk, key),
    findFollowing(desk, companyId, key),
    findMentioned(desk, companyId, key),
  )
  const seers = new Set(colleagues.map(({ id }) => id))
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return {
    notes: notes.map((row) => ({
      id: row.id,
      author: { id: row.author_id, name: row.name },
      isMine: row.author_id === me.id,
      message: row.message,
      mentioned: row.mention_ids.map((id) => ({ id, name: nameOf.get(id) ?? '' })),
      createdAt: row.created_at,
    })),
    tasks: tasks.map((row) => toTask(desk, row)),
    followers: followers.filter(({ id }) => seers.has(id)),
    isFollowing: followers.some(({ id }) => id === me.id),
    colleagues,
  }
}
