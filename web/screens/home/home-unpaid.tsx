import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { UnpaidSum } from '@quayside/contract/orders/order-overview.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { ordersHref } from './home-links.tsx'
import { heights, Panel, Quiet } from './home-panel.tsx'
import styles from './home-rows.module.css'

/** A sum for each currency, because they do not add up, with the lists it consists of. */
export function UnpaidPanel({ unpaid }: { unpaid: readonly UnpaidSum[] }) {
  const t = useTranslations('home.unpaid')
  const codeText = useCodeText()
  const owed = currencies.values
    .map((currency) => ({ currency, sums: unpaid.filter((each) => each.currency === currency) }))
    .filter(({ sums }) => sums.length > 0)
  return (
    <Panel title={t('title')} note={t('note')} minHeight={heights.unpaid}>
      {owed.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        <dl className={styles['home-unpaid']}>
          {owed.map(({ currency, sums }) => (
            <div key={currency}>
              <dt>{currency}</dt>
              <dd>
                <b>
                  <Money value={sum(sums.map(({ amount }) => amount as Amount))} />
                </b>
                <span className={styles['home-links']}>
                  {sums.map(({ modelType, amount }) => (
                    <PageLink
                      key={modelType}
                      href={ordersHref(modelType, { tab: 'pendingPayment', currency })}
                    >
                      {codeText(orderKind, modelType)} <Money value={amount as Amount} />
                    </PageLink>
                  ))}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
