import type { QueryName } from '@quayside/contract/kernel/query-names.ts'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { useChosenRecord } from '../inputs/chosen-record.tsx'
import { useCan } from '../page/context.tsx'
import type { Download } from '../page/download.ts'
import type { RowsProps } from '../table/data-table.tsx'
import type { Column, ExportQuery, Row } from '../table/table.ts'
import { type ListActions, ListButtons, ListSelection, RowButtons, useListActions } from './list-actions.tsx'
import { ListPage } from './list-page.tsx'
import type { ListState } from './list-query.ts'
import { useListTable } from './list-table.ts'

/** The texts that a screen must have for its list, and those for removals. */
type ListTexts = (key: 'new' | 'empty') => string
type RemovalTexts = (key: 'removeConfirm' | 'removed', values: { count: number }) => string

type Options<R extends Row, Q extends object> = (
  | { readonly texts: ListTexts; readonly removeRows?: never }
  | {
      readonly texts: ListTexts & RemovalTexts
      readonly removeRows: (ids: string[]) => Promise<{ readonly count: number }>
    }
) & {
  readonly title: string
  /** The name under which this user's choice of columns is stored. */
  readonly name: string
  /** The first element of its query keys. */
  readonly entity: QueryName
  /** Other entities that change when rows are removed. */
  readonly related?: readonly string[]
  /** The prefix of this list's permissions: `hub-contact` for `hub-contact-export`. */
  readonly permission: string
  readonly columns: readonly Column<R>[]
  readonly list: ListState & { readonly query: Q }
  readonly fetch: (signal: AbortSignal) => Promise<{ rows: readonly R[]; total: number }>
  readonly exportRows?: (query: ExportQuery<Q>) => Promise<Download>
  /** The page that creates a record; without it, the list's form opens. */
  readonly create?: () => void
}

/** The record in the form; without an id, a new one. Its row is there where the form was opened from the row. */
type Edited<R> = { readonly id?: string; readonly row?: R }

type CrudList<R extends Row> = ListActions<R> & {
  readonly title: string
  readonly texts: ListTexts
  readonly edited: Edited<R> | undefined
  edit(id: string, row?: R): void
  closeForm(): void
}

/** The state of a list whose records are created and changed, and exported and removed where it says how. */
export function useCrudList<R extends Row, Q extends object>(options: Options<R, Q>): CrudList<R> {
  const { title, name, entity, related = [], permission, texts, columns, list, create } = options
  const [edited, setEdited] = useState<Edited<R>>()
  const table = useListTable({ name, entity, columns, list, fetch: options.fetch })
  const actions = useListActions({
    table,
    query: list.query,
    permission,
    create: { label: texts('new'), run: create ?? (() => setEdited({})) },
    entities: [entity, ...related],
    exportRows: options.exportRows,
    removal: options.removeRows && {
      run: options.removeRows,
      confirm: (count) => options.texts('removeConfirm', { count }),
      done: (count) => options.texts('removed', { count }),
    },
  })
  return {
    ...actions,
    title,
    texts,
    edited,
    edit: (id, row) => setEdited({ id, ...(row && { row }) }),
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
  readonly actionsWidth?: number
  readonly totals?: RowsProps<R>['totals']
  /** Above the list, before the usual ones. */
  readonly actions?: ReactNode
  /** Instead of 'change' and 'remove'. */
  readonly rowActions?: (row: R) => ReactNode
  /** What stands before 'export' and 'remove' of the selected rows. */
  readonly selectionActions?: ReactNode
  /** Loaded when first opened. */
  readonly windows?: {
    readonly record?: (props: RecordProps) => ReactNode
    readonly form?: (props: FormProps & { readonly row?: R }) => ReactNode
    readonly importing?: (props: { onClose: () => void }) => ReactNode
  }
  readonly children?: ReactNode
}

/** The page of such a list. A list that differs composes the same parts itself. */
export function CrudListPage<R extends Row>(props: Props<R>) {
  const { crud, filters, actionsWidth = 110, rowActions, selectionActions, windows = {}, children } = props
  const { totals } = props
  const { title, table, texts, edited, permission } = crud
  const can = useCan()
  const mayEdit = can(`${permission}-edit`)
  const mayRemove = crud.remove !== undefined && can(`${permission}-remove`)
  const { record, form, importing } = windows
  const chosen = useChosenRecord()
  const { id } = chosen
  const [isImporting, setImporting] = useState(false)
  const changeOrRemove = (row: R) => (
    <RowButtons actions={crud} row={row} onChange={() => crud.edit(row.id, row)} />
  )
  return (
    <ListPage
      title={title}
      table={table}
      actions={
        <>
          {props.actions}
          <ListButtons actions={crud} {...(importing && { onImport: () => setImporting(true) })} />
        </>
      }
      filters={filters}
      {...((crud.exportRows ?? crud.remove ?? selectionActions) && {
        selection: <ListSelection actions={crud}>{selectionActions}</ListSelection>,
      })}
      rows={{
        empty: { text: texts('empty'), ...(mayEdit && { action: crud.create }) },
        actionsWidth,
        ...(totals && { totals }),
        ...(record && {
          peek: {
            blocks: (row: R) =>
              record({ id: row.id, onChange: () => crud.edit(row.id), onClose: chosen.close }),
          },
        }),
        ...((rowActions || mayEdit || mayRemove) && { actions: rowActions ?? changeOrRemove }),
      }}
    >
      <Suspense>
        {id !== undefined && !edited && (
          <Fragment key={id}>
            {record
              ? record({ id, onChange: () => crud.edit(id), onClose: chosen.close })
              : // Without a page of its own a record that the address names opens in its form.
                mayEdit && form?.({ id, onClose: chosen.close })}
          </Fragment>
        )}
        {isImporting && importing?.({ onClose: () => setImporting(false) })}
        {edited && mayEdit && form?.({ ...edited, onClose: crud.closeForm })}
        {children}
      </Suspense>
      {crud.question}
    </ListPage>
  )
}
