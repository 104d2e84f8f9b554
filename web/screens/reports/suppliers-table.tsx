import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { Analysis } from '@quayside/contract/reports/analysis.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './analysis.module.css'
import { AnalysisPanel, type AnalysisProps } from './analysis-panel.tsx'

const amount = (value: string): string => formatAmount(value as Amount)

export function SuppliersTable({ analysis, asked }: AnalysisProps) {
  const t = useTranslations('decisionAnalysis')
  const highest = Math.max(1, ...analysis.suppliers.map(({ share }) => Number(share)))
  const nameOf = ({ id, name }: { id: string; name: string }): string =>
    id === '' ? t('otherSuppliers', { count: Number(name) }) : name
  const linked = (each: Analysis['suppliers'][number]) =>
    each.id === '' ? (
      nameOf(each)
    ) : (
      <PageLink
        href={pageAddress('/rpt097', {
          supplierId: each.id,
          orderDateBegin: analysis.begin,
          orderDateEnd: analysis.end,
        })}
      >
        {nameOf(each)}
      </PageLink>
    )
  return (
    <AnalysisPanel
      part="suppliers"
      note={t('suppliersNote')}
      asked={asked}
      lines={analysis.suppliers.map((each) => ({
        name: nameOf(each),
        text: `RMB ${amount(each.amount)} · ${each.share}%`,
        share: Number(each.share) / highest,
      }))}
      table={
        <ShortTable
          rows={analysis.suppliers}
          keyOf={({ id }) => id}
          columns={[
            { title: t('supplier'), isRowHead: true, cell: linked },
            { title: t('orders'), isFigure: true, cell: ({ orders }) => orders },
            { title: t('amountRmb'), isFigure: true, cell: (each) => amount(each.amount) },
            {
              title: t('perOrder'),
              isFigure: true,
              cell: (each) => amount((Number(each.amount) / Math.max(1, each.orders)).toFixed(2)),
            },
            { title: t('share'), isFigure: true, cell: ({ share }) => `${share}%` },
          ]}
        />
      }
    >
      <table className={styles['rows']}>
        <thead>
          <tr>
            <th scope="col">{t('supplier')}</th>
            <th scope="col" data-figure>
              {t('orders')}
            </th>
            <th scope="col" data-figure>
              {t('amountRmb')}
            </th>
            <td />
            <th scope="col" data-figure>
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {analysis.suppliers.map((each) => (
            <tr key={each.id} data-rest={each.id === '' || undefined}>
              <th scope="row" title={nameOf(each)}>
                {linked(each)}
              </th>
              <td data-figure>{each.orders}</td>
              <td data-figure>{amount(each.amount)}</td>
              <td className={styles['share']}>
                <i style={{ width: `${(Number(each.share) / highest) * 100}%` }} />
              </td>
              <td data-figure>{each.share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AnalysisPanel>
  )
}
