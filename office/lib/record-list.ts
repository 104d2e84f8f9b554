import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { AnyQuery, FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import type { Column } from '@quayside/kit/table/table.ts'
import type { QueryOf } from './api.ts'
import type { ApiTables } from './api-tables.ts'
import { useRefreshInterval } from './live-work.ts'
import { type ListKey, listRecords, type RowOf } from './records.ts'

/** The filters that every list has; the page draws them. */
export const recordFilters = {
  keyword: 'own',
  state: 'own',
  companyId: 'own',
  createdAtBegin: 'own',
  createdAtEnd: 'own',
} as const

type RecordQuery<K extends TaskKind> = QueryOf<ListKey<K> & keyof ApiTables>
/** The filters of a list of records: those of every list, and what else its endpoint takes. */
export type RecordFilters<K extends TaskKind> = FilterTable<RecordQuery<K>>

/** The list of a kind of record of all customers; it is read again while work comes in. */
export function useRecordList<K extends TaskKind>(
  kind: K,
  columns: readonly Column<RowOf<K>>[],
  filters: object = recordFilters,
) {
  const list = useListQuery(filters as FilterTable<AnyQuery>)
  const table = useListTable<RowOf<K>>({
    name: `office.${kind}`,
    entity: kind,
    list,
    columns,
    fetch: (signal) => listRecords(kind, list.query, signal),
    refetchInterval: useRefreshInterval(),
  })
  // The address is text that anybody may write: the endpoint checks it by its schema.
  const query: unknown = list.query
  return { kind, table, query: query as RecordQuery<K> }
}
