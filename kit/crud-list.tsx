import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { useChosenRecord } from './chosen-record.tsx'
import { DataTable } from './data-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import {
  EmptyList,
  type ListActions,
  ListButtons,
  ListSelection,
  RowButtons,
  useListActions,
} from './list-actions.tsx'
import { ListPage } from './list-page.tsx'
import type { ListQuery } from './list-query.ts'
import { useListTable } from './list-table.ts'
import type { Download } from './page/download.ts'
import type { Column, ExportQuery, Row } from './table.ts'

/** The texts that a screen must have for its list. */
type CrudTexts = ((key: 'title' | 'new' | 'empty') => string) &
  ((key: 'removeConfirm' | 'removed', values: { count: number }) => string)

type Options<R extends Row, N extends string> = {
  /** The name under which this user's choice of columns is stored. */
  readonly name: string
  /** The first element of its query keys. */
  readonly entity: string
  /** Other entities that change when rows are removed. */
  readonly related?: readonly string[]
  /** The prefix of this list's permissions: `hub-contact` for `hub-contact-export`. */
  readonly permission: string
  readonly texts: CrudTexts
  readonly columns: readonly Column<R>[]
  readonly list: ListQuery<N>
  readonly fetch: (signal: AbortSignal) => Promise<{ rows: readonly R[]; total: number }>
  readonly exportRows: (query: ExportQuery<ListQuery<N>['query']>) => Promise<Download>
  readonly removeRows: (ids: string[]) => Promise<{ readonly count: number }>
  /** The page that creates a record; without it, the list's form opens. */
  readonly create?: () => void
}

type CrudList<R extends Row> = ListActions<R> & {
  readonly texts: CrudTexts
  readonly filters: ListQuery<string>['filters']
  /** The record in the form; without an id, a new one. */
  readonly edited: { readonly id?: string } | undefined
  edit(id: string): void
  closeForm(): void
}

/** The state of a list whose records are created, changed, exported and removed. */
export function useCrudList<R extends Row, N extends string>(options: Options<R, N>): CrudList<R> {
  const { name, entity, related = [], permission, texts, columns, list, create } = options
  const [edited, setEdited] = useState<{ id?: string }>()
  const table = useListTable({ name, entity, columns, list, fetch: options.fetch })
  const actions = useListActions({
    table,
    query: list.query,
    permission,
    create: { label: texts('new'), run: create ?? (() => setEdited({})) },
    entities: [entity, ...related],
    removeConfirm: (count) => texts('removeConfirm', { count }),
    removed: (count) => texts('removed', { count }),
    exportRows: options.exportRows,
    removeRows: options.removeRows,
  })
  return {
    ...actions,
    texts,
    filters: list.filters,
    edited,
    edit: (id) => setEdited({ id }),
    closeForm: () => setEdited(undefined),
  }
}

/** The properties of a list's lazily loaded form. */
export type FormProps = { readonly id?: string; readonly onClose: () => void }
/** The properties of a record shown beside its list. */
type RecordProps = { readonly id: string; readonly onChange: () => void; readonly onClose: () => void }

type Props<R extends Row> = {
  readonly crud: CrudList<R>
  readonly filters: ReactNode
  readonly actionsWidth: number
  /** Instead of 'change' and 'remove'. */
  readonly rowActions?: (row: R) => ReactNode
  /** Before 'export' and 'remove' of the selected rows. */
  readonly selectionActions?: ReactNode
  /** Loaded when first opened. */
  readonly windows?: {
    readonly record?: (props: RecordProps) => ReactNode
    readonly form?: (props: FormProps) => ReactNode
    readonly importing?: (props: { onClose: () => void }) => ReactNode
  }
  readonly children?: ReactNode
}

/** The page of such a list. A list that differs composes the same parts itself. */
export function CrudListPage<R extends Row>(props: Props<R>) {
  const { crud, filters, actionsWidth, rowActions, selectionActions, windows = {}, children } = props
  const { table, texts, edited } = crud
  const { record, form, importing } = windows
  const chosen = useChosenRecord()
  const { id } = chosen
  const [isImporting, setImporting] = useState(false)
  return (
    <ListPage
      title={texts('title')}
      table={table}
      actions={<ListButtons actions={crud} {...(importing && { onImport: () => setImporting(true) })} />}
      filters={
        <FilterBar table={table} filters={crud.filters}>
          {filters}
        </FilterBar>
      }
      selection={<ListSelection actions={crud}>{selectionActions}</ListSelection>}
    >
      <DataTable
        table={table}
        label={texts('title')}
        isSelectable
        actionsWidth={actionsWidth}
        empty={<EmptyList actions={crud} text={texts('empty')} />}
        actions={
          rowActions ?? ((row) => <RowButtons actions={crud} row={row} onChange={() => crud.edit(row.id)} />)
        }
      />
      <Suspense>
        {id !== undefined && !edited && (
          <Fragment key={id}>
            {record?.({ id, onChange: () => crud.edit(id), onClose: chosen.close })}
          </Fragment>
        )}
        {isImporting && importing?.({ onClose: () => setImporting(false) })}
        {edited && form?.({ ...edited, onClose: crud.closeForm })}
        {children}
      </Suspense>
      {crud.question}
    </ListPage>
  )
}
