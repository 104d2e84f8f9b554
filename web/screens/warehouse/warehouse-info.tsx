import type { WarehouseInfo as Warehouse } from '@quayside/contract/warehouse/warehouse.ts'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { WarehouseCard } from './warehouse-card.tsx'
import styles from './warehouse-info.module.css'
import { WarehouseMap } from './warehouse-map.tsx'

/** The provider's warehouses: where and when goods are taken in, what storage costs, and what lies there now. */
export function WarehouseInfo() {
  const t = useTranslations('warehouses')
  const answer = useQuery({
    queryKey: ['stock', 'warehouses', useLocale()],
    queryFn: ({ signal }) => api('GET warehouse/online/warehouse/list', {}, { signal, isQuiet: true }),
  })
  const { data } = answer
  return (
    <>
      <PageHeader title={t('title')} note={data ? t('note', { count: data.length }) : ''} />
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {answer.isError && !data && (
        <LoadFailed text={failureText(answer.error) ?? t('failed')} onRetry={() => void answer.refetch()} />
      )}
      {data?.length === 0 && <EmptyState text={t('none')} />}
      {data && data.length > 0 && <Warehouses warehouses={data} />}
    </>
  )
}

const Warehouses = ({ warehouses }: { warehouses: readonly Warehouse[] }) => (
  <div className={styles['page']}>
    <div className={styles['cards']}>
      {warehouses.map((warehouse, place) => (
        <WarehouseCard key={warehouse.id} warehouse={warehouse} place={place + 1} />
      ))}
    </div>
    <WarehouseMap warehouses={warehouses} />
  </div>
)
