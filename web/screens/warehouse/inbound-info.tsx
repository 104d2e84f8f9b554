import { RecordFailed } from '@quayside/kit/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { namePage, pageKeyOf } from '../../lib/open-pages.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { InboundRecord } from './inbound-record.tsx'

/** One inbound order: a new one, one to read, or (`edit=1`) one to change. */
export function InboundInfo() {
  const { id = '' } = usePageSearch('/storageInfo')
  return <LoadedInbound key={id} id={id} />
}

function LoadedInbound({ id }: { id: string }) {
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
