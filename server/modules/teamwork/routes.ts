import { teamworkApi } from '@quayside/contract/teamwork/teamwork.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { followRecord } from './followers.ts'
import type { NotedRecords } from './noted-record.ts'
import { removeNotes, saveNote } from './notes.ts'
import { readTeamwork } from './read-teamwork.ts'
import { listTasks, markTask, removeTasks, saveTask } from './tasks.ts'

export const teamworkRoutes = (records: NotedRecords) =>
  bind(teamworkApi, {
    'GET system/online/teamwork/record': readTeamwork(records),
    'POST system/online/teamwork/follow': followRecord(records),
    'POST system/online/recordNote/save': saveNote(records),
    'DELETE system/online/recordNote/batchRemove': removeNotes,
    'GET system/online/recordTask/list': listTasks,
    'POST system/online/recordTask/save': saveTask(records),
    'POST system/online/recordTask/{id}/done': markTask,
    'DELETE system/online/recordTask/batchRemove': removeTasks,
  })
