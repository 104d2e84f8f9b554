import type { CycleStep } from '@quayside/contract/reports/analysis.ts'
import { ticksFromZero } from '@quayside/kit/chart/scale.ts'
import { useMayOpen } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './analysis.module.css'
import { AnalysisPanel, type AnalysisProps } from './analysis-panel.tsx'

const against = ({ median, medianBefore }: CycleStep): string | undefined => {
  if (median === null || medianBefore === null) return undefined
  const change = Number(median) - Number(medianBefore)
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(1)}`
}

const ordersHref = ({ slowestIds }: CycleStep): string =>
  pageAddress('/rpt097', { ids: slowestIds.join(',') })

/** The slowest tenth of a step leads to its orders. */
const Slowest = ({ step }: { step: CycleStep }) =>
  step.slowest === null ? <Nothing /> : <PageLink href={ordersHref(step)}>{step.slowest}</PageLink>

/** How long each step takes: the middle order as a bar, the slowest tenth as a mark. */
export function CycleTable({ analysis, asked }: AnalysisProps) {
  const t = useTranslations('decisionAnalysis')
  const mayOpen = useMayOpen()
  const ticks = ticksFromZero(Math.max(1, ...analysis.cycle.map(({ slowest }) => Number(slowest ?? 0))))
  const longest = ticks.at(-1) ?? 1
  const share = (days: string | number | null): CSSProperties => ({
    inlineSize: `${(Number(days ?? 0) / longest) * 100}%`,
  })
  const whole = analysis.cycle.find(({ step }) => step === 'whole')
  return (
    <AnalysisPanel
      part="cycle"
      note={t('cycleNote', { count: whole?.orders ?? 0 })}
      asked={asked}
      lines={analysis.cycle.map(({ step, median, slowest }) => ({
        name: t(`steps.${step}`),
        text: t('medianAndSlowest', { median: median ?? '–', slowest: slowest ?? '–' }),
        share: Number(median ?? 0) / longest,
      }))}
      table={
        <ShortTable
          rows={analysis.cycle}
          keyOf={({ step }) => step}
          columns={[
            { title: t('step'), isRowHead: true, cell: ({ step }) => t(`steps.${step}`) },
            { title: t('orders'), isFigure: true, cell: ({ orders }) => orders },
            { title: t('median'), isFigure: true, cell: ({ median }) => median ?? <Nothing /> },
            { title: t('slowest'), isFigure: true, cell: (step) => <Slowest step={step} /> },
            {
              title: t('before'),
              isFigure: true,
              cell: ({ medianBefore }) => medianBefore ?? <Nothing />,
            },
          ]}
        />
      }
    >
      <table className={styles['rows']}>
        <thead>
          <tr>
            <th scope="col">{t('step')}</th>
            <td className={styles['scale']}>
              <div>
                {ticks.map((tick) => (
                  <span key={tick} style={{ insetInlineStart: `${(tick / longest) * 100}%` }}>
                    {tick}
                  </span>
                ))}
              </div>
            </td>
            <th scope="col" data-figure>
              {t('median')}
            </th>
            <th scope="col" data-figure>
              {t('slowest')}
            </th>
            <th scope="col" data-figure>
              {t('against')}
            </th>
          </tr>
        </thead>
        <tbody>
          {analysis.cycle.map((step) => (
            <tr key={step.step} data-whole={step.step === 'whole' || undefined}>
              <th scope="row">{t(`steps.${step.step}`)}</th>
              <td className={styles['times']}>
                <div>
                  <i style={share(step.slowest)} data-slowest />
                  <i style={share(step.median)} />
                </div>
              </td>
              <td data-figure>
                <b>{step.median ?? <Nothing />}</b>
              </td>
              <td data-figure>
                <Slowest step={step} />
              </td>
              <td data-figure>{against(step) ?? <Nothing />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['legend']}>
        <span data-mark="median">{t('median')}</span>
        <span data-mark="slowest">{t('untilSlowest')}</span>
        {whole && whole.slowestIds.length > 0 && mayOpen(ordersHref(whole)) && (
          <PageLink href={ordersHref(whole)}>{t('seeSlowest', { count: whole.slowestIds.length })}</PageLink>
        )}
      </p>
    </AnalysisPanel>
  )
}
