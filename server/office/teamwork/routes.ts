import { officeTeamworkApi } from '@quayside/contract/office/teamwork.api.ts'
import { listTasks } from '../../modules/teamwork/find-tasks.ts'
import { followRecord } from '../../modules/teamwork/followers.ts'
import { removeOwn, saveNote } from '../../modules/teamwork/notes.ts'
import { readTeamwork } from '../../modules/teamwork/read-teamwork.ts'
import { markTask, saveTask } from '../../modules/teamwork/tasks.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { bindOffice } from '../bind-office.ts'
import { staffDesk } from './staff-desk.ts'
import { listStaffNotices, markStaffNotices } from './staff-notices.ts'

export const officeTeamworkRoutes = bindOffice(officeTeamworkApi, {
  'GET office/online/teamwork/record': (call, { query }) => readTeamwork(staffDesk(call), query),
  'POST office/online/teamwork/follow': (call, { body }) => followRecord(staffDesk(call), body),
  'POST office/online/recordNote/save': (call, { body }) => saveNote(staffDesk(call), body),
  'DELETE office/online/recordNote/batchRemove': (call, input) =>
    removeOwn(staffDesk(call), 'note', selectedIds(input)),
  'GET office/online/recordTask/list': (call, { query }) => listTasks(staffDesk(call), query),
  'POST office/online/recordTask/save': (call, { body }) => saveTask(staffDesk(call), body),
  'POST office/online/recordTask/{id}/done': (call, { params, body }) =>
    markTask(staffDesk(call), params.id, body),
  'DELETE office/online/recordTask/batchRemove': (call, input) =>
    removeOwn(staffDesk(call), 'task', selectedIds(input)),
  'GET office/online/staffNotice/list': listStaffNotices,
  'PUT office/online/staffNotice/setIsRead': markStaffNotices,
})
