import type { FieldError } from '@quayside/contract/kernel/envelope.ts'

export class ApiError extends Error {
  readonly code: number | string
  readonly fields: readonly FieldError[]
  readonly data: Readonly<Record<string, unknown>>

  constructor(code: number | string, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.data = data
    this.fields = Array.isArray(data['fields']) ? (data['fields'] as FieldError[]) : []
  }
}

const gatewayFaults: ReadonlySet<number | string> = new Set([502, 503, 504])

/** It is not known whether the call arrived; sending it again under the same key is safe. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'offline' || error.code === 'timeout' || gatewayFaults.has(error.code))

export const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 409
