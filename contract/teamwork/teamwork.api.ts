import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  FollowInput,
  NotedKey,
  NoteSave,
  RecordTask,
  TaskDone,
  TaskQuery,
  TaskSave,
  Teamwork,
} from './teamwork.ts'

/** Any member; of each record, who may see it. The provider has no call that reads any of it. */
export const teamworkApi = {
  'GET system/online/teamwork/record': {
    access: 'member',
    summary: 'Notes, tasks and followers of a record within the company; the provider sees none of them.',
    query: NotedKey,
    data: Teamwork,
  },
  'POST system/online/teamwork/follow': {
    access: 'member',
    summary: 'Follows a record, or stops following it.',
    body: FollowInput,
    data: FollowInput,
  },
  'POST system/online/recordNote/save': {
    access: 'member',
    summary: 'Writes a note on a record for colleagues; those whom it names are notified.',
    body: NoteSave,
    data: Saved,
  },
  'DELETE system/online/recordNote/batchRemove': removal('member', 'Removes notes of the calling member.'),
  'GET system/online/recordTask/list': {
    access: 'member',
    summary: 'Tasks on records that the calling member has, or gave to colleagues.',
    query: TaskQuery,
    rows: RecordTask,
  },
  'POST system/online/recordTask/save': {
    access: 'member',
    summary: 'Gives a colleague a task on a record, or changes it.',
    body: TaskSave,
    data: Saved,
  },
  'POST system/online/recordTask/{id}/done': {
    access: 'member',
    summary: 'Marks a task as done, or as open again.',
    body: TaskDone,
    data: Saved,
  },
  'DELETE system/online/recordTask/batchRemove': removal(
    'member',
    'Removes tasks that the calling member gave.',
  ),
} as const satisfies ApiTable
