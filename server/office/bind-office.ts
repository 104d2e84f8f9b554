import type { Answer, Input } from '@quayside/contract/kernel/api.ts'
import type { OfficeApiTable, OfficeEndpoint } from '@quayside/contract/office/office-api.ts'
import type { Binary } from '../platform/http/binary.ts'
import type { Upload } from '../platform/http/upload.ts'
import type { OpenCall } from '../platform/session/call.ts'
import type { OfficeCall } from './office-call.ts'

type CallOf<E> = E extends { access: 'open' } ? OpenCall : OfficeCall
type Given<K, E> = Input<K, E> & (E extends { upload: true } ? { readonly upload: Upload } : unknown)
type Handler<K, E> = E extends OfficeEndpoint
  ? (call: CallOf<E>, input: Given<K, E>) => Promise<E extends { binary: true } ? Binary : Answer<E>>
  : never

export type OfficeRoute = {
  readonly key: string
  readonly endpoint: OfficeEndpoint
  readonly handler: (call: never, input: never) => Promise<unknown>
}

/** As the customers' `bind`, with the provider's kind of access. */
export function bindOffice<const T extends OfficeApiTable>(
  table: T,
  handlers: { readonly [K in keyof T]: Handler<K, T[K]> },
): OfficeRoute[] {
  return Object.entries(table).map(([key, endpoint]) => ({
    key,
    endpoint,
    handler: (handlers as unknown as Record<string, OfficeRoute['handler']>)[key] as OfficeRoute['handler'],
  }))
}
