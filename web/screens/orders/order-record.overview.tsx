import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money, RateCell } from '@quayside/kit/record/money.tsx'
import { RecordColumns } from '@quayside/kit/record/record-frame.tsx'
import { TimelinePanel } from '@quayside/kit/record/timeline.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'
import { RecordLinks } from '../../lib/links/record-links.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { formPathOf } from './order-kinds.ts'
import { OrderChangesPanel } from './order-record.changes.tsx'
import { OrderContractCard } from './order-record.contract.tsx'
import { OrderBasics, OrderDocuments } from './order-record.details.tsx'
import { OrderDifferences } from './order-record.differences.tsx'
import { useEventText } from './order-record.events.ts'
import styles from './order-record.module.css'
import { OrderDeadlines, OrderLots, OrderStates } from './order-record.states.tsx'
import type { OrderTab } from './order-tabs.ts'

type Props = { readonly order: OrderDetail; readonly open: (tab: OrderTab) => void }

const recentEvents = 4

/** What a reader asks first; what is read after the order itself stands last in its column. */
export function OrderOverview({ order, open }: Props) {
  const t = useTranslations('orders.record')
  const textOf = useEventText()
  const { timeline } = order
  return (
    <RecordColumns
      aside={
        <>
          <OrderDeadlines order={order} />
          <OrderLots order={order} />
          <TimelinePanel
            entries={timeline.slice(0, recentEvents)}
            textOf={textOf}
            actions={
              timeline.length > recentEvents && (
                <Button look="link" size="small" onClick={() => open('history')}>
                  {t('allEvents', { count: timeline.length })}
                </Button>
              )
            }
          />
          <OrderContractCard order={order} />
          <OrderChangesPanel order={order} />
          <RecordLinks
            entity="order"
            id={order.id}
            formReading={
              order.nextSteps.some(({ name }) => name === 'save')
                ? (read) => pageAddress(formPathOf(order.modelType), { id: order.id, read })
                : undefined
            }
          />
        </>
      }
    >
      <OrderStates order={order} />
      <Goods order={order} open={open} />
      <OrderDocuments order={order} />
      <OrderBasics order={order} />
      <OrderDifferences order={order} />
    </RecordColumns>
  )
}

const shownLines = 5

/** The lines of the greatest amounts. */
function Goods({ order, open }: Props) {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.orderLine')
  const countryName = useCountryName()
  const { lines, currency, orderAmount } = order
  const greatest = lines.toSorted((a, b) => Number(b.totalMoney) - Number(a.totalMoney)).slice(0, shownLines)
  return (
    <Panel
      title={t('tabs.goods')}
      actions={
        <Button look="link" size="small" onClick={() => open('goods')}>
          {t('allLines', { count: lines.length })}
        </Button>
      }
    >
      <ShortTable<OrderLine>
        rows={greatest}
        columns={[
          { title: fields('model'), isRowHead: true, cell: ({ model }) => <code>{model}</code> },
          { title: fields('name'), cell: ({ name }) => name },
          { title: fields('origin'), cell: ({ origin }) => countryName(origin) },
          { title: fields('qty'), isFigure: true, cell: ({ qty }) => showNumber(qty) },
          { title: fields('price'), isFigure: true, cell: ({ price }) => <RateCell value={price} /> },
          { title: t('received'), isFigure: true, cell: ({ receivedQty }) => showNumber(receivedQty) },
          {
            title: `${fields('totalMoney')} ${currency}`,
            isFigure: true,
            cell: ({ totalMoney }) => <Money value={totalMoney as Amount} />,
          },
        ]}
      />
      <p className={styles['order-total']}>
        {t('linesTotal', { count: lines.length })} <b>{`${currency} ${formatAmount(orderAmount)}`}</b>
      </p>
    </Panel>
  )
}
