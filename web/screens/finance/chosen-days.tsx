import type { Debt, DebtSummary } from '@quayside/contract/finance/debt.ts'
import { dueByDay } from '@quayside/contract/finance/debt-calendar.ts'
import { itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { type Amount, exceeds, isPositive, minus, zero } from '@quayside/contract/kernel/money.ts'
import type { AmountDue } from '@quayside/contract/payments/amount-due.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { sumText } from '../../lib/finance/sums.ts'
import { chosenPerCurrency } from './chosen-debts.ts'
import styles from './debts-calendar.module.css'

type Props = {
  readonly debts: readonly Debt[]
  readonly deposits: DebtSummary['deposits']
  readonly onClear: () => void
  readonly onAnnounce: (due: AmountDue) => void
}

const linesShown = 6

/** What was chosen in the calendar: sums with their proof, the deposit, and the announcement of a transfer. */
export function ChosenDays({ debts, deposits, onClear, onAnnounce }: Props) {
  const t = useTranslations('financeScreens.debts')
  const cell = useTranslations('kit.cell')
  const codeText = useCodeText()
  if (debts.length === 0) return null
  const days = [...dueByDay(debts)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const [first, last] = [days[0]?.[0].slice(5) ?? '', days.at(-1)?.[0].slice(5) ?? '']
  return (
    <Panel
      title={t('chosenDays', { count: days.length })}
      actions={
        <Button look="link" onClick={onClear}>
          {t('clearDays')}
        </Button>
      }
    >
      <p className={styles['span']}>{t('chosenSpan', { first, last, count: debts.length })}</p>
      <ul className={styles['proof']}>
        {days.slice(0, linesShown).map(([day, due]) => (
          <li key={day}>
            <span>{day.slice(5)}</span>
            <span>{due.kinds.map((kind) => codeText(itemKind, kind)).join(cell('comma'))}</span>
            <span>
              {due.sums.map(({ currency, amount }) => (
                <Money key={currency} value={amount} currency={currency} />
              ))}
            </span>
          </li>
        ))}
        {days.length > linesShown && <li>{t('moreDays', { count: days.length - linesShown })}</li>}
      </ul>
      {chosenPerCurrency(debts).map(({ currency, due }, place) => (
        <ChosenSum
          key={currency}
          due={due}
          isFirst={place === 0}
          free={(deposits.find((deposit) => deposit.currency === currency)?.free ?? zero) as Amount}
          onAnnounce={onAnnounce}
        />
      ))}
      <p className={styles['span']}>{t('afterAnnounce')}</p>
    </Panel>
  )
}

type SumProps = {
  /** A page has one filled button. */
  readonly isFirst: boolean
  readonly due: AmountDue
  readonly free: Amount
  readonly onAnnounce: (due: AmountDue) => void
}

/** One currency: the deposit is offered before the transfer, and the button names what is left to remit. */
function ChosenSum({ due, isFirst, free, onAnnounce }: SumProps) {
  const t = useTranslations('financeScreens.debts')
  const [usesDeposit, setUses] = useState(false)
  const total = due.amount as Amount
  const used = exceeds(free, total) ? total : free
  const rest = usesDeposit ? minus(total, used) : total
  return (
    <div className={styles['sum']}>
      <Money value={total} currency={due.currency} />
      {isPositive(free) && (
        <Checkbox checked={usesDeposit} onChange={setUses}>
          {t('useDeposit', { sum: sumText(due.currency, used) })}
        </Checkbox>
      )}
      {usesDeposit && !isPositive(rest) ? (
        <p>{t('depositCovers')}</p>
      ) : (
        <Can permission="finance-transfer-announce">
          <Button {...(isFirst && { look: 'signal' })} onClick={() => onAnnounce({ ...due, amount: rest })}>
            {t('announce', { sum: sumText(due.currency, rest) })}
          </Button>
        </Can>
      )}
    </div>
  )
}
