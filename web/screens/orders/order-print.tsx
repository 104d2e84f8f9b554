import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderPrint } from '@quayside/contract/orders/order-print.ts'
import { orderRoute } from '@quayside/contract/orders/order-route.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { RouteLine } from '@quayside/kit/record/route-line.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { api } from '../../lib/session/api.ts'
import { PrintedLines } from './order-print.lines.tsx'
import styles from './order-print.module.css'
import { useOrderPairs } from './order-print.pairs.ts'

/** The print view: the company's header, repeated table heads, and the mark DRAFT on a draft. */
export default function OrderPrintPage({ id, path }: { id: string; path: string }) {
  const t = useTranslations('orderForm.print')
  const answer = useQuery({
    queryKey: ['order', 'print', id, useLocale()],
    queryFn: () => api('GET business/online/order/{id}/print', { params: { id } }),
    gcTime: 0,
  })
  const number = answer.data?.order.orderNo
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf(path, id), number)
  }, [path, id, number])
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data) return <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
  return (
    <>
      <div className={styles['order-print-bar']}>
        <Button onClick={() => history.back()}>{t('back')}</Button>
        <Button look="signal" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <Sheet print={answer.data} />
    </>
  )
}

function Sheet({ print: { order, company, isDraft, printedAt, printedBy, names } }: { print: OrderPrint }) {
  const t = useTranslations('orderForm.print')
  const instant = useInstant()
  const { facts, ways } = useOrderPairs(order)
  return (
    <article className={styles['order-sheet']} data-draft={isDraft || undefined}>
      {isDraft && (
        <div className={styles['order-watermark']} aria-hidden="true">
          {t('draft')}
        </div>
      )}
      <header>
        <div>
          <h1>{t('title')}</h1>
          <b>{order.orderNo}</b>
          {isDraft && <span className="visually-hidden">{t('draft')}</span>}
        </div>
        <address>
          <b>{company.name}</b>
          <span>{company.creditCode}</span>
          <span>{company.address}</span>
          <span>{company.phone}</span>
        </address>
      </header>
      <Pairs pairs={facts} />
      <PrintedRoute order={order} />
      <PrintedLines order={order} names={names} />
      <Pairs pairs={ways} />
      {order.remarks !== '' && <p>{order.remarks}</p>}
      <footer>{t('printed', { name: printedBy, time: instant(printedAt) })}</footer>
    </article>
  )
}

/** The way of the goods as far as it was known when it was printed. */
function PrintedRoute({ order }: { order: OrderPrint['order'] }) {
  const t = useTranslations('kit.route')
  const route = orderRoute(order, orderKind.keyOf(order.modelType) ?? 'import', today())
  return route && <RouteLine label={t('title')} route={route} nameOf={(stop) => t(`stops.${stop}`)} />
}

const Pairs = ({ pairs }: { pairs: readonly (readonly (string | undefined)[])[] }) => (
  <dl>
    {pairs
      .filter(([, value]) => value !== '' && value !== undefined)
      .map(([label = '', value]) => (
        <div key={label + (value ?? '')}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
