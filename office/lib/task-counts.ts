import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** A colleague decides, a customer submits: the queue is asked again every so often. */
export const refreshEvery = 15_000

export const taskCounts = queryOptions({
  queryKey: ['task', 'counts'],
  queryFn: ({ signal }) => api('GET office/online/task/counts', {}, { isQuiet: true, signal }),
  refetchInterval: refreshEvery,
})
