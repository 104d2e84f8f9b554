import type { StatementSum } from '@quayside/contract/finance/statement.ts'
import { usePhone } from '@quayside/kit/page/media.ts'
import { useTranslations } from 'use-intl'
import { Balance, Side } from '../../lib/finance/balance.tsx'

/** Of the whole period, whatever page is shown; a phone has them in the equation above. */
export function useStatementTotals(sum: StatementSum | undefined, isFiltered: boolean) {
  const t = useTranslations('financeScreens.statement')
  const isPhone = usePhone()
  if (!sum || isPhone) return undefined
  const count = t('count', { count: sum.debitCount + sum.creditCount })
  return () => ({
    occurredOn: t('total'),
    basis: isFiltered ? `${count} · ${t('filteredNote')}` : count,
    debit: <Side value={sum.debit} />,
    credit: <Side value={sum.credit} />,
    balance: <Balance value={sum.closing} />,
  })
}
