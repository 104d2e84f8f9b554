import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { namePage, pageKeyOf } from '../pages/open-pages.ts'
import { usePageSearch } from '../pages/page-search.ts'
import { type PortalPath, pageAddress } from '../pages/pages.ts'
import { useNumberedForm } from './numbered-form.ts'

type FormProps<D> = {
  /** Absent for a new record, and for one that the open form has just made. */
  readonly record: D | undefined
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

type Numbered = { readonly number: string; readonly nextSteps: readonly NextStep[] }

type Props<D extends Numbered> = {
  readonly path: PortalPath & ('/storageInfo' | '/labelOrder' | '/approvalOrder')
  readonly list: PortalPath & ('/storage' | '/labelList' | '/approvalList')
  /** The first part of its query keys. */
  readonly entity: Entity
  readonly fetch: (id: string) => Promise<D>
  readonly texts: (key: 'title' | 'gone') => string
  readonly read: (record: D) => ReactNode
  readonly form: (key: string, props: FormProps<D>) => ReactNode
}

/** The page of a document with lines: a new one, one to read, or (`edit=1`) one to change. */
export function NumberedInfo<D extends Numbered>(props: Props<D>) {
  const { id, edit } = usePageSearch(props.path)
  return id !== undefined && edit === undefined ? (
    <Read key={id} id={id} {...props} />
  ) : (
    <Edited id={id} {...props} />
  )
}

const useNamedPage = (path: PortalPath, id: string | undefined, number: string | undefined): void =>
  useEffect(() => {
    if (id !== undefined && number !== undefined) namePage(pageKeyOf(path, id), number)
  }, [path, id, number])

function Read<D extends Numbered>(props: Props<D> & { id: string }) {
  const { id, path, list, entity, fetch, texts, read } = props
  const answer = useQuery({ queryKey: [entity, 'record', id], queryFn: () => fetch(id) })
  useNamedPage(path, id, answer.data?.number)
  if (answer.isPending) return <TableSkeleton label={texts('title')} />
  if (!answer.data) return <RecordFailed answer={answer} gone={texts('gone')} list={pageAddress(list)} />
  return <>{read(answer.data)}</>
}

function Edited<D extends Numbered>(props: Props<D> & { id: string | undefined }) {
  const { id, path, list, entity, fetch, texts, form } = props
  const navigate = useNavigate()
  const { isOwn, key, takeNumber } = useNumberedForm(path, id, (saved) =>
    pageAddress(path, { id: saved, edit: '1' }),
  )
  const answer = useQuery({
    queryKey: [entity, 'form', id],
    queryFn: () => fetch(id ?? ''),
    enabled: id !== undefined && !isOwn,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isLocked = answer.data !== undefined && !answer.data.nextSteps.some(({ name }) => name === 'save')
  const read = (saved: string): void =>
    void navigate({ href: pageAddress(path, { id: saved }), replace: true, ignoreBlocker: true })
  // A record that cannot be changed any more is read.
  useEffect(() => {
    if (isLocked && id !== undefined) read(id)
  }, [isLocked, id])
  useNamedPage(path, id, answer.data?.number)

  if (id !== undefined && !isOwn) {
    if (answer.isPending || isLocked) return <TableSkeleton label={texts('title')} />
    if (!answer.data) return <RecordFailed answer={answer} gone={texts('gone')} list={pageAddress(list)} />
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
