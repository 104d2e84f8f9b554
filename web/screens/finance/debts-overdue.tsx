import type { Debt, DebtSummary } from '@quayside/contract/finance/debt.ts'
import { ageingBucket } from '@quayside/contract/finance/finance.codes.ts'
import { type Amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { sumText } from '../../lib/finance/sums.ts'
import { allDebts } from './all-debts.ts'
import styles from './debts-calendar.module.css'

type Props = {
  readonly summary: DebtSummary
  readonly onAdd: (overdue: readonly Debt[]) => void
}

const ages = ageingBucket.values.filter((bucket) => bucket !== ageingBucket.codes.notDue)

/** What is overdue from any month, by its age; all of it is added to the chosen days at once. */
export function DebtsOverdue({ summary, onAdd }: Props) {
  const t = useTranslations('financeScreens.debts')
  const [isBusy, setBusy] = useState(false)
  async function add(): Promise<void> {
    setBusy(true)
    try {
      onAdd(await allDebts({ isOverdue: '1' }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={`q-panel ${styles['overdue']}`} aria-label={t('overdue')}>
      <strong>
        {t('overdueInAll', { count: summary.counts.overdue, sum: sumText('RMB', summary.overdueInRmb) })}
      </strong>
      {ages
        .filter((bucket) => isPositive(summary.inRmb[bucket] as Amount))
        .map((bucket) => (
          <span key={bucket}>
            <small>
              <CodeText list={ageingBucket} value={bucket} />
            </small>{' '}
            <Money value={summary.inRmb[bucket] as Amount} />
          </span>
        ))}
      <Button isBusy={isBusy} onClick={() => void add().catch(() => undefined)}>
        {t('addOverdue')}
      </Button>
    </section>
  )
}
