import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { LotRecord } from './lot-record.tsx'

/** One lot. */
export function LotInfo() {
  const { id } = usePageSearch('/stockInfo')
  const t = useTranslations('stock.lot')
  if (id === undefined) return <LoadFailed text={t('gone')} list={pageAddress('/CustomerStockList')} />
  return <LoadedLot key={id} id={id} />
}

function LoadedLot({ id }: { id: string }) {
  const t = useTranslations('stock.lot')
  const locale = useLocale()
  const answer = useQuery({
    queryKey: ['stock', 'record', locale, id],
    queryFn: ({ signal }) =>
      api('GET warehouse/online/stock/{id}', { params: { id } }, { signal, isQuiet: true }),
  })
  const number = answer.data?.number
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf('/stockInfo', id), number)
  }, [id, number])
  if (answer.isPending) return <TableSkeleton label={t('quantities')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/CustomerStockList')} />
  return <LotRecord lot={answer.data} />
}
