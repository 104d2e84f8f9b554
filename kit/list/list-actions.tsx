import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Can } from '../page/context.tsx'
import { type Download } from '../page/download.ts'
import { showToast } from '../page/events.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { type ExportQuery, type Row, type TableState } from '../table/table.ts'
import { rowsExport } from './export-rows.ts'
import { ExportSelected, SelectionBar, SelectionStep } from './selection-bar.tsx'

// Loaded on demand: a list is shown far more often than something is removed from it.
const RemoveDialog = lazyPart(async () => ({
  default: (await import('../overlays/remove-dialog.tsx')).RemoveDialog,
}))

type Create = { readonly label: string; readonly run: () => void }

type Removal = {
  readonly run: (ids: string[]) => Promise<{ readonly count: number }>
  readonly confirm: (count: number) => string
  readonly done: (count: number) => string
}

type Options<R extends Row, Q extends object> = {
  readonly table: TableState<R>
  readonly query: Q
  /** The prefix of this list's permissions: `hub-contact` for `hub-contact-export`. */
  readonly permission: string
  /** Starts a new record. */
  readonly create: Create
  /** The queries to refetch after a removal, by the first element of their keys. */
  readonly entities: readonly string[]
  readonly exportRows: ((query: ExportQuery<Q>) => Promise<Download>) | undefined
  readonly removal: Removal | undefined
}

export type ListActions<R extends Row> = {
  readonly table: TableState<R>
  readonly permission: string
  readonly create: Create
  /** Exports the visible columns: of these rows, or of all that match the filter. */
  readonly exportRows?: (rows?: readonly R[]) => void
  /** Asks for confirmation first. */
  readonly remove?: (rows: readonly R[]) => void
  /** The confirmation of a removal, while there is one. */
  readonly question: ReactNode
}

/** The actions of nearly every list: export and remove, for all rows or the selected ones. */
export function useListActions<R extends Row, Q extends object>(options: Options<R, Q>): ListActions<R> {
  const { table, query, permission, create, entities, exportRows, removal } = options
  const t = useTranslations('kit.list')
  const queries = useQueryClient()
  const [asked, setAsked] = useState<readonly R[]>([])

  async function removeAsked({ run, done }: Removal): Promise<void> {
    const { count } = await run(asked.map((row) => row.id))
    showToast({ kind: 'success', text: done(count) })
    table.select([])
    await Promise.all(entities.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  }
  return {
    table,
    permission,
    create,
    ...(exportRows && {
      exportRows: rowsExport(query, table, exportRows),
    }),
    ...(removal && {
      remove(rows) {
        // §8: 'Please select the data to be operated'.
        if (rows.length === 0) showToast({ kind: 'warning', text: t('selectionEmpty') })
        setAsked(rows)
      },
    }),
    question: removal && asked.length > 0 && (
      <Suspense>
        <RemoveDialog
          label={t('remove')}
          text={removal.confirm(asked.length)}
          onClose={() => setAsked([])}
          onConfirm={() => removeAsked(removal)}
        />
      </Suspense>
    ),
  }
}

/** The actions above the list, each subject to its permission. */
export function ListButtons<R extends Row>(props: { actions: ListActions<R>; onImport?: () => void }) {
  const { actions, onImport } = props
  const t = useTranslations('kit.list')
  const { permission, table, create, exportRows, remove } = actions
  return (
    <>
      {remove && (
        <Can permission={`${permission}-remove`}>
          <Button onClick={() => remove(table.selected)}>{t('remove')}</Button>
        </Can>
      )}
      {onImport && (
        <Can permission={`${permission}-import`}>
          <Button onClick={onImport}>{t('import')}</Button>
        </Can>
      )}
      {exportRows && (
        <Can permission={`${permission}-export`}>
          <Button onClick={() => exportRows()}>{t('export')}</Button>
        </Can>
      )}
      <Can permission={`${permission}-edit`}>
        <Button look="primary" onClick={create.run}>
          {create.label}
        </Button>
      </Can>
    </>
  )
}

/** The actions on the selected rows; those of the list's own come first. */
export function ListSelection<R extends Row>(props: { actions: ListActions<R>; children?: ReactNode }) {
  const { actions, children } = props
  const t = useTranslations('kit.list')
  const { permission, table, exportRows, remove } = actions
  const count = table.selected.length
  return (
    <SelectionBar table={table}>
      {children}
      {exportRows && (
        <ExportSelected table={table} permission={`${permission}-export`} onExport={exportRows} />
      )}
      {remove && (
        <Can permission={`${permission}-remove`}>
          <SelectionStep label={t('remove')} count={count} onClick={() => remove(table.selected)} />
        </Can>
      )}
    </SelectionBar>
  )
}

type RowProps<R extends Row> = {
  readonly actions: ListActions<R>
  readonly row: R
  readonly changeLabel?: string
  readonly onChange: () => void
}

/** The actions of one row. */
export function RowButtons<R extends Row>({ actions, row, changeLabel, onChange }: RowProps<R>) {
  const t = useTranslations('kit.list')
  const { permission, remove } = actions
  return (
    <>
      <Can permission={`${permission}-edit`}>
        <button type="button" onClick={onChange}>
          {changeLabel ?? t('change')}
        </button>
      </Can>
      {remove && (
        <Can permission={`${permission}-remove`}>
          <button type="button" onClick={() => remove([row])}>
            {t('remove')}
          </button>
        </Can>
      )}
    </>
  )
}
