import { ApiError } from './api-error.ts'
import { clientText } from './client-texts.ts'
import { showToast } from './events.ts'

export type Outgoing = {
  readonly method: string
  /** The path with its parameters filled in, without the base address. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined
  readonly body?: unknown
  readonly isForm?: boolean
  /** A background call: no busy indicator, no toast. */
  readonly isQuiet?: boolean
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export function addressOf({ path, query }: Pick<Outgoing, 'path' | 'query'>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value))
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}`
}

export function encode({ body, isForm }: Outgoing, headers: Headers): BodyInit | undefined {
  if (body === undefined) return undefined
  if (body instanceof FormData) return body
  // A long body is already serialised, in batches.
  if (body instanceof Blob) {
    headers.set('Content-Type', 'application/json')
    return body
  }
  if (isForm) {
    const pairs = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined)
    return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  }
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(body)
}

export function transportError(outgoing: Outgoing, error: unknown): ApiError {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'AbortError') return new ApiError('cancelled', '')
  const fault = name === 'TimeoutError' ? 'timeout' : 'offline'
  const failure = new ApiError(fault, clientText(fault))
  if (!outgoing.isQuiet) showToast({ kind: 'error', text: failure.message })
  return failure
}
