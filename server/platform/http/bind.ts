import type {
  Access,
  Answer,
  ApiTable,
  AskedColumns,
  Endpoint,
  Input,
} from '@quayside/contract/kernel/api.ts'
import type { Call, OpenCall } from '../session/call.ts'
import type { Binary } from './binary.ts'
import type { Worded } from './several.ts'
import type { Upload } from './upload.ts'

type CallOf<E, C> = E extends { access: 'open' } ? OpenCall : C
type Given<K, E> = Input<K, E> & (E extends { upload: true } ? { readonly upload: Upload } : unknown)
type Handler<K, E, C> = (
  call: CallOf<E, C>,
  input: Given<K, E>,
) => Promise<E extends { binary: true } ? Binary : Answer<E> | Worded<Answer<E>>>

type Handlers<T, C> = { readonly [K in keyof T]: Handler<K, T[K], C> }

/** What every handler is given besides its call, checked by its endpoint. */
export type HandlerInput = {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body?: unknown
  readonly upload?: Upload
  /** Those that a list is asked for; a handler may read all, as what is answered has only these. */
  readonly columns?: AskedColumns | undefined
}
export type BoundRoute<A = Access> = {
  readonly key: string
  readonly endpoint: Endpoint<A>
  readonly handler: (call: never, input: never) => Promise<unknown>
}

/** Runs a handler with what its door gives it: which call and which input that is follows from its endpoint. */
export const handle = ({ handler }: BoundRoute<unknown>, call: OpenCall, input: HandlerInput) =>
  handler(call as never, input as never)

/**
 * Joins a module's api table with its handlers, for a door with access `A` whose handlers are given a `C`. A missing,
 * misspelt or wrongly typed handler does not compile; what happens around a handler (checks, access, transaction,
 * envelope) is in run-endpoint.ts.
 */
export const bindFor =
  <A, C extends OpenCall>() =>
  <const T extends ApiTable<A>>(table: T, handlers: Handlers<T, C>): BoundRoute<A>[] =>
    Object.entries<Endpoint<A>>(table).map(([key, endpoint]) => ({
      key,
      endpoint,
      handler: handlers[key as keyof T],
    }))

/** The customers' own, under /api. */
export const bind = bindFor<Access, Call>()
