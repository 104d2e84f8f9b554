import type * as z from 'zod/mini'
import type { Permission } from '../permissions.ts'
import type { Sums } from './sums.ts'

/**
 * An api table: the literal `'METHOD path'` is the one key of an endpoint. It stands here, in the module's
 * routes and at the caller, so that one search finds all three.
 */
export type Schema = z.ZodMiniType

/**
 * Who may call: `open` needs no token; `enrolment` any token, also that of a session that has to set up a second factor
 * first; `onboarding` any other token, also that of an account not yet reviewed; `member` any full session (a user's own
 * things); otherwise the one permission that is asked for.
 */
export type Access = 'open' | 'enrolment' | 'onboarding' | 'member' | Permission | AccessByKind

/**
 * One permission for each kind of what the call is about. `query` and `body` name the field `field` that says the kind:
 * asked for before the handler runs. `record`: the handler looks the record up and asks `call.requireKind`; an answer
 * without that question is a fault. `any`: of no kind, for the holder of at least one of them.
 */
export type AccessByKind = {
  readonly kindIn: 'query' | 'body' | 'record' | 'any'
  readonly field: string
  readonly permissions: Readonly<Record<string, Permission>>
  /** Asked for besides. */
  readonly also?: Permission
}

/** `A` is the kind of access of the door at which the table is served; the customers' where nothing is said. */
export type Endpoint<A = Access> = {
  readonly access: A
  /** One English sentence for the published contract. */
  readonly summary: string
  readonly query?: Schema
  readonly body?: Schema
  /** The body is form-encoded (JSON is taken too). */
  readonly form?: true
  /** The body is multipart with one file; `body` describes its other parts. */
  readonly upload?: true
  /** The body may be as large as an order with all its lines. */
  readonly large?: true
  /** What it answers: one record, a page of rows, the object itself without an envelope, or bytes. */
  readonly data?: Schema
  readonly rows?: Schema
  /** The columns whose totals over all rows that the filters leave are answered beside a page of rows. */
  readonly sums?: readonly string[]
  readonly bare?: Schema
  readonly binary?: true
  /** Everybody gets the same in one language: a browser keeps the answer and asks at each visit whether it is still so. */
  readonly revalidated?: true
}

export type ApiTable<A = Access> = {
  readonly [key: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`]: Endpoint<A>
}

type Output<S> = S extends Schema ? z.output<S> : undefined
type PathParams<K> = K extends `${string}{${infer P}}${infer Rest}`
  ? { [N in P]: string } & PathParams<Rest>
  : unknown

/** The columns that a list is asked for, in the order in which its rows have them, and a row of them that is still empty. */
export type AskedColumns = {
  readonly names: readonly string[]
  readonly empty: Readonly<Record<string, unknown>>
}

/** What a handler is given: path parameters, checked query and checked body, and the columns that a list is asked for. */
export type Input<K, E> = {
  readonly params: PathParams<K>
  readonly query: E extends { query: infer Q } ? Output<Q> : undefined
  readonly body: E extends { body: infer B } ? Output<B> : undefined
} & (E extends { rows: unknown } ? { readonly columns?: AskedColumns | undefined } : unknown)

type Summed<E> = E extends { sums: readonly (infer K extends string)[] } ? { sums: Sums<K> | null } : unknown

/** What a handler answers, before the envelope. */
export type Answer<E> = E extends { rows: infer R }
  ? { rows: z.input<R & Schema>[]; total: number } & Summed<E>
  : E extends { data: infer D }
    ? z.input<D & Schema>
    : E extends { bare: infer B }
      ? z.input<B & Schema>
      : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing
        void

/** The columns of a list, as `asked-columns.ts` reads them. */
type ColumnsOf<E> = E extends { rows: unknown } ? { columns?: string } : unknown

/** What a caller sends. */
export type Request<K, E> = (PathParams<K> extends infer P
  ? unknown extends P
    ? unknown
    : { params: P }
  : never) &
  (E extends { query: infer Q } ? { query?: z.input<Q & Schema> & ColumnsOf<E> } : unknown) &
  (E extends { body: infer B } ? { body: z.input<B & Schema> } : unknown)

/** The query that a caller sends. */
export type QueryInput<E> = E extends { query: infer Q } ? z.input<Q & Schema> : never

/** What a caller receives out of the envelope. */
export type Received<E> = E extends { rows: infer R }
  ? { rows: z.output<R & Schema>[]; total: number } & Summed<E>
  : E extends { data: infer D }
    ? z.output<D & Schema>
    : E extends { bare: infer B }
      ? z.output<B & Schema>
      : undefined

export const methodOf = (key: string): string => key.slice(0, key.indexOf(' '))
export const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1)
