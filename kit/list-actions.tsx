import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Can, useCan } from './context.tsx'
import { EmptyState } from './empty-state.tsx'
import { type Download, saveDownload } from './page/download.ts'
import { showToast } from './page/events.ts'
import { SelectionBar } from './selection-bar.tsx'
import { type ExportQuery, exportQuery, type Paged, type Row, type TableState } from './table.ts'

// Loaded on demand: a list is shown far more often than something is removed from it.
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

type Create = { readonly label: string; readonly run: () => void }

type Options<R extends Row, Q extends Paged> = {
  readonly table: TableState<R>
  readonly query: Q
  /** The prefix of this list's permissions: `hub-contact` for `hub-contact-export`. */
  readonly permission: string
  /** Starts a new record. */
  readonly create: Create
  /** The queries to refetch after a removal, by the first element of their keys. */
  readonly entities: readonly string[]
  readonly removeConfirm: (count: number) => string
  readonly removed: (count: number) => string
  readonly exportRows: (query: ExportQuery<Q>) => Promise<Download>
  readonly removeRows: (ids: string[]) => Promise<{ readonly count: number }>
}

export type ListActions<R extends Row> = {
  readonly table: TableState<R>
  readonly permission: string
  readonly create: Create
  /** Exports the visible columns: of these rows, or of all that match the filter. */
  exportRows(rows?: readonly R[]): void
  /** Asks for confirmation first. */
  remove(rows: readonly R[]): void
  /** The confirmation of a removal, while there is one. */
  readonly question: ReactNode
}

/** The actions of nearly every list: export and remove, for all rows or the selected ones. */
export function useListActions<R extends Row, Q extends Paged>(options: Options<R, Q>): ListActions<R> {
  const { table, query, permission, create, entities, removeConfirm, removed, exportRows, removeRows } =
    options
  const t = useTranslations('kit.list')
  const queries = useQueryClient()
  const [asked, setAsked] = useState<readonly R[]>([])

  async function removeAsked(): Promise<void> {
    const { count } = await removeRows(asked.map((row) => row.id))
    showToast({ kind: 'success', text: removed(count) })
    table.select([])
    await Promise.all(entities.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  }
  return {
    table,
    permission,
    create,
    exportRows: (rows = []) =>
      void exportRows(exportQuery(query, table, rows)).then(saveDownload, () => undefined),
    remove(rows) {
      // §8: 'Please select the data to be operated'.
      if (rows.length === 0) showToast({ kind: 'warning', text: t('selectionEmpty') })
      setAsked(rows)
    },
    question: asked.length > 0 && (
      <Suspense>
        <RemoveDialog
          label={t('remove')}
          text={removeConfirm(asked.length)}
          onClose={() => setAsked([])}
          onConfirm={removeAsked}
        />
      </Suspense>
    ),
  }
}

/** The actions above the list, each subject to its permission. */
export function ListButtons<R extends Row>(props: { actions: ListActions<R>; onImport?: () => void }) {
  const { actions, onImport } = props
  const t = useTranslations('kit.list')
  const { permission, table, create } = actions
  return (
    <>
      <Can permission={`${permission}-remove`}>
        <Button onClick={() => actions.remove(table.selected)}>{t('remove')}</Button>
      </Can>
      {onImport && (
        <Can permission={`${permission}-import`}>
          <Button onClick={onImport}>{t('import')}</Button>
        </Can>
      )}
      <Can permission={`${permission}-export`}>
        <Button onClick={() => actions.exportRows()}>{t('export')}</Button>
      </Can>
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
  const { permission, table } = actions
  return (
    <SelectionBar table={table}>
      {children}
      <Can permission={`${permission}-export`}>
        <button type="button" onClick={() => actions.exportRows(table.selected)}>
          {t('exportSelected')}
        </button>
      </Can>
      <Can permission={`${permission}-remove`}>
        <button type="button" onClick={() => actions.remove(table.selected)}>
          {t('remove')}
        </button>
      </Can>
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
  return (
    <>
      <Can permission={`${actions.permission}-edit`}>
        <button type="button" onClick={onChange}>
          {changeLabel ?? t('change')}
        </button>
      </Can>
      <Can permission={`${actions.permission}-remove`}>
        <button type="button" onClick={() => actions.remove([row])}>
          {t('remove')}
        </button>
      </Can>
    </>
  )
}

/** An empty list's first action, for users with the permission. */
export function EmptyList<R extends Row>({ actions, text }: { actions: ListActions<R>; text: string }) {
  const isAllowed = useCan()(`${actions.permission}-edit`)
  return <EmptyState text={text} {...(isAllowed && { action: actions.create })} />
}
