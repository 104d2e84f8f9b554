import { type Amount, amount, formatAmount, minus, sum } from '@quayside/contract/kernel/money.ts'
import type { BankBoard, BankCandidate } from '@quayside/contract/office/bank.ts'
import { settlementChanges } from '@quayside/contract/office/bank-settlement.ts'
import { writeOffState } from '@quayside/contract/orders/order-money.codes.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { DocumentNumber } from '../../lib/document-number.tsx'
import { useDebtName } from '../../lib/use-debt-name.ts'
import styles from './bank.module.css'
import { Confidence } from './bank-line-list.tsx'

type Parts = readonly BankCandidate['parts'][number][]
type Props = {
  readonly line: BankBoard['lines'][number]
  readonly candidates: readonly BankCandidate[]
  readonly candidate: BankCandidate
  readonly plan: { readonly parts: Parts; readonly left: string }
  readonly isKept: boolean
  readonly onChoose: (companyId: string) => void
}

/** Reasons before confidence, then what is settled, then what will be true after the click. */
export function BankPlan({ line, candidates, candidate, plan, isKept, onChoose }: Props) {
  const t = useTranslations('officeFinance.bank')
  const nameOf = useDebtName()
  const itemOf = new Map(candidate.items.map((item) => [item.id, item]))
  const say = (value: Amount): string => `${line.currency} ${formatAmount(value)}`
  const used = sum(plan.parts.map((part) => part.amount as Amount))
  const open = sum(plan.parts.map(({ itemId }) => (itemOf.get(itemId)?.outstanding ?? '0') as Amount))
  const owed = sum(candidate.items.map((item) => item.outstanding as Amount))
  return (
    <>
      <h3>
        {t('proposal')} <b>{candidate.companyName}</b>
        {candidate.score > 0 && <Confidence score={candidate.score} />}
        {candidate.reasons.length > 0 && <small>{t('agreeing', { count: candidate.reasons.length })}</small>}
      </h3>
      {candidates.length > 1 && (
        <div className={styles['candidates']} role="group" aria-label={t('candidates')}>
          {candidates.map((each) => (
            <button
              key={each.companyId}
              type="button"
              aria-pressed={each.companyId === candidate.companyId}
              onClick={() => onChoose(each.companyId)}
            >
              {each.companyName}
            </button>
          ))}
        </div>
      )}
      {candidate.reasons.length === 0 ? (
        <p className="q-page-note">{t('noReasons')}</p>
      ) : (
        <ul className={styles['reasons']}>
          {candidate.reasons.map(({ about, code, value, times }) => (
            <li key={code}>
              <span>{t(`about.${about}`)}</span>
              {t(`reasons.${code as 'equalsItem'}`, { value })}
              {times !== undefined && `, ${t('paidBefore', { count: times })}`}
            </li>
          ))}
        </ul>
      )}
      {plan.parts.length > 0 && (
        <>
          <h3>{t('plan')}</h3>
          <ShortTable
            rows={plan.parts}
            keyOf={({ itemId }) => itemId}
            columns={[
              {
                title: t('item'),
                total: t('total'),
                cell: ({ itemId }) => nameOf(itemOf.get(itemId) ?? { kind: '', feeKind: '' }),
              },
              {
                title: t('document'),
                isRowHead: true,
                cell: ({ itemId }) => <PlanDocument item={itemOf.get(itemId)} />,
              },
              {
                title: t('outstanding'),
                isFigure: true,
                total: <Money value={open} />,
                cell: ({ itemId }) => <Money value={itemOf.get(itemId)?.outstanding as Amount} />,
              },
              {
                title: t('thisTime'),
                isFigure: true,
                total: <Money value={used} />,
                cell: (part) => (
                  <b>
                    <Money value={amount(part.amount)} />
                  </b>
                ),
              },
              {
                title: t('after'),
                isFigure: true,
                total: <Money value={minus(open, used)} />,
                cell: (part) => (
                  <Money
                    value={minus(
                      (itemOf.get(part.itemId)?.outstanding ?? '0') as Amount,
                      part.amount as Amount,
                    )}
                  />
                ),
              },
            ]}
          />
        </>
      )}
      <h3>{t('afterwards')}</h3>
      <ul className={styles['after']}>
        <li>
          {isKept
            ? t('kept', { number: candidate.applicationNo })
            : t('receipt', {
                sum: say(amount(line.amount)),
                used: say(used),
                left: say(plan.left as Amount),
              })}
        </li>
        {!isKept && <Settlement candidate={candidate} parts={plan.parts} />}
        <li>{t('debt', { before: say(owed), after: say(minus(owed, used)) })}</li>
        <li>
          {candidate.transferNo === '' ? t('told') : t('endsTransfer', { number: candidate.transferNo })}
        </li>
      </ul>
    </>
  )
}

const mostNamed = 3

/** What becomes of the settlement of each order; of many orders their count. */
function Settlement({ candidate, parts }: { candidate: BankCandidate; parts: Parts }) {
  const t = useTranslations('officeFinance.bank')
  const textOf = useCodeText()
  return settlementChanges(candidate.orders, candidate.items, parts).map(({ from, to, orders }) => (
    <li key={`${from} ${to}`}>
      {t(from === to ? 'settlementStays' : 'settlement', {
        before: textOf(writeOffState, from),
        after: textOf(writeOffState, to),
      })}
      {orders.length > mostNamed ? (
        <small>{t('settledOrders', { count: orders.length })}</small>
      ) : (
        orders.map(({ id, number }) => (
          <DocumentNumber key={id} number={number} record={{ kind: 'order', id }} />
        ))
      )}
    </li>
  ))
}

const PlanDocument = ({ item }: { item: BankCandidate['items'][number] | undefined }) => (
  <DocumentNumber
    number={item?.documentNo}
    record={item && { kind: item.documentKind, id: item.documentId }}
  />
)
