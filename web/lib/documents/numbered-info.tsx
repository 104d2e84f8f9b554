import { entities } from '@quayside/contract/kernel/entities.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { namePage, pageKeyOf } from '../pages/open-pages.ts'
import { usePageSearch } from '../pages/page-search.ts'
import { type DocumentDetail, documentAddress, documentListAddress, loadDocument } from './document-calls.ts'
import { useNumberedForm } from './numbered-form.ts'

/** The documents whose forms have lines and get their address with the first save. */
type NumberedEntity = 'inbound' | 'labelOrder' | 'approvalOrder'

type FormProps<D> = {
  /** Absent for a new record, and for one that the open form has just made. */
  readonly record: D | undefined
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

type Props<E extends NumberedEntity> = {
  readonly entity: E
  readonly texts: (key: 'title' | 'gone') => string
  readonly read: (record: DocumentDetail<E>) => ReactNode
  readonly form: (key: string, props: FormProps<DocumentDetail<E>>) => ReactNode
}

/** The page of a document with lines: a new one, one to read, or (`edit=1`) one to change. */
export function NumberedInfo<E extends NumberedEntity>(props: Props<E>) {
  const { id, edit } = usePageSearch(entities[props.entity].page.path)
  return id !== undefined && edit === undefined ? (
    <Read key={id} id={id} {...props} />
  ) : (
    <Edited id={id} {...props} />
  )
}

const useNamedPage = (entity: NumberedEntity, id: string | undefined, number: string | undefined): void =>
  useEffect(() => {
    if (id !== undefined && number !== undefined) namePage(pageKeyOf(entities[entity].page.path, id), number)
  }, [entity, id, number])

function Read<E extends NumberedEntity>(props: Props<E> & { id: string }) {
  const { id, entity, texts, read } = props
  const answer = useQuery({ queryKey: [entity, 'record', id], queryFn: () => loadDocument(entity, id) })
  useNamedPage(entity, id, answer.data?.number)
  if (answer.isPending) return <TableSkeleton label={texts('title')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={texts('gone')} list={documentListAddress(entity)} />
  return <>{read(answer.data)}</>
}

function Edited<E extends NumberedEntity>(props: Props<E> & { id: string | undefined }) {
  const { id, entity, texts, form } = props
  const navigate = useNavigate()
  const { isOwn, key, takeNumber } = useNumberedForm(entities[entity].page.path, id, (saved) =>
    documentAddress(entity, saved, '1'),
  )
  const answer = useQuery({
    queryKey: [entity, 'form', id],
    queryFn: () => loadDocument(entity, id ?? ''),
    enabled: id !== undefined && !isOwn,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isLocked = answer.data !== undefined && !answer.data.nextSteps.some(({ name }) => name === 'save')
  const read = (saved: string): void =>
    void navigate({ href: documentAddress(entity, saved), replace: true, ignoreBlocker: true })
  // A record that cannot be changed any more is read.
  useEffect(() => {
    if (isLocked && id !== undefined) read(id)
  }, [isLocked, id])
  useNamedPage(entity, id, answer.data?.number)

  if (id !== undefined && !isOwn) {
    if (answer.isPending || isLocked) return <TableSkeleton label={texts('title')} />
    if (!answer.data)
      return <RecordFailed answer={answer} gone={texts('gone')} list={documentListAddress(entity)} />
  }
  return (
    <Suspense fallback={<TableSkeleton label={texts('title')} />}>
      {form(key, {
        record: isOwn ? undefined : answer.data,
        onNumbered: takeNumber,
        onSubmitted: (saved) => read(saved.id),
      })}
    </Suspense>
  )
}
