import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { useTranslations } from 'use-intl'

/** How often an account was paid, and what it was paid last. */
export function usePaidText() {
  const t = useTranslations('payments.form')
  return (times: number, last: { on: string; currency: string; amount: string } | null): string =>
    last
      ? t('paidTimes', {
          times,
          on: last.on,
          amount: `${last.currency} ${formatAmount(last.amount as Amount)}`,
        })
      : t('neverPaid')
}
