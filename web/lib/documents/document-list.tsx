import { type DocumentEntity, entities } from '@quayside/contract/kernel/entities.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useListActions } from '@quayside/kit/list/list-actions.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import type { ListState } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import type { Download } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import type { Column, ExportQuery, Row } from '@quayside/kit/table/table.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../pages/pages.ts'
import { documentAddress } from './document-calls.ts'
import { type Numbered, useSubmitSeveral } from './submit-several.tsx'

type Texts = ((key: 'title' | 'new' | 'empty') => string) &
  ((key: 'removeConfirm' | 'removed', values: { count: number }) => string)

type Options<R extends Row, Q extends object> = {
  /** The name under which this user's choice of columns is stored. */
  readonly name: string
  readonly entity: DocumentEntity
  /** Other entities that change when rows are removed. */
  readonly related?: readonly string[]
  readonly texts: Texts
  readonly columns: readonly Column<R>[]
  readonly list: ListState & { readonly query: Q }
  readonly fetch: (signal: AbortSignal) => Promise<{ rows: readonly R[]; total: number }>
  readonly exportRows: (query: ExportQuery<Q>) => Promise<Download>
  readonly removeRows: (ids: string[]) => Promise<{ readonly count: number }>
  readonly isRemovable: (row: R) => boolean
  /** Said where none of the selected documents can be removed. */
  readonly removeNone?: string
}

/** The state of a list of documents that are written on a page of their own. */
export function useDocumentList<R extends Row, Q extends object>(options: Options<R, Q>) {
  const { name, entity, related = [], texts, columns, list, isRemovable } = options
  const { permissions: permission, page } = entities[entity]
  const can = useCan()
  const navigate = useNavigate()
  const table = useListTable({ name, entity, columns, list, fetch: options.fetch })
  const actions = useListActions({
    table,
    query: list.query,
    permission,
    create: { label: texts('new'), run: () => void navigate({ href: pageAddress(page.path) }) },
    entities: [entity, ...related],
    exportRows: options.exportRows,
    removal: {
      run: options.removeRows,
      confirm: (count) => texts('removeConfirm', { count }),
      done: (count) => texts('removed', { count }),
    },
  })
  return {
    ...actions,
    texts,
    maySave: can(`${permission}-save`),
    mayExport: can(`${permission}-export`),
    mayRemove: can(`${permission}-remove`),
    maySubmit: can(`${permission}-submit`),
    removable: table.selected.filter(isRemovable),
    removeNone: options.removeNone,
  }
}

type Drafts<R> = {
  readonly texts: (key: 'change' | 'submit' | 'view') => string
  readonly addressOf: (row: R) => string
  readonly formOf: (row: R) => string
  readonly isEditable: (row: R) => boolean
  readonly isSubmittable: (row: R) => boolean
  readonly submitting: { readonly ask: (rows: readonly R[]) => void; readonly question: ReactNode }
}

type SubmittableOptions<R extends Row & Numbered, Q extends object> = Omit<
  Options<R, Q>,
  'texts' | 'isRemovable' | 'removeNone'
> & {
  readonly texts: Texts & ((key: 'change' | 'submit' | 'view' | 'removeNone') => string)
  readonly submission: Parameters<typeof useSubmitSeveral<R>>[0]['texts']
  readonly mayStep: (row: R, name: 'save' | 'submit' | 'remove') => boolean
}

/** A list whose drafts are submitted from it, several at once. */
export function useSubmittableList<R extends Row & Numbered, Q extends object>(
  options: SubmittableOptions<R, Q>,
) {
  const { entity, submission, mayStep, texts } = options
  const formOf = ({ id }: { id: string }, edit = '1'): string => documentAddress(entity, id, edit)
  const documents = useDocumentList<R, Q>({
    ...options,
    isRemovable: (row) => mayStep(row, 'remove'),
    removeNone: texts('removeNone'),
  })
  const submitting = useSubmitSeveral<R>({
    entity,
    texts: submission,
    formOf,
    onDone: () => documents.table.select([]),
  })
  const drafts: Drafts<R> = {
    texts,
    addressOf: ({ id }) => documentAddress(entity, id),
    formOf,
    isEditable: (row) => mayStep(row, 'save'),
    isSubmittable: (row) => mayStep(row, 'submit'),
    submitting,
  }
  return { documents, drafts }
}

