import { type Amount, amount, compare, formatAmount, minus, sum } from '@quayside/contract/kernel/money.ts'
import type { BankBoard, BankCandidate } from '@quayside/contract/office/bank.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useDebtName } from '../../lib/use-debt-name.ts'
import styles from './bank.module.css'

type Props = {
  readonly line: BankBoard['lines'][number]
  readonly candidate: BankCandidate | undefined
  readonly parts: readonly { readonly itemId: string; readonly amount: string }[]
  /** The one that the keys tick. */
  readonly currentId: string | undefined
  readonly onTick: ((itemId: string) => void) | undefined
}

/** The customer's open items in the line's currency; those that the money settles are ticked, and may be changed. */
export function BankItems({ line, candidate, parts, currentId, onTick }: Props) {
  const t = useTranslations('officeFinance.bank')
  const nameOf = useDebtName()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [currentId])
  if (!candidate) return <section className={styles['items']} aria-label={t('items')} />
  const taken = new Map(parts.map((part) => [part.itemId, amount(part.amount)]))
  const total = sum(taken.values())
  const owed = sum(candidate.items.map((item) => item.outstanding as Amount))
  return (
    <section className={styles['items']} aria-label={t('items')}>
      <div className={styles['head']}>
        <h2>{t('items')}</h2>
        <small>{t('itemsOf', { company: candidate.companyName, currency: line.currency })}</small>
      </div>
      {candidate.items.length === 0 && <p className="q-page-note">{t('noItems')}</p>}
      <ul ref={list}>
        {candidate.items.map((item) => {
          const part = taken.get(item.id)
          const isWhole = part !== undefined && compare(part, item.outstanding as Amount) === 0
          return (
            <li
              key={item.id}
              data-taken={part !== undefined || undefined}
              aria-current={(onTick !== undefined && item.id === currentId) || undefined}
            >
              <Checkbox
                checked={part !== undefined}
                disabled={onTick === undefined}
                onChange={() => onTick?.(item.id)}
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
      <div role="status">
        <dl className={styles['totals']}>
          <dt>{t('openItems', { count: candidate.items.length })}</dt>
          <dd>
            <Money value={owed} />
          </dd>
          <dt>{t('chosenItems', { count: taken.size })}</dt>
          <dd>
            <b>
              <Money value={total} />
            </b>
          </dd>
          <dt>{t('owedAfter')}</dt>
          <dd>
            <Money value={minus(owed, total)} />
          </dd>
        </dl>
      </div>
    </section>
  )
}
