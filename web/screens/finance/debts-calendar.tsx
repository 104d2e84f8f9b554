import { LeftOutlined, RightOutlined } from '@ant-design/icons-svg'
import type { Debt, DebtSummary } from '@quayside/contract/finance/debt.ts'
import { calendarWeeks, type DueDay, dueByDay, sumsOf } from '@quayside/contract/finance/debt-calendar.ts'
import { dayLength, dayNumber, firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { IconButton } from '@quayside/kit/inputs/icon-button.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { without, withRows } from '@quayside/kit/table/selection.ts'
import type { TableState } from '@quayside/kit/table/table.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { allDebts } from './all-debts.ts'
import { CalendarDay } from './debts-calendar.day.tsx'
import styles from './debts-calendar.module.css'
import { DebtsOverdue } from './debts-overdue.tsx'
import { usePaidDays } from './use-paid-days.ts'

type Rates = DebtSummary['rates']
type Props = {
  readonly table: TableState<Debt>
  readonly summary: DebtSummary | undefined
  /** What stands beside the days. */
  readonly children: ReactNode
}

/** Figures stand apart from Chinese words, in which the browser leaves no space. */
const spaced = (text: string): string => text.replaceAll(/\d(?=\p{Script=Han})|\p{Script=Han}(?=\d)/gu, '$& ')

/** The estimate in RMB decides only the length of the bars. */
const weightOf = ({ sums }: DueDay, rates: Rates): number =>
  sums.reduce(
    (total, { currency, amount }) =>
      total + Number(amount) * Number(rates.find((rate) => rate.currency === currency)?.rate ?? 1),
    0,
  )

/** The days of a month with what is due on each; a chosen day selects its debts, for which a transfer is announced. */
export default function DebtsCalendar({ table, summary, children }: Props) {
  const t = useTranslations('financeScreens.debts')
  const format = useFormatter()
  const [month, setMonth] = useState(() => today().slice(0, 7))
  const weeks = useMemo(() => calendarWeeks(month), [month])
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const { data: debts = [] } = useQuery({
    queryKey: ['ledger', 'debts', 'calendar', first],
    queryFn: ({ signal }) => allDebts({ dueOnBegin: first, dueOnEnd: last }, signal),
  })
  const days = useMemo(() => dueByDay(debts), [debts])
  const paid = usePaidDays(first, last)
  const rates = summary?.rates ?? []
  const ofMonth = debts.filter(({ dueOn }) => dueOn.startsWith(month))
  const most = Math.max(1, ...[...days.values()].map((day) => weightOf(day, rates)))
  const chosen = new Set(table.selected.map(({ id }) => id))
  const step = (months: number): void => setMonth(firstOfMonth(month, months).slice(0, 7))
  const nameOf = (day: string, style: 'long' | 'short'): string =>
    format.dateTime(new Date(`${day}T00:00:00+08:00`), { weekday: style })
  const toggle = ({ debts: due }: DueDay<Debt>, isChosen: boolean): void =>
    table.select(isChosen ? without(due) : withRows(due))
  return (
    <div className={styles['room']}>
      <div className={styles['page']}>
        <section className={`q-panel ${styles['calendar']}`} aria-label={t('calendar')}>
          <header>
            <IconButton drawing={LeftOutlined} label={t('previousMonth')} onClick={() => step(-1)} />
            <strong>
              {spaced(
                format.dateTime(dayNumber(`${month}-15`) * dayLength, { year: 'numeric', month: 'long' }),
              )}
            </strong>
            <IconButton drawing={RightOutlined} label={t('nextMonth')} onClick={() => step(1)} />
            <Button onClick={() => setMonth(today().slice(0, 7))}>{t('thisMonth')}</Button>
            <span className="q-page-note">{t('dueInMonth', { count: ofMonth.length })}</span>
            <span className={styles['month-sums']}>
              {sumsOf(ofMonth).map(({ currency, amount }) => (
                <Money key={currency} value={amount} currency={currency} />
              ))}
            </span>
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
                <CalendarDay
                  key={day}
                  day={day}
                  due={due}
                  paid={paid.get(day) ?? []}
                  isOutside={!day.startsWith(month)}
                  isChosen={isChosen}
                  share={due ? weightOf(due, rates) / most : 0}
                  onToggle={() => due && toggle(due, isChosen)}
                />
              )
            })}
          </div>
          <footer>{t('chooseHint')}</footer>
        </section>
        <aside>{children}</aside>
      </div>
      {summary && summary.counts.overdue > 0 && (
        <DebtsOverdue summary={summary} onAdd={(overdue) => table.select(withRows(overdue))} />
      )}
    </div>
  )
}
