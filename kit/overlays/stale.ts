import type { StaleData } from '@quayside/contract/kernel/record.ts'

/** The version that another user saved first, from the error of a refused save; undefined for any other error. */
export function staleDataOf<T>(error: unknown): StaleData<T> | undefined {
  const data = error instanceof Error && 'data' in error ? (error.data as Partial<StaleData<T>>) : undefined
  return data?.changedBy !== undefined && data.current !== undefined ? (data as StaleData<T>) : undefined
}
