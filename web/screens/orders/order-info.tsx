import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { OrderRecord } from './order-record.tsx'

const OrderPrintPage = lazyPart(() => import('./order-print.tsx'))

/** One order of any kind with its actions; the print view with `print=1`. */
export function OrderInfo() {
  const { id, print } = usePageSearch('/orderInfo')
  const t = useTranslations('orders.record')
  if (id === undefined) return <LoadFailed text={t('gone')} list={pageAddress('/ImportOrderList')} />
  if (print !== '1') return <LoadedOrder key={id} id={id} />
  return (
    <Suspense fallback={<TableSkeleton label={t('print')} />}>
      <OrderPrintPage id={id} path="/orderInfo" />
    </Suspense>
  )
}

function LoadedOrder({ id }: { id: string }) {
  const t = useTranslations('orders.record')
  // Under `order`, so that the live channel refetches it after the provider's steps.
  const answer = useQuery({
    queryKey: ['order', 'detail', id],
    queryFn: () => api('GET business/online/order/{id}', { params: { id } }),
  })
  const number = answer.data?.orderNo
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf('/orderInfo', id), number)
  }, [id, number])
  if (answer.isPending) return <TableSkeleton label={t('basics')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/ImportOrderList')} />
  return <OrderRecord order={answer.data} />
}
