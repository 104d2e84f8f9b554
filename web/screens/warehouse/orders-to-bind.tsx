import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './binding.module.css'

const shown = 6

/** Orders of stored goods that were audited: their lots are still to be chosen. */
export function OrdersToBind() {
  const t = useTranslations('binding.list')
  const can = useCan()
  const kinds = orderKind.values.filter(
    (kind) => can(orderPermission(kind, 'list')) && can(orderPermission(kind, 'submit')),
  )
  const { data = [], isLoading } = useQuery({
    queryKey: ['order', 'toBind', kinds],
    queryFn: async () => {
      const state = orderState.codes.storedAwaitingBinding
      const pages = await Promise.all(
        kinds.map((modelType) =>
          api(
            'GET business/online/order/list',
            { query: { modelType, state, pageNum: 1, pageSize: 50, columns: 'orderNo,supplierName' } },
            { isQuiet: true },
          ),
        ),
      )
      return pages.flatMap(({ rows }) => rows)
    },
  })
  if (isLoading) return <Room height={44} />
  if (data.length === 0) return null
  return (
    <section className={styles['to-bind']} aria-label={t('toBind')}>
      <strong>{t('toBindCount', { count: data.length })}</strong>
      <ul>
        {data.slice(0, shown).map(({ id, orderNo, supplierName }) => (
          <li key={id}>
            <PageLink href={pageAddress('/stockBinding', { id })}>{orderNo}</PageLink>
            {supplierName !== '' && <small>{supplierName}</small>}
          </li>
        ))}
        {data.length > shown && <li>{t('toBindMore', { count: data.length - shown })}</li>}
      </ul>
    </section>
  )
}
