import type { PaymentRecord } from '@quayside/contract/finance/payment-record.ts'
import { type Amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { PopoverButton } from '@quayside/kit/overlays/popover.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OrderLink } from '../../lib/finance/links.tsx'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import styles from './finance.module.css'

/** What money that came in was used for, item by item, and what of it is left. */
export function UsesButton({ record }: { record: PaymentRecord }) {
  const t = useTranslations('financeScreens.records')
  const nameOf = useMovementName()
  const [isOpen, setOpen] = useState(false)
  const { uses, unused, currency } = record
  if (uses.length === 0) return <>{t('notUsed')}</>
  return (
    <PopoverButton
      look="link"
      title={t('detail', { number: record.documentNo })}
      isOpen={isOpen}
      onOpen={setOpen}
      panel={
        <dl className={styles['uses']}>
          {uses.map((use) => (
            <div key={use.id}>
              <dt>
                {use.itemKind === null ? use.documentNo : nameOf(use)}
                {use.itemKind !== null && <small className="q-code">{` ${use.documentNo}`}</small>}
              </dt>
              <dd>
                <OrderLink id={use.orderId} number={use.orderNo} />
              </dd>
              <dd>
                <Money value={use.amount as Amount} />
              </dd>
            </div>
          ))}
          {unused !== null && isPositive(unused as Amount) && (
            <div>
              <dt>{t('unused')}</dt>
              <dd />
              <dd>
                <Money value={unused as Amount} currency={currency} />
              </dd>
            </div>
          )}
        </dl>
      }
    >
      {t('usedFor', { count: uses.length })}
    </PopoverButton>
  )
}
