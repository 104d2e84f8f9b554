import {
  type HistoryName,
  historyTotal,
  type SystemHistory,
} from '@quayside/contract/office/system-history.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './system.module.css'

type Row = SystemHistory['rows'][number]

/** The last thirty days: a bar a day, dark or red where something was missing or failed. */
export function History() {
  const t = useTranslations('officeSystem.history')
  const { data } = useQuery({
    queryKey: ['system', 'history'],
    queryFn: () => api('GET office/online/system/history', {}, { isQuiet: true }),
    staleTime: 10 * 60_000,
  })
  return (
    <Panel title={t('title')} actions={<span className={styles['quiet']}>{t('lead')}</span>}>
      <dl className={styles['history']}>
        {data?.rows.map((row) => (
          <HistoryRow key={row.name} row={row} days={data.days} />
        ))}
      </dl>
    </Panel>
  )
}

function HistoryRow({ row, days }: { row: Row; days: SystemHistory['days'] }) {
  const t = useTranslations('officeSystem.history')
  const totalOf = useTotal()
  return (
    <div>
      <dt>{t(`names.${row.name}`)}</dt>
      <dd>
        <Bars row={row} days={days} />
        <b>{totalOf(row)}</b>
      </dd>
    </div>
  )
}

function Bars({ row: { name, days: values }, days }: { row: Row; days: SystemHistory['days'] }) {
  const t = useTranslations('officeSystem.history')
  const most = Math.max(1, ...values.map((day) => (day ? day.done + day.failed : 0)))
  const isCount = name !== 'running' && name !== 'backup' && name !== 'reconcile'
  const heightOf = ({ done, failed }: { done: number; failed: number }): number => {
    if (done + failed === 0) return 0
    return isCount ? Math.max(12, (100 * (done + failed)) / most) : 100
  }
  return (
    <ol className={styles['days']}>
      {values.map((day, place) => {
        const on = days[place] ?? ''
        const text =
          day === null ? t('notKept', { day: on }) : t('day', { day: on, done: day.done, failed: day.failed })
        return (
          <li key={on} title={text} data-kept={day !== null || undefined}>
            <i
              style={{ blockSize: `${day ? heightOf(day) : 0}%` }}
              data-failed={
                (day !== null && day.failed > 0 && (name === 'running' ? 'running' : 'yes')) || undefined
              }
            />
            <span className="visually-hidden">{text}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** What stands at the end of a row: of the time that it ran a share, of all else the numbers. */
function useTotal(): (row: Row) => string {
  const t = useTranslations('officeSystem.history')
  const { number } = useFormatter()
  const units: Readonly<Partial<Record<HistoryName, 'days'>>> = { backup: 'days', reconcile: 'days' }
  return ({ name, days }) => {
    const total = historyTotal(days)
    if (total === null) return t('nothing')
    const { done, failed } = total
    if (name === 'running')
      return number(done / Math.max(1, done + failed), { style: 'percent', minimumFractionDigits: 2 })
    if (units[name] === 'days')
      return t('daysOf', {
        count: days.filter((day) => day !== null && day.done > 0).length,
        most: days.length,
      })
    return failed > 0 ? t('withFailed', { done, failed }) : t('done', { done })
  }
}
