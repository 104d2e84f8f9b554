import type { ForwarderOrderDetail } from '@quayside/contract/forwarding/forwarder-order.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { RecordFailed } from '@quayside/kit/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { closePage, namePage, pageKeyOf } from '../../lib/open-pages.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { ForwarderOrderRecord } from './order-record.tsx'
import { ShipmentForm } from './shipment-form.tsx'

/** One forwarder order: a new one, one to read, or (`edit=1`) one to change. */
export function ForwarderOrderInfo() {
  const { id, edit } = usePageSearch('/forwarderOrderInfo')
  if (id === undefined) return <OrderForm />
  return <LoadedOrder key={`${id} ${edit ?? ''}`} id={id} isEdited={edit !== undefined} />
}

function LoadedOrder({ id, isEdited }: { id: string; isEdited: boolean }) {
  const t = useTranslations('forwarding.orders')
  const answer = useQuery({
    queryKey: ['forwarderOrder', 'record', id],
    queryFn: () => api('GET freight/online/order/{id}', { params: { id } }),
  })
  const number = answer.data?.number
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf('/forwarderOrderInfo', id), number)
  }, [id, number])
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/forwarderList')} />
  return isEdited ? <OrderForm order={answer.data} /> : <ForwarderOrderRecord order={answer.data} />
}

function OrderForm({ order }: { order?: ForwarderOrderDetail }) {
  const t = useTranslations('forwarding.orders')
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <ShipmentForm
      name="freightOrder"
      title={order ? `${t('edit')} ${order.number}` : t('new')}
      record={order}
      save={(body) => api('POST freight/online/order/save', { body })}
      saved={async (id) => {
        showToast({ kind: 'success', text: t('saved') })
        if (!order) closePage(pageKeyOf('/forwarderOrderInfo', undefined))
        await queries.invalidateQueries({ queryKey: ['forwarderOrder'] })
        await navigate({
          href: pageAddress('/forwarderOrderInfo', { id }),
          replace: true,
          ignoreBlocker: true,
        })
      }}
      onCancel={() =>
        void navigate({
          href: order ? pageAddress('/forwarderOrderInfo', { id: order.id }) : pageAddress('/forwarderList'),
        })
      }
    />
  )
}
