import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

export const taskCounts = queryOptions({
  queryKey: ['task', 'counts'],
  queryFn: ({ signal }) => api('GET office/online/task/counts', {}, { isQuiet: true, signal }),
})
