import type { Answered } from '@quayside/kit/page/api-calls.ts'
import type { Download } from '@quayside/kit/page/download.ts'
import type { ExportQuery } from '@quayside/kit/table/table.ts'
import { type QueryOf, send } from './api.ts'
import type { ApiTables } from './api-tables.ts'

type Key = keyof ApiTables
/** What a call answers whose key is put together. */
export type AnswerTo<K extends string> = K extends Key ? Answered<ApiTables[K]> : never
type QueryTo<K extends string> = K extends Key ? QueryOf<K> : never

type PathsWith<Method extends string, Last extends string> = {
  [K in Key]: K extends `${Method} ${infer P}/${Last}` ? P : never
}[Key]
/** The paths of records that are listed, exported and removed several at once: `base/online/supplier`. */
type ListPath = PathsWith<'GET', 'list'> & PathsWith<'GET', 'export'> & PathsWith<'DELETE', 'batchRemove'>

/** The three calls of such a list, with the query that its filters make. */
export function listCalls<P extends ListPath>(path: P, query: QueryTo<`GET ${P}/list`>) {
  return {
    fetch: (signal: AbortSignal) =>
      send(`GET ${path}/list`, { query }, { signal }) as Promise<AnswerTo<`GET ${P}/list`>>,
    exportRows: (chosen: ExportQuery<QueryTo<`GET ${P}/list`>>) =>
      send(`GET ${path}/export`, { query: chosen }) as Promise<Download>,
    removeRows: (ids: string[]) =>
      send(`DELETE ${path}/batchRemove`, { body: { ids } }) as Promise<{ count: number }>,
  }
}
