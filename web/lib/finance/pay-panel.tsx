import { payToOf } from '@quayside/contract/finance/pay-to.ts'
import { type Amount, isPositive, sum } from '@quayside/contract/kernel/money.ts'
import type { AmountDue, AmountsDue, AmountsDueQuery } from '@quayside/contract/payments/amount-due.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../pages/pages.ts'
import { api } from '../session/api.ts'
import styles from './finance.module.css'
import { PayToAccount } from './pay-to-account.tsx'
import { sumText } from './sums.ts'

const AnnounceTransfer = lazyPart(() => import('./announce-transfer.tsx'))

/** What the provider waits for, of an application, an order or in all; nothing for who may not see debts. */
function useAmountsDue(query: AmountsDueQuery): AmountsDue | undefined {
  return useDueAnswer(query).data
}

function useDueAnswer(query: AmountsDueQuery) {
  const can = useCan()
  return useQuery({
    queryKey: ['ledger', 'due', query],
    queryFn: ({ signal }) => api('GET finance/online/amountDue', { query }, { signal, isQuiet: true }),
    enabled: can('finance-debt-list'),
  })
}

type PanelProps = AmountsDueQuery & {
  readonly isMain?: boolean
  /** Something is due as a rule: the panel keeps its place until that is known. */
  readonly isExpected?: boolean
}

/** How to pay: amounts, what to quote, and the accounts. Not drawn while nothing is due. */
export function PayPanel({ isMain = false, isExpected = false, ...query }: PanelProps) {
  const t = useTranslations('payTo')
  const sees = useCan()('finance-debt-list')
  const data = useAmountsDue(query)
  if (!data && isExpected && sees)
    return (
      <div className={styles['pay-expected']}>
        <Panel title={t('title')}>
          <TableSkeleton label={t('title')} />
        </Panel>
      </div>
    )
  if (!data || data.dues.length === 0) return null
  return (
    <Panel title={t('title')}>
      <AmountsToPay {...data} isMain={isMain} />
    </Panel>
  )
}

const PayDialog = lazyPart(() => import('./pay-dialog.tsx'))

const sumsOf = (dues: readonly AmountDue[]): { currency: string; amount: Amount }[] =>
  currencies.values.flatMap((currency) => {
    const amounts = dues.filter((due) => due.currency === currency).map((due) => due.amount as Amount)
    return amounts.length === 0 ? [] : [{ currency, amount: sum(amounts) }]
  })

const summaryHeight = 66

/** The sums of all that is due, above a list; how to pay it opens beside. */
export function PaySummary() {
  const t = useTranslations('payTo')
  const { data, isLoading } = useDueAnswer({})
  const [isOpen, setOpen] = useState(false)
  if (isLoading) return <Room height={summaryHeight} />
  if (!data || data.dues.length === 0) return null
  const sums = sumsOf(data.dues)
  // What is owed already stands in the list of debts; the rest is money for suppliers.
  const applications = data.dues.filter(({ applicationId }) => applicationId !== null)
  const applicationSums = sumsOf(applications)
  return (
    <section className={`q-panel ${styles['pay-summary']}`} aria-label={t('title')}>
      <span>{t('title')}</span>
      {sums.map(({ currency, amount }) => (
        <b key={currency}>
          <Money value={amount} currency={currency} />
        </b>
      ))}
      {applications.length > 0 && (
        <small>
          {t('ofWhich', {
            count: applications.length,
            sum: applicationSums.map(({ currency, amount }) => sumText(currency, amount)).join(' + '),
          })}
        </small>
      )}
      <Button onClick={() => setOpen(true)}>{t('how')}</Button>
      {isOpen && (
        <Suspense>
          <PayDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** The same for all that is due, inside another part. */
export function AllToPay() {
  const t = useTranslations('payTo')
  const data = useAmountsDue({})
  if (!data) return null
  return data.dues.length === 0 ? <p>{t('nothing')}</p> : <AmountsToPay {...data} isMain />
}

/** `isMain`: to announce the only sum is the main action of what it stands in. */
function AmountsToPay({ dues, accounts, isMain }: AmountsDue & { isMain: boolean }) {
  const t = useTranslations('payTo')
  const [announced, setAnnounced] = useState<AmountDue>()
  const due = [...new Set(dues.map(({ currency }) => currency))]
  return (
    <div className={styles['to-pay']}>
      <ul>
        {dues.map((each) => (
          <li key={`${each.applicationId ?? ''} ${each.currency}`}>
            <span>
              {each.applicationId === null ? (
                t('debts', { count: each.debts })
              ) : (
                <PageLink href={pageAddress('/paymentInfo', { id: each.applicationId })}>
                  {t('application', { number: each.reference })}
                </PageLink>
              )}
              {isPositive(each.announced as Amount) && (
                <small>{t('announced', { sum: sumText(each.currency, each.announced) })}</small>
              )}
            </span>
            <b>
              <Money value={each.amount as Amount} currency={each.currency} />
            </b>
            <span>
              {each.reference === '' ? (
                <small>{t('referenceLater')}</small>
              ) : (
                <>
                  <small>{t('reference')}</small> <Code>{each.reference}</Code>
                </>
              )}
            </span>
            <Can permission="finance-transfer-announce">
              <Button
                {...(isMain && dues.length === 1 && { look: 'signal' as const })}
                onClick={() => setAnnounced(each)}
              >
                {isMain && dues.length === 1
                  ? t('send', { sum: sumText(each.currency, each.amount) })
                  : t('announce')}
              </Button>
            </Can>
          </li>
        ))}
      </ul>
      {due.map((currency) => {
        const [only, ...others] = dues.filter((each) => each.currency === currency)
        return (
          <PayToAccount
            key={currency}
            account={payToOf(accounts, currency)}
            currency={currency}
            due={others.length === 0 ? only : undefined}
          />
        )
      })}
      {announced && (
        <Suspense>
          <AnnounceTransfer due={announced} onClose={() => setAnnounced(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