type Props<R extends Row> = {
  readonly documents: Omit<ReturnType<typeof useDocumentList<R, object>>, 'texts'> & { readonly texts: Texts }
  readonly tabs?: ReactNode
  readonly filters: ReactNode
  /** What stands before 'remove' and 'export' of the selected rows. */
  readonly selectionActions?: ReactNode
  /** Drafts that are changed on a page of their own and submitted from the list, several at once. */
  readonly drafts?: Drafts<R> | undefined
  /** For rows that are no drafts, where that is more than to view them. */
  readonly rowActions?: (row: R) => ReactNode
  readonly children?: ReactNode
}

/** The page of such a list: export, a new one, and what can be done with the selected ones. */
export function DocumentListPage<R extends Row>(props: Props<R>) {
  const { documents, tabs, filters, selectionActions, drafts, rowActions, children } = props
  const { table, texts, create, maySave, maySubmit, mayExport, mayRemove, removable, removeNone } = documents
  const t = useTranslations('kit.list')
  const submittable = drafts ? table.selected.filter(drafts.isSubmittable) : []
  const remove = (): void => {
    if (removable.length === 0 && removeNone !== undefined) showToast({ kind: 'warning', text: removeNone })
    else documents.remove?.(removable)
  }
  return (
    <ListPage
      title={texts('title')}
      table={table}
      actions={
        <>
          {mayExport && <Button onClick={() => documents.exportRows?.()}>{t('export')}</Button>}
          {maySave && (
            <Button look="primary" onClick={create.run}>
              {create.label}
            </Button>
          )}
        </>
      }
      tabs={tabs}
      filters={filters}
      selection={
        <SelectionBar table={table}>
          {selectionActions}
          {drafts && maySubmit && (
            <SelectionStep
              label={drafts.texts('submit')}
              count={submittable.length}
              onClick={() => drafts.submitting.ask(submittable)}
            />
          )}
          {mayRemove && <SelectionStep label={t('remove')} count={removable.length} onClick={remove} />}
          {mayExport && (
            <SelectionStep
              label={t('export')}
              count={table.selected.length}
              onClick={() => documents.exportRows?.(table.selected)}
            />
          )}
        </SelectionBar>
      }
      rows={{
        empty: { text: texts('empty'), ...(maySave && { action: create }) },
        actionsWidth: 96,
        actions: (row) =>
          drafts && maySave && drafts.isEditable(row) ? (
            <DraftActions
              texts={drafts.texts}
              form={drafts.formOf(row)}
              onSubmit={maySubmit ? () => drafts.submitting.ask([row]) : undefined}
            />
          ) : (
            (rowActions?.(row) ??
            (drafts && <PageLink href={drafts.addressOf(row)}>{drafts.texts('view')}</PageLink>))
          ),
      }}
    >
      {documents.question}
      {drafts?.submitting.question}
      {children}
    </ListPage>
  )
}

type DraftProps = {
  readonly texts: (key: 'change' | 'submit') => string
  readonly form: string
  /** Absent where the reader may not submit. */
  readonly onSubmit: (() => void) | undefined
}

/** What can be done next with a draft in a list. */
const DraftActions = ({ texts, form, onSubmit }: DraftProps) => (
  <>
    <PageLink href={form}>{texts('change')}</PageLink>
    {onSubmit && (
      <button type="button" onClick={onSubmit}>
        {texts('submit')}
      </button>
    )}
  </>
)
