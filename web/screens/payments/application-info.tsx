import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { ApplicationRecord } from './application-record.tsx'

/** One payment application. */
export function PaymentApplicationInfo() {
  const { id } = usePageSearch('/paymentInfo')
  const t = useTranslations('payments.record')
  if (id === undefined)
    return <LoadFailed text={t('gone')} list={pageAddress('/paymentQuery')} onRetry={() => history.back()} />
  return <LoadedApplication key={id} id={id} />
}

function LoadedApplication({ id }: { id: string }) {
  const t = useTranslations('payments.record')
  const answer = useQuery({
    queryKey: ['paymentApplication', 'record', id],
    queryFn: () => api('GET finance/online/paymentApplication/{id}', { params: { id } }),
  })
  const number = answer.data?.number
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf('/paymentInfo', id), number)
  }, [id, number])
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data)
    return (
      <LoadFailed
        text={t('gone')}
        list={pageAddress('/paymentQuery')}
        onRetry={() => void answer.refetch()}
      />
    )
  return <ApplicationRecord application={answer.data} />
}
