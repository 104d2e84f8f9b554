import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { serviceOrderState, serviceOrderStateTone } from '@quayside/contract/services/service.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'

const shown = 20

/** Value-added services and transports of the order's goods, and the way to request one. */
export function OrderServices({ order: { id } }: { order: OrderDetail }) {
  const t = useTranslations('services.list')
  const fields = useTranslations('serviceFields.serviceOrder')
  const kindName = useEntryNames('1025')
  const can = useCan()
  const sees = can('services-order-list')
  const { data } = useQuery({
    queryKey: ['serviceOrder', 'ofOrder', id],
    queryFn: () =>
      api('GET service/online/order/list', { query: { orderId: id, pageSize: shown } }, { isQuiet: true }),
    enabled: sees,
  })
  const rows = data?.rows ?? []
  const maySave = can('services-order-save')
  if (!sees || (rows.length === 0 && !maySave)) return null
  return (
    <Panel title={t('title')}>
      {rows.length > 0 && (
        <ShortTable
          rows={rows}
          columns={[
            {
              title: fields('number'),
              isRowHead: true,
              cell: (row) => (
                <PageLink href={pageAddress('/serviceInfo', { id: row.id })}>{row.number}</PageLink>
              ),
            },
            { title: fields('kind'), cell: ({ kind }) => kind && kindName(kind) },
            {
              title: fields('state'),
              cell: ({ state }) => (
                <StateTag list={serviceOrderState} tones={serviceOrderStateTone} value={state} />
              ),
            },
          ]}
        />
      )}
      {maySave && <PageLink href={pageAddress('/serviceInfo', { orderId: id })}>{t('new')}</PageLink>}
    </Panel>
  )
}
