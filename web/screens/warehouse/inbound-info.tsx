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
import { InboundRecord } from './inbound-record.tsx'

const InboundForm = lazy(async () => ({ default: (await import('./inbound-form.tsx')).InboundForm }))

/** One inbound order: a new one, one to read, or (`edit=1`) one to change. */
export function InboundInfo() {
  const { id, edit } = usePageSearch('/storageInfo')
  return id !== undefined && edit === undefined ? <ReadInbound key={id} id={id} /> : <EditedInbound id={id} />
}

function ReadInbound({ id }: { id: string }) {
  const t = useTranslations('inbound.record')
  const answer = useQuery({
    queryKey: ['warehouseIn', 'record', id],
    queryFn: () => api('GET warehouse/online/inbound/{id}', { params: { id } }),
  })
  const number = answer.data?.number
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf('/storageInfo', id), number)
  }, [id, number])
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data) return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/storage')} />
  return <InboundRecord inbound={answer.data} />
}

function EditedInbound({ id }: { id: string | undefined }) {
  const t = useTranslations('inbound.record')
  const navigate = useNavigate()
  const { isOwn, key, takeNumber } = useNumberedForm('/storageInfo', id, (saved) =>
    pageAddress('/storageInfo', { id: saved, edit: '1' }),
  )
  const answer = useQuery({
    queryKey: ['warehouseIn', 'form', id],
    queryFn: () => api('GET warehouse/online/inbound/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined && !isOwn,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isLocked = answer.data !== undefined && !answer.data.nextSteps.some(({ name }) => name === 'save')
  const read = (saved: string): void =>
    void navigate({ href: pageAddress('/storageInfo', { id: saved }), replace: true, ignoreBlocker: true })
  // An order that cannot be changed any more is read.
  useEffect(() => {
    if (isLocked && id !== undefined) read(id)
  }, [isLocked, id])
  const number = answer.data?.number
  useEffect(() => {
    if (id !== undefined && number !== undefined) namePage(pageKeyOf('/storageInfo', id), number)
  }, [id, number])

  if (id !== undefined && !isOwn) {
    if (answer.isPending || isLocked) return <TableSkeleton label={t('title')} />
    if (!answer.data) return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/storage')} />
  }
  return (
    <Suspense fallback={<TableSkeleton label={t('title')} />}>
      <InboundForm
        key={key}
        inbound={isOwn ? undefined : answer.data}
        onNumbered={takeNumber}
        onSubmitted={(saved) => read(saved.id)}
      />
    </Suspense>
  )
}
