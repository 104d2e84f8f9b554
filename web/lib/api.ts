import { methodOf, pathOf, type Received, type Request } from '@quayside/contract/kernel/api.ts'
import type { Download } from '@quayside/kit/page/download.ts'
import { type ApiKey, type ApiTables, type BinaryKey, formCalls } from './api-tables.ts'
import { type Outgoing, send } from './client.ts'

export type CallOptions = {
  readonly isQuiet?: boolean
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}
type RequestOf<K extends ApiKey> = Request<K, ApiTables[K]>
type Arguments<K extends ApiKey> =
  Partial<RequestOf<K>> extends RequestOf<K>
    ? [request?: RequestOf<K>, options?: CallOptions]
    : [request: RequestOf<K>, options?: CallOptions]
export type AnswerOf<K extends ApiKey> = K extends BinaryKey ? Download : Received<ApiTables[K]>

/** `api('PUT system/online/sysMsg/setIsRead', { body: { ids } })`: the key is the one in the contract's table. */
export async function api<K extends ApiKey>(
  key: K,
  ...[request, options]: Arguments<K>
): Promise<AnswerOf<K>> {
  const { params, query, body } = (request ?? {}) as {
    params?: Record<string, string>
    query?: NonNullable<Outgoing['query']>
    body?: unknown
  }
  const answer = await send({
    method: methodOf(key),
    path: fillPath(pathOf(key), params),
    query,
    body,
    isForm: key in formCalls,
    ...options,
  })
  return answer as AnswerOf<K>
}

export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path
    .replace(/^\//, '')
    .replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
