import { teamworkApi } from '@quayside/contract/teamwork/teamwork.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import type { Call } from '../../platform/session/call.ts'
import { listTasks } from './find-tasks.ts'
import { followRecord } from './followers.ts'
import { type MemberDesk, memberDesk, type NotedRecords } from './member-desk.ts'
import { removeOwn, saveNote } from './notes.ts'
import { readTeamwork } from './read-teamwork.ts'
import { markTask, saveTask } from './tasks.ts'

export const teamworkRoutes = (records: NotedRecords) => {
  const at = (call: Call): MemberDesk => memberDesk(call, records)
  return bind(teamworkApi, {
    'GET system/online/teamwork/record': (call, { query }) => readTeamwork(at(call), query),
    'POST system/online/teamwork/follow': (call, { body }) => followRecord(at(call), body),
    'POST system/online/recordNote/save': (call, { body }) => saveNote(at(call), body),
    'DELETE system/online/recordNote/batchRemove': (call, input) =>
      removeOwn(at(call), 'note', selectedIds(input)),
    'GET system/online/recordTask/list': (call, { query }) => listTasks(at(call), query),
    'POST system/online/recordTask/save': (call, { body }) => saveTask(at(call), body),
    'POST system/online/recordTask/{id}/done': (call, { params, body }) =>
      markTask(at(call), params.id, body),
    'DELETE system/online/recordTask/batchRemove': (call, input) =>
      removeOwn(at(call), 'task', selectedIds(input)),
  })
}
