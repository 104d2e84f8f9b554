import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderOverview } from '@quayside/contract/orders/order-overview.ts'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import { ChartTable } from '@quayside/kit/chart/chart-table.tsx'
import { ChartTools } from '@quayside/kit/chart/chart-tools.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { monthHref } from './home-links.tsx'
import { Panel, Quiet } from './home-panel.tsx'
import { type Measure, measuresOf, trendOf } from './home-trend.data.ts'
import styles from './home-trend.module.css'

/** Orders per month by kind: number, or amount in one currency; each figure links to its orders. */
export default function TrendPanel({ months, trend }: Pick<OrderOverview, 'months' | 'trend'>) {
  const t = useTranslations('home.trend')
  const codeText = useCodeText()
  const format = useFormatter()
  const [measure, setMeasure] = useState<Measure>('orders')
  const [isTable, setTable] = useState(false)
  const nameOf = (each: Measure): string => (each === 'orders' ? t('orders') : each)
  const data = trendOf(months, trend, measure, {
    kind: (kind) => codeText(orderKind, kind),
    total: (total) => format.number(total, { maximumFractionDigits: 2 }),
    href: (kind, month) => monthHref(kind, month, measure === 'orders' ? undefined : measure),
  })
  const label = `${t('title')} ${nameOf(measure)}`
  if (trend.length === 0)
    return (
      <Panel title={t('title')} note={t('note')}>
        <Quiet>{t('none')}</Quiet>
      </Panel>
    )
  return (
    <Panel
      title={t('title')}
      note={t('note')}
      tools={
        <>
          <Segmented
            size="small"
            aria-label={t('measure')}
            value={measure}
            options={measuresOf(trend).map((value) => ({ value, label: nameOf(value) }))}
            onChange={setMeasure}
          />
          <ChartTools name={label} data={data} isTable={isTable} onTable={setTable} />
        </>
      }
    >
      {isTable ? (
        <ChartTable label={label} data={data} />
      ) : (
        <div className={styles['home-chart']}>
          <Chart label={label} data={data} kind="bars" />
        </div>
      )}
    </Panel>
  )
}
