import type { OfficeApiTable } from './office-api.ts'
import { HandOver, Task, TaskCounts, TaskQuery, TaskRef } from './task.ts'

export const taskApi = {
  'GET office/online/task/list': {
    access: 'task-list',
    summary:
      'All that waits for the provider and that the caller may work on: theirs first, then by days and sums.',
    query: TaskQuery,
    rows: Task,
  },
  'GET office/online/task/counts': {
    access: 'task-list',
    summary: 'How much waits, by kind.',
    data: TaskCounts,
  },
  'POST office/online/task/takeUp': {
    access: 'task-take',
    summary: 'The caller works on it from here on; colleagues see that.',
    body: TaskRef,
  },
  'POST office/online/task/handOver': {
    access: 'task-take',
    summary: 'Hands a task to a colleague, or back to all.',
    body: HandOver,
  },
} as const satisfies OfficeApiTable
