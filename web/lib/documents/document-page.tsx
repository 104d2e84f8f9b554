import type { Entity } from '@quayside/contract/kernel/entities.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { closePage, namePage, pageKeyOf } from '../pages/open-pages.ts'
import { usePageSearch } from '../pages/page-search.ts'
import { type PageSearch, type PortalPath, pageAddress } from '../pages/pages.ts'

/** The pages that show a document, or with `edit` its form. */
export type DocumentPath = {
  [P in PortalPath]: 'id' | 'edit' extends keyof PageSearch<P> ? P : never
}[PortalPath]

type Props<T> = {
  readonly path: DocumentPath
  readonly list: PortalPath
  /** The first element of its query keys. */
  readonly entity: Entity
  readonly texts: (key: 'title' | 'gone') => string
  readonly load: (id: string) => Promise<T>
  readonly form: (record?: T) => ReactNode
  readonly record: (record: T) => ReactNode
}

/** The page of a document: a new one, one to read, or (`edit=1`) one to change. */
export function DocumentPage<T extends { readonly number: string }>(props: Props<T>) {
  const { id, edit } = usePageSearch(props.path)
  if (id === undefined) return props.form()
  return <Loaded key={`${id} ${edit ?? ''}`} {...props} id={id} isEdited={edit !== undefined} />
}

function Loaded<T extends { readonly number: string }>(props: Props<T> & { id: string; isEdited: boolean }) {
  const { path, list, entity, texts, load, form, record, id, isEdited } = props
  const answer = useQuery({ queryKey: [entity, 'record', id], queryFn: () => load(id) })
  const number = answer.data?.number
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf(path, id), number)
  }, [path, id, number])
  if (answer.isPending) return <TableSkeleton label={texts('title')} />
  if (!answer.data) return <RecordFailed answer={answer} gone={texts('gone')} list={pageAddress(list)} />
  return isEdited ? form(answer.data) : record(answer.data)
}

/** Where the form of a document goes after it was saved, and when it is left. */
export function useDocumentForm(
  { path, list, entity }: Pick<Props<never>, 'path' | 'list' | 'entity'>,
  record: { readonly id: string } | undefined,
  savedText: string,
) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return {
    saved: async (id: string): Promise<void> => {
      showToast({ kind: 'success', text: savedText })
      if (!record) closePage(pageKeyOf(path, undefined))
      await queries.invalidateQueries({ queryKey: [entity] })
      await navigate({ href: pageAddress(path, { id }), replace: true, ignoreBlocker: true })
    },
    onCancel: () =>
      void navigate({ href: record ? pageAddress(path, { id: record.id }) : pageAddress(list) }),
  }
}
