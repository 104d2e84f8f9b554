import type { OrderOverview } from '@quayside/contract/orders/order-overview.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Panel, Quiet } from './home-panel.tsx'
import { type Measure, measuresOf } from './home-trend.data.ts'

const TrendChart = lazy(() => import('./home-trend-chart.tsx'))
const TrendTable = lazy(() => import('./home-trend-table.tsx'))

type Choice<V extends string> = {
  readonly label: string
  readonly chosen: V
  readonly options: readonly { readonly value: V; readonly text: string }[]
  readonly onChoose: (value: V) => void
}

function Choices<V extends string>({ label, chosen, options, onChoose }: Choice<V>) {
  return (
    <fieldset className="home-choices">
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, text }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}

export function TrendPanel({ months, trend }: Pick<OrderOverview, 'months' | 'trend'>) {
  const t = useTranslations('home.trend')
  const [measure, setMeasure] = useState<Measure>('orders')
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const Shown = view === 'chart' ? TrendChart : TrendTable
  return (
    <Panel
      title={t('title')}
      note={t('note')}
      tools={
        trend.length > 0 && (
          <>
            <Choices
              label={t('measure')}
              chosen={measure}
              options={measuresOf(trend).map((value) => ({
                value,
                text: value === 'orders' ? t('orders') : value,
              }))}
              onChoose={setMeasure}
            />
            <Choices
              label={t('view')}
              chosen={view}
              options={[
                { value: 'chart', text: t('chart') },
                { value: 'table', text: t('table') },
              ]}
              onChoose={setView}
            />
          </>
        )
      }
    >
      {trend.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        <Suspense fallback={<div className="home-chart-place" role="status" aria-label="…" />}>
          <Shown months={months} trend={trend} measure={measure} />
        </Suspense>
      )}
    </Panel>
  )
}
