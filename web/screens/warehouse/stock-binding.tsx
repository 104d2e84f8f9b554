import { orderState, orderStateTone } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './binding.module.css'
import { StockBindingForm } from './stock-binding.form.tsx'

/** Chooses stored goods for an order that was audited: lots for each of its lines. */
export function StockBinding() {
  const { id = '' } = usePageSearch('/stockBinding')
  return <LoadedBinding key={id} id={id} />
}

function LoadedBinding({ id }: { id: string }) {
  const t = useTranslations('binding')
  const locale = useLocale()
  const order = useQuery({
    queryKey: ['order', 'record', id],
    queryFn: () => api('GET business/online/order/{id}', { params: { id } }),
    retry: false,
  })
  const stock = useQuery({
    queryKey: ['stock', 'bindable', locale, id],
    queryFn: () => api('GET warehouse/online/stock/bindable', { query: { orderId: id } }),
    retry: false,
  })
  const number = order.data?.orderNo
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf('/stockBinding', id), number)
  }, [id, number])
  if (order.isPending || stock.isPending) return <TableSkeleton label={t('title')} />
  if (!order.data || !stock.data)
    return (
      <RecordFailed
        answer={order.data ? stock : order}
        gone={t('gone')}
        list={pageAddress('/warehouseOrder')}
      />
    )
  if (!order.data.nextSteps.some(({ name }) => name === 'bind')) return <NotToBind order={order.data} />
  return (
    <StockBindingForm order={order.data} lines={stock.data.lines} onRefresh={() => void stock.refetch()} />
  )
}

function NotToBind({ order }: { order: OrderDetail }) {
  const t = useTranslations('binding')
  const isBound = order.boundLots.length > 0
  return (
    <>
      <PageHeader
        title={t('title')}
        state={<StateTag list={orderState} tones={orderStateTone} value={order.state} />}
        note={order.orderNo}
      />
      <section className="q-panel">
        <div className="q-panel-body">
          <p>{t(isBound ? 'bound' : 'notToBind')}</p>
          {isBound && (
            <ul className={styles['bound']}>
              {order.boundLots.map(({ lotNumber, qty }) => (
                <li key={lotNumber}>
                  <span className="q-code">{lotNumber}</span> <b>{showNumber(qty)}</b>
                </li>
              ))}
            </ul>
          )}
          <PageLink href={pageAddress('/orderInfo', { id: order.id })}>{t('toOrder')}</PageLink>
        </div>
      </section>
    </>
  )
}
