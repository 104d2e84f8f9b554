import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { ListState } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import type { Column } from '@quayside/kit/table/table.ts'
import { useRefreshInterval } from './live-work.ts'
import { listRecords, type RowOf } from './records.ts'

type Options<K extends TaskKind> = {
  readonly kind: K
  readonly list: ListState & { readonly query: object }
  readonly columns: readonly Column<RowOf<K>>[]
}

/** The table of a list of records of all customers; it is read again while work comes in. */
export const useRecordTable = <K extends TaskKind>({ kind, list, columns }: Options<K>) =>
  useListTable<RowOf<K>>({
    name: `office.${kind}`,
    entity: kind,
    list,
    columns,
    fetch: (signal) => listRecords(kind, list.query, signal),
    refetchInterval: useRefreshInterval(),
  })
