import { noticeAreas, subjectOf } from '@quayside/contract/notices/notice-subjects.ts'
import { isGroupEvent } from '@quayside/contract/notices/robot.rules.ts'
import {
  robotColumns as columns,
  type RobotEvent,
  type RobotQuery,
} from '@quayside/contract/notices/robot.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { isNoticeEvent, noticeEvents } from '../../platform/notices/notice-events.ts'
import { timesOf } from '../../platform/notices/notice-times.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { recordOf } from '../../platform/records/record.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import type { Call } from '../../platform/session/call.ts'

type Filter = FilterOf<RobotQuery>

const filters: Filters<Filter> = {
  keyword: by.part('name'),
  kind: by.equals('kind'),
  ...usualFilters,
}

const robotsOf = (companyId: string) =>
  sql
    .selectFrom('group_robot as robot')
    .leftJoin('robot_status as status', (join) =>
      join.onRef('status.company_id', '=', 'robot.company_id').onRef('status.robot_id', '=', 'robot.id'),
    )
    .select(selection('robot', columns))
    .select([
      'robot.events',
      'robot.quiet_begin',
      'robot.quiet_end',
      'robot.digest_every',
      'robot.digest_at',
      'status.last_sent_at',
      'status.last_failed_at',
      'status.fault',
      'status.fault_code',
    ])
    .where('robot.company_id', '=', companyId)
    .where('robot.deleted_at', 'is', null)

const rowOf = toAnswered(columns)

/** A robot of an earlier version may have events that are not posted any more. */
const isOffered = (event: string): boolean => isNoticeEvent(event) && isGroupEvent(event)

export const robots = recordOf({
  entity: 'robot',
  table: 'group_robot',
  columns,
  find: filteredBy('robot', robotsOf, filters),
  sort: sortingOf('robot', columns, {}),
  toRow: (row) => ({ ...rowOf(row), events: row.events.filter(isOffered), ...timesOf(row) }),
})

/** What waits for robots that post no longer is given up, so that nothing old is posted when one posts again. */
export const dropWaiting = (tx: Tx, companyId: string, ids: readonly string[]) =>
  raw`update robot_delivery set given_up_at = now(), batch = null where company_id = ${companyId}
    and robot_id = any(${[...ids]}::bigint[]) and sent_at is null and given_up_at is null`.execute(tx)

/** Address and secret are erased with it. */
export const removeRobots = removalOf(robots, {
  release: async (tx, { companyId }, ids) => {
    await dropWaiting(tx, companyId, ids)
    await raw`update group_robot set address_sealed = '', secret_sealed = '' where company_id = ${companyId}
      and id = any(${[...ids]}::bigint[])`.execute(tx)
  },
})

export const listRobotEvents = async ({ text }: Call): Promise<RobotEvent[]> =>
  noticeEvents
    .filter(isGroupEvent)
    .map((event) => ({
      event,
      area: subjectOf(event).area,
      title: text(`server.notices.${event}.title`),
    }))
    .toSorted((a, b) => places.indexOf(a.area) - places.indexOf(b.area))
const places: readonly string[] = noticeAreas
