import { methodOf, pathOf, type Received, type Request } from '@quayside/contract/kernel/api.ts'
import type { Client } from './client.ts'
import type { Download } from './download.ts'
import type { Outgoing } from './outgoing.ts'

type CallOptions = {
  readonly isQuiet?: boolean
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

type Arguments<K, E> =
  Partial<Request<K, E>> extends Request<K, E>
    ? [request?: Request<K, E>, options?: CallOptions]
    : [request: Request<K, E>, options?: CallOptions]
/** What the call with this entry of a table answers. */
export type Answered<E> = E extends { binary: true } ? Download : Received<E>
type Untyped = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: NonNullable<Outgoing['query']>
  readonly body?: unknown
}
type KeysWith<T, Trait> = { [K in keyof T]: T[K] extends Trait ? K : never }[keyof T] & string

/**
 * Typed calls of all a front end's tables `T`: `api('PUT system/online/sysMsg/setIsRead', { body: { ids } })`, the key as
 * in the contract's table. Tables are types only, so that their schemas stay out of the browser's first load.
 */
export function callsOf<T>(client: Client, formCalls: Readonly<Record<string, true>> = {}) {
  /** A call whose key is put together; who calls it knows the types. */
  const send = (
    key: string,
    { params, query, body }: Untyped = {},
    options?: CallOptions,
  ): Promise<unknown> =>
    client.send({
      method: methodOf(key),
      path: fillPath(pathOf(key), params),
      query,
      body,
      isForm: key in formCalls,
      ...options,
    })

  const api = <K extends keyof T & string>(
    key: K,
    ...[request, options]: Arguments<K, T[K]>
  ): Promise<Answered<T[K]>> => send(key, request as Untyped | undefined, options) as Promise<Answered<T[K]>>

  /** A file with further form fields, for endpoints that take one. */
  async function uploadTo<K extends KeysWith<T, { upload: true }>>(
    key: K,
    file: File,
    parts: Readonly<Record<string, string>>,
    params: Readonly<Record<string, string>> = {},
    options: CallOptions = {},
  ): Promise<Received<T[K]>> {
    const path = fillPath(pathOf(key), params)
    const answer = await client.send({ method: methodOf(key), path, body: formOf(file, parts), ...options })
    return answer as Received<T[K]>
  }

  /** A call whose body was serialised before: thousands of lines are written in slices. */
  async function sendSerialised<K extends KeysWith<T, { body: unknown }>>(
    key: K,
    body: Blob,
    options: CallOptions = {},
  ): Promise<Received<T[K]>> {
    const answer = await client.send({ method: methodOf(key), path: fillPath(pathOf(key)), body, ...options })
    return answer as Received<T[K]>
  }

  return { api, send, uploadTo, sendSerialised }
}

/** The calls of one table: those of a front end with more tables are of this type too. */
export type CallsOf<T> = ReturnType<typeof callsOf<T>>['api']

const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path
    .replace(/^\//, '')
    .replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))

export function formOf(file: File, parts: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.set(name, value)
  form.set('file', file)
  return form
}
