import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { currentLocale } from './locale.ts'

/** A refusal is an answer: asking again would only repeat it. A lost connection is worth a second try. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && error.code === 'offline'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})

// Answers hold words as well, and were given in the language before.
currentLocale.subscribe(() => void queryClient.invalidateQueries())
