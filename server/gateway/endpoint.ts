import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { Scope } from '@quayside/contract/office/scopes.ts'
import type { GatewayCall } from './call.ts'

export type GatewayRequest = {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
}

/** One call of /erp/v1: what is served and what is published are read from the same list. */
export type GatewayEndpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `{id}`; the published paths name each transition, the served one takes any. */
  readonly path: string
  readonly scope: Scope
  readonly summary: string
  readonly query?: Schema
  readonly body?: Schema
  readonly rows?: Schema
  readonly answer: Schema | 'bytes'
  readonly servedBy?: string
  readonly run: (call: GatewayCall, request: GatewayRequest) => Promise<unknown>
}
