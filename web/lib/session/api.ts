import type { QueryInput } from '@quayside/contract/kernel/api.ts'
import { callsOf } from '@quayside/kit/page/api-calls.ts'
import { type ApiTables, formCalls } from './api-tables.ts'
import { client } from './client.ts'

/** The query of a call. */
export type QueryOf<K extends keyof ApiTables> = QueryInput<ApiTables[K]>
export const { api, send, sendSerialised, uploadTo } = callsOf<ApiTables>(client, formCalls)
