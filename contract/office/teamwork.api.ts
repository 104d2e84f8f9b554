import * as z from 'zod/mini'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import { NoticesRead } from '../notices/notice.ts'
import { TaskDone } from '../teamwork/teamwork.ts'
import type { OfficeApiTable } from './office-api.ts'
import { StaffNotice, StaffNoticeQuery, staffTeamwork } from './teamwork.ts'

const { NotedKey, RecordTask, Teamwork, NoteSave, TaskSave, FollowInput, TaskQuery } = staffTeamwork

/** All of the staff; of each record, who may list records of its kind. */
export const officeTeamworkApi = {
  'GET office/online/teamwork/record': {
    access: 'staff',
    summary:
      'Notes, tasks and followers of a record among the provider’s staff; the customer sees none of them.',
    query: NotedKey,
    data: Teamwork,
  },
  'POST office/online/teamwork/follow': {
    access: 'staff',
    summary: 'Follows a record, or stops following it: followers are told of notes and of each new state.',
    body: FollowInput,
    data: FollowInput,
  },
  'POST office/online/recordNote/save': {
    access: 'staff',
    summary: 'Writes a note on a record for colleagues; those whom it names are notified.',
    body: NoteSave,
    data: Saved,
  },
  'DELETE office/online/recordNote/batchRemove': removal('staff', 'Removes notes of the caller.'),
  'GET office/online/recordTask/list': {
    access: 'staff',
    summary: 'Tasks on records that the caller has, or gave to colleagues.',
    query: TaskQuery,
    rows: RecordTask,
  },
  'POST office/online/recordTask/save': {
    access: 'staff',
    summary: 'Gives a colleague a task on a record, or changes it.',
    body: TaskSave,
    data: Saved,
  },
  'POST office/online/recordTask/{id}/done': {
    access: 'staff',
    summary: 'Marks a task as done, or as open again.',
    body: TaskDone,
    data: Saved,
  },
  'DELETE office/online/recordTask/batchRemove': removal('staff', 'Removes tasks that the caller gave.'),
  'GET office/online/staffNotice/list': {
    access: 'staff',
    summary: 'What the caller was told: mentions, notes, tasks, and new states of records that they follow.',
    query: StaffNoticeQuery,
    rows: StaffNotice,
  },
  'PUT office/online/staffNotice/setIsRead': {
    access: 'staff',
    summary: 'Marks messages of the caller as read, or all of them.',
    body: NoticesRead,
    data: z.object({ count: z.number() }),
  },
} as const satisfies OfficeApiTable
