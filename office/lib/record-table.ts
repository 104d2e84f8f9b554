import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { ListState } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import type { Column, Row } from '@quayside/kit/table/table.ts'
import { useRefreshInterval } from './live-work.ts'

type Options<R extends Row> = {
  readonly kind: TaskKind
  readonly list: ListState & { readonly query: object }
  readonly columns: readonly Column<R>[]
  readonly fetch: (options: {
    isQuiet: true
    signal: AbortSignal
  }) => Promise<{ rows: readonly R[]; total: number }>
}

/** The table of a list of records of all customers; it is read again while work comes in. */
export const useRecordTable = <R extends Row>({ kind, fetch, ...table }: Options<R>) =>
  useListTable({
    ...table,
    name: `office.${kind}`,
    entity: kind,
    fetch: (signal) => fetch({ isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
