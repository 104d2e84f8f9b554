import { type Amount, amount, compare, formatAmount, sum } from '@quayside/contract/kernel/money.ts'
import type { BankBoard, BankCandidate } from '@quayside/contract/office/bank.ts'
import { Code } from '@quayside/kit/cells.tsx'
import { Checkbox } from '@quayside/kit/checkbox.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { useTranslations } from 'use-intl'
import styles from './bank.module.css'
import { useDebtName } from './use-debt-name.ts'

type Props = {
  readonly line: BankBoard['lines'][number]
  readonly candidate: BankCandidate | undefined
  readonly parts: readonly { readonly itemId: string; readonly amount: string }[]
  readonly onChange: ((itemIds: readonly string[]) => void) | undefined
}

/** The customer's open items in the line's currency; those that the money settles are ticked, and may be changed. */
export function BankItems({ line, candidate, parts, onChange }: Props) {
  const t = useTranslations('officeFinance.bank')
  const nameOf = useDebtName()
  if (!candidate) return <section className={styles['items']} aria-label={t('items')} />
  const taken = new Map(parts.map((part) => [part.itemId, amount(part.amount)]))
  const total = sum(taken.values())
  return (
    <section className={styles['items']} aria-label={t('items')}>
      <div className={styles['head']}>
        <h2>{t('items')}</h2>
        <small>{t('itemsOf', { company: candidate.companyName, currency: line.currency })}</small>
      </div>
      {candidate.items.length === 0 && <p className="q-page-note">{t('noItems')}</p>}
      <ul>
        {candidate.items.map((item) => {
          const part = taken.get(item.id)
          const isWhole = part !== undefined && compare(part, item.outstanding as Amount) === 0
          return (
            <li key={item.id} data-taken={part !== undefined || undefined}>
              <Checkbox
                checked={part !== undefined}
                disabled={onChange === undefined}
                onChange={(isTaken) =>
                  onChange?.(
                    isTaken
                      ? [...taken.keys(), item.id]
                      : [...taken.keys()].filter((each) => each !== item.id),
                  )
                }
              >
                {nameOf(item)} <Code>{item.orderNo ?? item.documentNo}</Code>
              </Checkbox>
              <Money value={item.outstanding as Amount} />
              <small>
                {item.daysPastDue > 0
                  ? t('overdue', { days: item.daysPastDue })
                  : t('due', { date: item.dueOn })}
              </small>
              {part !== undefined && (
                <small>{isWhole ? t('wholly') : t('partly', { sum: formatAmount(part) })}</small>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status">
        {t('chosenItems', { count: taken.size, sum: `${line.currency} ${formatAmount(total)}` })}
      </p>
    </section>
  )
}
