import { ApiError } from './api-error.ts'

/** The results of a call for several records: where all of them were refused, those of its refusal. */
export async function resultsOf<R>(call: Promise<readonly R[]>): Promise<readonly R[]> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && Array.isArray(error.data['results'])) return error.data['results'] as R[]
    throw error
  }
}
