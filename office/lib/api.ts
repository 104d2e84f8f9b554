import { methodOf, pathOf, type Received, type Request } from '@quayside/contract/kernel/api.ts'
import type { Failure } from '@quayside/contract/kernel/envelope.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { clientText } from '@quayside/kit/page/client-texts.ts'
import { type Download, fileNameOf } from '@quayside/kit/page/download.ts'
import { beginBusy, endBusy, showToast } from '@quayside/kit/page/events.ts'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import type { ApiKey, ApiTables, BinaryKey, UploadKey } from './api-tables.ts'
import { session } from './session.ts'
import { sessionEnded } from './session-ended.ts'

const timeoutAfter = 50_000

type Options = { readonly isQuiet?: boolean; readonly signal?: AbortSignal }
type RequestOf<K extends ApiKey> = Request<K, ApiTables[K]>
type Arguments<K extends ApiKey> =
  Partial<RequestOf<K>> extends RequestOf<K>
    ? [request?: RequestOf<K>, options?: Options]
    : [request: RequestOf<K>, options?: Options]
export type AnswerOf<K extends ApiKey> = K extends BinaryKey ? Download : Received<ApiTables[K]>

type Given = {
  params?: Record<string, string>
  query?: Readonly<Record<string, string | number | null | undefined>>
  body?: unknown
}

/** `api('POST base/online/company/{id}/pass', { params: { id }, body: {} })`: the key is the one in the table. */
export async function api<K extends ApiKey>(
  key: K,
  ...[request, options]: Arguments<K>
): Promise<AnswerOf<K>> {
  return (await send(key, (request ?? {}) as Given, options ?? {})) as AnswerOf<K>
}

/** A file with its other parts. */
export async function uploadTo<K extends UploadKey>(
  key: K,
  file: File,
  parts: Readonly<Record<string, string>>,
  params: Record<string, string> = {},
): Promise<Received<ApiTables[K]>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.set(name, value)
  form.set('file', file)
  return (await send(key, { params, body: form }, {})) as Received<ApiTables[K]>
}

async function send(key: string, given: Given, options: Options): Promise<unknown> {
  if (!options.isQuiet) beginBusy()
  try {
    return await judge(key, await dispatch(key, given, options))
  } catch (error) {
    const told = error instanceof ApiError ? error : transportError(error)
    if (!options.isQuiet && told.message !== '') showToast({ kind: 'error', text: told.message })
    throw told
  } finally {
    if (!options.isQuiet) endBusy()
  }
}

function dispatch(
  key: string,
  { params = {}, query = {}, body }: Given,
  { signal }: Options,
): Promise<Response> {
  const path = pathOf(key).replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  const headers = new Headers({ 'Accept-Language': currentLocale.get() })
  const token = session.get()?.token
  if (token !== undefined) headers.set('Authorization', `bearer ${token}`)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
  const limit = AbortSignal.timeout(timeoutAfter)
  return fetch(`/office/api/${path}${search.size > 0 ? `?${search}` : ''}`, {
    method: methodOf(key),
    headers,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
}

type Envelope = { code?: number | string; msg?: string; data?: unknown; rows?: unknown; total?: number }

async function judge(key: string, response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!type.includes('json')) {
    if (!response.ok) throw new ApiError(response.status, clientText('requestAbnormal'))
    return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('Content-Disposition')) }
  }
  const answer = (await response.json().catch(() => ({}))) as Envelope
  if (answer.code === 200)
    return 'rows' in answer ? { rows: answer.rows, total: answer.total ?? 0 } : answer.data
  // The token's answer is its own object.
  if (response.ok && answer.code === undefined) return answer
  if (response.status === 401 && key !== 'POST auth/token') {
    sessionEnded()
    throw new ApiError(401, '')
  }
  const { msg, data, code } = answer as Failure
  throw new ApiError(code ?? response.status, msg || clientText('requestAbnormal'), data)
}

function transportError(error: unknown): ApiError {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'AbortError') return new ApiError('cancelled', '')
  const fault = name === 'TimeoutError' ? 'timeout' : 'offline'
  return new ApiError(fault, clientText(fault))
}
