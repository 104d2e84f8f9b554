import { RecordFailed } from '@quayside/kit/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useNumberedForm } from '../../lib/numbered-form.ts'
import { namePage, pageKeyOf } from '../../lib/open-pages.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { LabelRecord } from './label-record.tsx'

const LabelForm = lazy(async () => ({ default: (await import('./label-form.tsx')).LabelForm }))

/** One label order: a new one, one to read, or (`edit=1`) one to change. */
export function LabelInfo() {
  const { id, edit } = usePageSearch('/labelOrder')
  const isRead = id !== undefined && edit === undefined
  return <OneLabel key={isRead ? id : 'form'} id={id} isRead={isRead} />
}

/** The form keeps what was loaded while it is open; the record is loaded again whenever it changes. */
const kept = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false } as const

function OneLabel({ id, isRead }: { id: string | undefined; isRead: boolean }) {
  const t = useTranslations('labels.record')
  const navigate = useNavigate()
  const { isOwn, key, takeNumber } = useNumberedForm('/labelOrder', id, (saved) =>
    pageAddress('/labelOrder', { id: saved, edit: '1' }),
  )
  const answer = useQuery({
    queryKey: ['labelOrder', isRead ? 'record' : 'form', id],
    queryFn: () => api('GET filing/online/label/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined && !isOwn,
    ...(!isRead && kept),
  })
  const isLocked = !isRead && answer.data?.nextSteps.every(({ name }) => name !== 'save') === true
  const open = (saved: string): void =>
    void navigate({ href: pageAddress('/labelOrder', { id: saved }), replace: true, ignoreBlocker: true })
  // An order that cannot be changed any more is read.
  useEffect(() => {
    if (isLocked && id !== undefined) open(id)
  }, [isLocked, id])
  const number = answer.data?.number
  useEffect(() => {
    if (id !== undefined && number !== undefined) namePage(pageKeyOf('/labelOrder', id), number)
  }, [id, number])

  if (id !== undefined && !isOwn) {
    if (answer.isPending || isLocked) return <TableSkeleton label={t('title')} />
    if (!answer.data)
      return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/labelList')} />
    if (isRead) return <LabelRecord label={answer.data} />
  }
  return (
    <Suspense fallback={<TableSkeleton label={t('title')} />}>
      <LabelForm
        key={key}
        label={isOwn ? undefined : answer.data}
        onNumbered={takeNumber}
        onSubmitted={(saved) => open(saved.id)}
      />
    </Suspense>
  )
}
