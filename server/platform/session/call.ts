import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { Compilable } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import { type Texts, textsOf } from '../texts.ts'
import type { Principal } from './principal.ts'

/** What a handler of an `open` endpoint receives: no caller is identified. */
export type OpenCall = {
  readonly platform: Platform
  readonly locale: Locale
  readonly text: Texts
  /** The client's address and the request's reference number, for limits and the log. */
  readonly address: string
  /** The name and port that the request was sent to. */
  readonly host: string
  readonly userAgent: string
  readonly reference: string
  /** The digest of the bearer token that was sent, valid or not. */
  readonly tokenHash?: Buffer | undefined
  /** Whether that token is a key of a customer's own system. */
  readonly isKey?: boolean
  /** Names the caller in the log line of the request. */
  readonly identify?: (caller: string) => void
}

export type Answers<Q extends readonly Compilable[]> = {
  [I in keyof Q]: Q[I] extends Compilable<infer R> ? R[] : never
}

/** What every other handler receives: the caller, and the database limited to the caller's company. */
export type Call = OpenCall & {
  readonly principal: Principal
  /** Any number of reads in one round trip, confirmed by the session in the same transaction. */
  read<const Q extends readonly Compilable[]>(...queries: Q): Promise<Answers<Q>>
  /**
   * One transaction: load and lock, check, write. With an Idempotency-Key its answer is kept. The work sees the answers of
   * reads that lock nothing, which travel with the beginning of the transaction.
   */
  write<T, const Q extends readonly Compilable[]>(
    work: (tx: Tx, ...answers: Answers<Q>) => Promise<T>,
    ...reads: Q
  ): Promise<T>
  /** Where the table's access depends on the record's kind: asked for each record that was read or locked. */
  mayKind(kind: string | number): boolean
  requireKind(kind: string | number): void
}

export function openCallOf(platform: Platform, request: Omit<OpenCall, 'platform' | 'text'>): OpenCall {
  return { platform, text: textsOf(request.locale), ...request }
}

/** For commands that look up one record: the row, or the refusal that it does not exist (for this company). */
export function getOrRefuse<T>(
  row: T | undefined,
  code: Extract<RefusalCode, 'record.notFound' | 'file.notYours'> = 'record.notFound',
): T {
  if (row === undefined) throw refuse(code)
  return row
}
