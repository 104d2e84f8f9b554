import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'

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

/** The field of a call under which the server asks and the person's answers are sent. */
const questionField = 'confirmed'

/** What the server asks before it does what was sent; the screen that sent it asks the person. */
export const questionOf = (error: unknown): FieldError | undefined =>
  error instanceof ApiError && error.fields.every(({ path }) => path === questionField)
    ? error.fields[0]
    : undefined

/** What was refused: the call as a whole, then its fields. */
export const findingsOfError = ({ data, fields }: ApiError): readonly Finding[] =>
  data['refusal'] === undefined ? fields : [data['refusal'] as Finding, ...fields]

const gatewayFaults: ReadonlySet<number | string> = new Set([502, 503, 504])

/** It is not known whether the call arrived; sending it again under the same key is safe. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'offline' || error.code === 'timeout' || gatewayFaults.has(error.code))

export const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 409
