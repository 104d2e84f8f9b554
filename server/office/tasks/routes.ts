import { taskApi } from '@quayside/contract/office/task.api.ts'
import { bindOffice } from '../bind-office.ts'
import { handOverTask, takeUpTask } from './hold-task.ts'
import { getTaskCounts, listTasks } from './list-tasks.ts'

export const taskRoutes = bindOffice(taskApi, {
  'GET office/online/task/list': listTasks,
  'GET office/online/task/counts': getTaskCounts,
  'POST office/online/task/takeUp': takeUpTask,
  'POST office/online/task/handOver': handOverTask,
})
