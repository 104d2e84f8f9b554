import { healingAddress } from '@quayside/contract/healed-at.ts'
import type { QueryInput } from '@quayside/contract/kernel/api.ts'
import { type Answered, callsOf } from '@quayside/kit/page/api-calls.ts'
import { openClient } from '@quayside/kit/page/client.ts'
import { type Download, saveDownload } from '@quayside/kit/page/download.ts'
import type { ApiTables } from './api-tables.ts'
import { session } from './session.ts'
import { sessionEnded } from './session-ended.ts'

const client = openClient({
  base: '/office/api/',
  authorization: () => {
    const token = session.get()?.token
    return token === undefined ? undefined : `bearer ${token}`
  },
  isTokenCall: (path) => /^auth\/(token$|login\/|passkey\/ask)/.test(path),
  healing: (found) => healingAddress('office', found),
  renewSession() {
    sessionEnded()
    return Promise.resolve(false)
  },
})

/** The query of a call. */
export type QueryOf<K extends keyof ApiTables> = QueryInput<ApiTables[K]>
export type AnswerOf<K extends keyof ApiTables> = Answered<ApiTables[K]>
export const { api, uploadTo } = callsOf<ApiTables>(client)

/** The sheet of rejected rows, which a call that takes a file answers. */
export const saveRejected = async (answer: Promise<unknown>): Promise<void> =>
  saveDownload((await answer) as Download)
