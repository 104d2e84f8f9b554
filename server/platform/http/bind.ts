import type { Answer, ApiTable, Endpoint, Input } from '@quayside/contract/kernel/api.ts'
import type { Call, OpenCall } from '../session/call.ts'
import type { Binary } from './binary.ts'
import type { Upload } from './upload.ts'

type CallOf<E> = E extends { access: 'open' } ? OpenCall : Call
type Given<K, E> = Input<K, E> & (E extends { upload: true } ? { readonly upload: Upload } : unknown)
type Handler<K, E> = E extends Endpoint
  ? (call: CallOf<E>, input: Given<K, E>) => Promise<E extends { binary: true } ? Binary : Answer<E>>
  : never

export type Handlers<T extends ApiTable> = { readonly [K in keyof T]: Handler<K, T[K]> }

export type BoundRoute = {
  readonly key: string
  readonly endpoint: Endpoint
  readonly handler: (call: never, input: never) => Promise<unknown>
}

/**
 * Joins a module's api table with its handlers. A missing, misspelt or wrongly typed handler does not compile;
 * what happens around a handler (checks, access, transaction, envelope) is in run-endpoint.ts.
 */
export function bind<const T extends ApiTable>(table: T, handlers: Handlers<T>): BoundRoute[] {
  return Object.entries(table).map(([key, endpoint]) => ({
    key,
    endpoint,
    handler: (handlers as unknown as Record<string, BoundRoute['handler']>)[key] as BoundRoute['handler'],
  }))
}
