import { LeftOutlined, RightOutlined } from '@ant-design/icons-svg'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import { PageLink } from '../page/page-link.tsx'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'

type Props = {
  readonly data: ChartData
  readonly place: number
  readonly onPlace: (place: number) => void
  /** What can be done with the column. */
  readonly children?: ReactNode
}

/** The exact figures of one column; the arrow keys move between columns. */
export function Reading({ data, place, onPlace, children }: Props) {
  const t = useTranslations('kit.chart')
  const column = data.columns[place]
  if (!column) return null
  const go = (label: string, icon: typeof LeftOutlined, to: number) => (
    <IconButton
      look="text"
      size="small"
      drawing={icon}
      label={label}
      disabled={data.columns[to] === undefined}
      onClick={() => onPlace(to)}
    />
  )
  return (
    <div className={styles['reading']}>
      <div className={styles['reading-head']}>
        <b>{column.key}</b>
        {column.isPartial === true && <small>{t('partial')}</small>}
        <span>
          {go(t('previous'), LeftOutlined, place - 1)}
          {go(t('next'), RightOutlined, place + 1)}
        </span>
      </div>
      <dl aria-live="polite">
        {data.series.map(({ key, name, texts, values, isQuiet, hrefOf }, at) => (
          <div key={key} data-series={at} data-quiet={isQuiet || undefined}>
            <dt>{name}</dt>
            <dd>
              {hrefOf && (values[place] ?? 0) > 0 ? (
                <PageLink href={hrefOf(column.key)}>{texts[place]}</PageLink>
              ) : (
                texts[place]
              )}
            </dd>
          </div>
        ))}
        {data.totals && (
          <div data-total>
            <dt>{t('total')}</dt>
            <dd>{data.totals[place]}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  )
}
