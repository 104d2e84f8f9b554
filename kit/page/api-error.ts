import type { FieldError } from '@quayside/contract/kernel/envelope.ts'

/** Why a call failed before the business could answer. */
export type TransportFault = 'timeout' | 'offline' | 'cancelled'

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

export const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 409
