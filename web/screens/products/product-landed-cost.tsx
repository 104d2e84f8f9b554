import { formatQuantity, formatRate, isRate } from '@quayside/contract/kernel/money.ts'
import type { ReportRow } from '@quayside/contract/reports/report.ts'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './products.module.css'

const reportNo = 'clearanceCost'
/** The newest days of release that are drawn and listed. */
const daysShown = 24
const parts = ['unitPurchase', 'unitFreight', 'unitDuty', 'unitTaxes', 'unitFees'] as const

const rated = (value: string | null | undefined): string =>
  value !== null && value !== undefined && isRate(value) ? formatRate(value) : ''
const isShown = (rows: readonly ReportRow[], part: (typeof parts)[number]): boolean =>
  rows.some(({ cells }) => Number(cells[part] ?? 0) !== 0)

/** What a piece of a product cost until it had arrived, by the day of its release, with the order lines of each day. */
export function ProductLandedCost({ productId }: { productId: string }) {
  const t = useTranslations('landedCost')
  const { data } = useQuery({
    queryKey: ['order', 'landedCost', 'product', productId],
    queryFn: ({ signal }) =>
      api(
        'GET report/online/list',
        { query: { reportNo, productId, groupBy: 'releasedOn', pageSize: daysShown } },
        { signal, isQuiet: true },
      ),
  })
  if (!data) return null
  const { rows } = data
  return (
    <>
      <h3 className={styles['product-section']}>
        {t('history')}
        <small>RMB</small>
      </h3>
      {rows.length === 0 ? (
        <p className={styles['product-note']}>{t('noHistory')}</p>
      ) : (
        <>
          <p className={styles['product-note']}>{t('averaged')}</p>
          <Chart label={t('history')} kind="bars" data={drawn(rows, productId, t)} />
          <CostTable rows={rows} productId={productId} />
        </>
      )}
      <div className={styles['product-links']}>
        {rows.length > 0 && (
          <PageLink href={pageAddress('/otherReports', { reportNo, productId })}>{t('inReport')}</PageLink>
        )}
        <PageLink href={pageAddress('/otherReports', { reportNo: 'landedCost', productId })}>
          {t('withOpen')}
        </PageLink>
      </div>
    </>
  )
}

type Translate = ReturnType<typeof useTranslations<'landedCost'>>

/** Oldest first; the newest are read first. */
function drawn(newest: readonly ReportRow[], productId: string, t: Translate): ChartData {
  const rows = newest.toReversed()
  return {
    columns: rows.map(({ cells }) => ({ key: cells['groupValue'] ?? '' })),
    series: parts
      .filter((part) => isShown(rows, part))
      .map((part) => ({
        key: part,
        name: t(`parts.${part}`),
        values: rows.map(({ cells }) => Number(cells[part] ?? 0)),
        texts: rows.map(({ cells }) => rated(cells[part])),
        hrefOf: (day) =>
          pageAddress('/otherReports', { reportNo, productId, releasedOnBegin: day, releasedOnEnd: day }),
      })),
    totals: rows.map(({ cells }) => rated(cells['unitCost'])),
  }
}

function CostTable({ rows, productId }: { rows: readonly ReportRow[]; productId: string }) {
  const t = useTranslations('landedCost')
  const [opened, setOpened] = useState<string>()
  const base = useId()
  const shown = parts.filter((part) => isShown(rows, part))
  return (
    <div className={styles['cost-rows']} tabIndex={0} role="region" aria-label={t('history')}>
      <table className={styles['price-rows']}>
        <thead>
          <tr>
            <th scope="col">{t('releasedOn')}</th>
            <th scope="col" data-right>
              {t('quantity')}
            </th>
            {shown.map((part) => (
              <th key={part} scope="col" data-right>
                {t(`parts.${part}`)}
              </th>
            ))}
            <th scope="col" data-right>
              {t('unitCost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }) => {
            const day = cells['groupValue'] ?? ''
            const isOpen = opened === day
            return (
              <Fragment key={day}>
                <tr>
                  <td>
                    <button
                      type="button"
                      className="q-text-button q-number"
                      aria-expanded={isOpen}
                      aria-controls={`${base}${day}`}
                      onClick={() => setOpened(isOpen ? undefined : day)}
                    >
                      {day}
                    </button>
                  </td>
                  <td data-right>{formatQuantity(cells['quantity'] ?? '')}</td>
                  {shown.map((part) => (
                    <td key={part} data-right>
                      {rated(cells[part]) || <Nothing />}
                    </td>
                  ))}
                  <td data-right>
                    <b>{rated(cells['unitCost']) || <Nothing />}</b>
                  </td>
                </tr>
                {isOpen && (
                  <tr id={`${base}${day}`}>
                    <td colSpan={shown.length + 3}>
                      <RowsBehind productId={productId} day={day} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The order lines that a point is made of. */
function RowsBehind({ productId, day }: { productId: string; day: string }) {
  const t = useTranslations('landedCost')
  const { data } = useQuery({
    queryKey: ['order', 'landedCost', 'product', productId, day],
    queryFn: ({ signal }) =>
      api(
        'GET report/online/list',
        { query: { reportNo, productId, releasedOnBegin: day, releasedOnEnd: day, pageSize: 50 } },
        { signal, isQuiet: true },
      ),
  })
  if (!data) return null
  return (
    <ul className={styles['cost-behind']} aria-label={t('rowsBehind', { day })}>
      {data.rows.map(({ id, cells, links }) => (
        <li key={id}>
          {links['orderNo'] ? (
            <PageLink
              href={pageAddress('/orderInfo', { id: links['orderNo'].search['id'] ?? '', tab: 'landedCost' })}
            >
              {cells['orderNo']}
            </PageLink>
          ) : (
            cells['orderNo']
          )}
          <span>{cells['declaration']}</span>
          <span>{formatQuantity(cells['quantity'] ?? '')}</span>
          <span className="q-number">{rated(cells['unitCost'])}</span>
          <span>{cells['state']}</span>
        </li>
      ))}
    </ul>
  )
}
