import type { Debt } from '@quayside/contract/finance/debt.ts'
import type { DaySum, DueDay } from '@quayside/contract/finance/debt-calendar.ts'
import { itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import styles from './debts-calendar.module.css'

const DaySums = ({ sums }: { sums: readonly DaySum[] }) =>
  sums.map(({ currency, amount }) => <Money key={currency} value={amount} currency={currency} />)

type DayProps = {
  readonly day: string
  readonly due: DueDay<Debt> | undefined
  /** What the company paid on it. */
  readonly paid: readonly DaySum[]
  readonly isOutside: boolean
  readonly isChosen: boolean
  /** The part of what is due on the fullest day. */
  readonly share: number
  readonly onToggle: () => void
}

/** A day with what is due on it, which is chosen by a click, and with what was paid on it. */
export function CalendarDay({ day, due, paid, isOutside, isChosen, share, onToggle }: DayProps) {
  const t = useTranslations('financeScreens.debts')
  const cell = useTranslations('kit.cell')
  const codeText = useCodeText()
  const isToday = day === today()
  const isLate = due !== undefined && day < today()
  const head = (
    <span className={styles['head']}>
      <b data-today={isToday || undefined}>{day.slice(day.endsWith('-01') ? 5 : 8)}</b>
      {isToday && <em>{t('thisMonth')}</em>}
      {due && <small>{t(isLate ? 'lateItems' : 'items', { count: due.debts.length })}</small>}
    </span>
  )
  const settled = paid.length > 0 && (
    <span className={styles['paid']}>
      <small>{t('paid')}</small>
      <DaySums sums={paid} />
    </span>
  )
  if (!due)
    return (
      <div className={styles['day']} data-outside={isOutside || undefined}>
        {head}
        {settled}
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
      <DaySums sums={due.sums} />
      {settled}
      <small className={styles['kinds']}>
        {due.kinds.map((kind) => codeText(itemKind, kind)).join(cell('comma'))}
      </small>
      <i style={{ inlineSize: `${Math.max(4, Math.round(share * 100))}%` }} />
    </button>
  )
}
