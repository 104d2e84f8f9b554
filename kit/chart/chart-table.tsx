import { useTranslations } from 'use-intl'
import { PageLink } from '../page/page-link.tsx'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'

/** The figures of a chart as a table, newest first, with the same links. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const t = useTranslations('kit.chart')
  const rows = data.columns.map((column, place) => ({ ...column, place })).toReversed()
  return (
    <div className={styles['table']} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            {data.series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            {data.totals && <th scope="col">{t('total')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, isPartial, place }) => (
            <tr key={key}>
              <th scope="row">
                {key} {isPartial === true && <small>{t('partial')}</small>}
              </th>
              {data.series.map(({ key: name, texts, values, hrefOf }) => (
                <td key={name} data-zero={values[place] === 0 || undefined}>
                  {hrefOf && (values[place] ?? 0) > 0 ? (
                    <PageLink href={hrefOf(key)}>{texts[place]}</PageLink>
                  ) : (
                    texts[place]
                  )}
                </td>
              ))}
              {data.totals && <td>{data.totals[place]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
