import { LeftOutlined, RightOutlined } from '@ant-design/icons-svg'
import type { Debt, DebtSummary } from '@quayside/contract/finance/debt.ts'
import { calendarWeeks, type DueDay, dueByDay } from '@quayside/contract/finance/debt-calendar.ts'
import { itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { TableState } from '@quayside/kit/table/table.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './debts-calendar.module.css'

type Rates = DebtSummary['rates']
type Props = {
  readonly table: TableState<Debt>
  readonly rates: Rates | undefined
  /** What stands beside the days. */
  readonly children: ReactNode
}

const pageSize = 200

/** All debts that are due in these days. */
async function debtsDue(dueOnBegin: string, dueOnEnd: string, signal: AbortSignal): Promise<readonly Debt[]> {
  const found: Debt[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const query = { dueOnBegin, dueOnEnd, pageNum, pageSize }
    const { rows, total } = await api('GET finance/online/debt/list', { query }, { signal, isQuiet: true })
    found.push(...rows)
    if (rows.length === 0 || found.length >= total) return found
  }
}

/** For the length of the bars only: an estimate in RMB. */
const weightOf = ({ sums }: DueDay, rates: Rates): number =>
  sums.reduce(
    (total, { currency, amount }) =>
      total + Number(amount) * Number(rates.find((rate) => rate.currency === currency)?.rate ?? 1),
    0,
  )

/** The days of a month with what is due on each; a chosen day selects its debts, for which a transfer is announced. */
export default function DebtsCalendar({ table, rates = [], children }: Props) {
  const t = useTranslations('financeScreens.debts')
  const format = useFormatter()
  const [month, setMonth] = useState(() => today().slice(0, 7))
  const weeks = useMemo(() => calendarWeeks(month), [month])
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const { data: debts = [] } = useQuery({
    queryKey: ['ledger', 'debts', 'calendar', first],
    queryFn: ({ signal }) => debtsDue(first, last, signal),
  })
  const days = useMemo(() => dueByDay(debts), [debts])
  const most = Math.max(1, ...[...days.values()].map((day) => weightOf(day, rates)))
  const chosen = new Set(table.selected.map(({ id }) => id))
  const step = (months: number): void => setMonth(firstOfMonth(month, months).slice(0, 7))
  const nameOf = (day: string, style: 'long' | 'short'): string =>
    format.dateTime(new Date(`${day}T00:00:00+08:00`), { weekday: style })
  const toggle = (day: DueDay<Debt>, isChosen: boolean): void => {
    const ids = new Set(day.debts.map(({ id }) => id))
    const others = table.selected.filter(({ id }) => !ids.has(id))
    table.select(isChosen ? others : [...others, ...day.debts])
  }
  return (
    <div className={styles['page']}>
      <section className={`q-panel ${styles['calendar']}`} aria-label={t('calendar')}>
        <header>
          <Button
            icon={<Icon drawing={LeftOutlined} />}
            aria-label={t('previousMonth')}
            title={t('previousMonth')}
            onClick={() => step(-1)}
          />
          <strong>{month}</strong>
          <Button
            icon={<Icon drawing={RightOutlined} />}
            aria-label={t('nextMonth')}
            title={t('nextMonth')}
            onClick={() => step(1)}
          />
          <Button onClick={() => setMonth(today().slice(0, 7))}>{t('thisMonth')}</Button>
          <span className="q-page-note">
            {t('dueInMonth', { count: debts.filter(({ dueOn }) => dueOn.startsWith(month)).length })}
          </span>
          <small>{t('chooseHint')}</small>
        </header>
        <div className={styles['weekdays']} aria-hidden="true">
          {weeks[0]?.map((day) => (
            <span key={day}>{nameOf(day, 'short')}</span>
          ))}
        </div>
        <div className={styles['days']}>
          {weeks.flat().map((day) => {
            const due = days.get(day)
            const isChosen = due?.debts.every(({ id }) => chosen.has(id)) ?? false
            return (
              <Day
                key={day}
                day={day}
                due={due}
                isOutside={!day.startsWith(month)}
                isChosen={isChosen}
                share={due ? weightOf(due, rates) / most : 0}
                onToggle={() => due && toggle(due, isChosen)}
              />
            )
          })}
        </div>
      </section>
      <aside>{children}</aside>
    </div>
  )
}

type DayProps = {
  readonly day: string
  readonly due: DueDay<Debt> | undefined
  readonly isOutside: boolean
  readonly isChosen: boolean
  /** Of the day on which most is due. */
  readonly share: number
  readonly onToggle: () => void
}

function Day({ day, due, isOutside, isChosen, share, onToggle }: DayProps) {
  const t = useTranslations('financeScreens.debts')
  const cell = useTranslations('kit.cell')
  const codeText = useCodeText()
  const isLate = due !== undefined && day < today()
  const head = (
    <span className={styles['head']}>
      <b data-today={day === today() || undefined}>{day.slice(day.endsWith('-01') ? 5 : 8)}</b>
      {due && <small>{t(isLate ? 'lateItems' : 'items', { count: due.debts.length })}</small>}
    </span>
  )
  if (!due)
    return (
      <div className={styles['day']} data-outside={isOutside || undefined}>
        {head}
      </div>
    )
  return (
    <button
      type="button"
      className={styles['day']}
      data-outside={isOutside || undefined}
      data-late={isLate || undefined}
      aria-pressed={isChosen}
      onClick={onToggle}
    >
      {head}
      {due.sums.map(({ currency, amount }) => (
        <Money key={currency} value={amount} currency={currency} />
      ))}
      <small className={styles['kinds']}>
        {due.kinds.map((kind) => codeText(itemKind, kind)).join(cell('comma'))}
      </small>
      <i style={{ inlineSize: `${Math.max(4, Math.round(share * 100))}%` }} />
    </button>
  )
}
