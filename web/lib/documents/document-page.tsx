import { type DocumentEntity, entities } from '@quayside/contract/kernel/entities.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { closePage, namePage, pageKeyOf } from '../pages/open-pages.ts'
import { usePageSearch } from '../pages/page-search.ts'
import { type DocumentDetail, documentAddress, documentListAddress, loadDocument } from './document-calls.ts'

type Props<E extends DocumentEntity> = {
  readonly entity: E
  readonly texts: (key: 'title' | 'gone') => string
  readonly form: (record?: DocumentDetail<E>) => ReactNode
  readonly record: (record: DocumentDetail<E>) => ReactNode
}

/** The page of a document: a new one, one to read, or (`edit=1`) one to change. */
export function DocumentPage<E extends DocumentEntity>(props: Props<E>) {
  const { id, edit } = usePageSearch(entities[props.entity].page.path)
  if (id === undefined) return props.form()
  return <Loaded key={`${id} ${edit ?? ''}`} {...props} id={id} isEdited={edit !== undefined} />
}

function Loaded<E extends DocumentEntity>(props: Props<E> & { id: string; isEdited: boolean }) {
  const { entity, texts, form, record, id, isEdited } = props
  const answer = useQuery({ queryKey: [entity, 'record', id], queryFn: () => loadDocument(entity, id) })
  const number = answer.data?.number
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf(entities[entity].page.path, id), number)
  }, [entity, id, number])
  if (answer.isPending) return <TableSkeleton label={texts('title')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={texts('gone')} list={documentListAddress(entity)} />
  return isEdited ? form(answer.data) : record(answer.data)
}

/** Where the form of a document goes after it was saved, and when it is left. */
export function useDocumentForm(
  entity: DocumentEntity,
  record: { readonly id: string } | undefined,
  savedText: string,
) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return {
    saved: async (id: string): Promise<void> => {
      showToast({ kind: 'success', text: savedText })
      if (!record) closePage(pageKeyOf(entities[entity].page.path, undefined))
      await queries.invalidateQueries({ queryKey: [entity] })
      await navigate({ href: documentAddress(entity, id), replace: true, ignoreBlocker: true })
    },
    onCancel: () =>
      void navigate({ href: record ? documentAddress(entity, record.id) : documentListAddress(entity) }),
  }
}
