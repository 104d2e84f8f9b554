import { callsOf } from '@quayside/kit/page/api-calls.ts'
import { type ApiTables, formCalls } from './api-tables.ts'
import { client } from './client.ts'

export const { api, uploadTo } = callsOf<ApiTables>(client, formCalls)
