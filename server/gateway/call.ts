import type { Locale } from '@quayside/phrases/locales.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Acting } from '../platform/records/acting.ts'
import type { Reader } from '../platform/records/read-within.ts'
import type { Texts } from '../platform/texts.ts'

export type ApiKeyPrincipal = {
  readonly id: string
  readonly name: string
  readonly scopes: ReadonlySet<string>
}

/** What every handler of the gateway receives: the key, and the database with the provider's role. */
export type GatewayCall = {
  readonly platform: Platform
  readonly key: ApiKeyPrincipal
  /** The ERP is the provider; the timeline names the key. */
  readonly acting: Acting & { actor: 'provider' }
  readonly locale: Locale
  readonly text: Texts
  readonly read: Reader
  /** One transaction: load and lock, check, write; its answer is kept under the request's Idempotency-Key. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
