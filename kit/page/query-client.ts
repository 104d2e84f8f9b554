import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { currentLocale } from './locale.ts'

/** A refusal is final, so it is not retried; a lost connection is retried once. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && error.code === 'offline'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})

// Answers contain texts in the language of their call.
currentLocale.subscribe(() => void queryClient.invalidateQueries())
