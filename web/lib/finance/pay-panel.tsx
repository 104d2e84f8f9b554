import { payToOf } from '@quayside/contract/finance/pay-to.ts'
import { type Amount, isPositive } from '@quayside/contract/kernel/money.ts'
import type { AmountDue, AmountsDue, AmountsDueQuery } from '@quayside/contract/payments/amount-due.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../pages/pages.ts'
import { api } from '../session/api.ts'
import styles from './finance.module.css'
import { PayToAccount } from './pay-to-account.tsx'
import { sumText } from './sums.ts'

const AnnounceTransfer = lazy(() => import('./announce-transfer.tsx'))

/** What the provider waits for, of an application, an order or in all; nothing for who may not see debts. */
function useAmountsDue(query: AmountsDueQuery): AmountsDue | undefined {
  const can = useCan()
  const { data } = useQuery({
    queryKey: ['ledger', 'due', query],
    queryFn: ({ signal }) => api('GET finance/online/amountDue', { query }, { signal, isQuiet: true }),
    enabled: can('finance-debt-list'),
  })
  return data
}

/** How to pay: amounts, what to quote, and the accounts. Not drawn while nothing is due. */
export function PayPanel(query: AmountsDueQuery) {
  const t = useTranslations('payTo')
  const data = useAmountsDue(query)
  if (!data || data.dues.length === 0) return null
  return (
    <Panel title={t('title')}>
      <AmountsToPay {...data} />
    </Panel>
  )
}

/** The same for all that is due, inside another part. */
export function AllToPay() {
  const t = useTranslations('payTo')
  const data = useAmountsDue({})
  if (!data) return null
  return data.dues.length === 0 ? <p>{t('nothing')}</p> : <AmountsToPay {...data} />
}

function AmountsToPay({ dues, accounts }: AmountsDue) {
  const t = useTranslations('payTo')
  const [announced, setAnnounced] = useState<AmountDue>()
  const currencies = [...new Set(dues.map(({ currency }) => currency))]
  return (
    <div className={styles['to-pay']}>
      <ul>
        {dues.map((due) => (
          <li key={`${due.applicationId ?? ''} ${due.currency}`}>
            <span>
              {due.applicationId === null ? (
                t('debts', { count: due.debts })
              ) : (
                <PageLink href={pageAddress('/paymentInfo', { id: due.applicationId })}>
                  {t('application', { number: due.reference })}
                </PageLink>
              )}
              {isPositive(due.announced as Amount) && (
                <small>{t('announced', { sum: sumText(due.currency, due.announced) })}</small>
              )}
            </span>
            <b>
              <Money value={due.amount as Amount} currency={due.currency} />
            </b>
            <span>
              {due.reference === '' ? (
                <small>{t('referenceLater')}</small>
              ) : (
                <>
                  <small>{t('reference')}</small> <Code>{due.reference}</Code>
                </>
              )}
            </span>
            <Can permission="finance-transfer-announce">
              <Button look="signal" onClick={() => setAnnounced(due)}>
                {t('announce')}
              </Button>
            </Can>
          </li>
        ))}
      </ul>
      {currencies.map((currency) => {
        const [due, ...others] = dues.filter((each) => each.currency === currency)
        return (
          <PayToAccount
            key={currency}
            account={payToOf(accounts, currency)}
            currency={currency}
            due={others.length === 0 ? due : undefined}
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
