import type { StatementSum } from '@quayside/contract/finance/statement.ts'
import type { Sums } from '@quayside/contract/kernel/sums.ts'
import { usePhone } from '@quayside/kit/page/media.ts'
import { useTranslations } from 'use-intl'
import { Balance, Side } from '../../lib/finance/balance.tsx'

/** Totals of all movements that are listed, whatever page is shown; a phone has those of the period in the equation above. */
export function useStatementTotals(sum: StatementSum | undefined, isFiltered: boolean) {
  const t = useTranslations('financeScreens.statement')
  const isPhone = usePhone()
  if (!sum || isPhone) return undefined
  return (sums: Sums | null | undefined) => {
    const side = (key: 'debit' | 'credit') => <Side value={sums?.columns[key]?.[0]?.amount ?? '0.00'} />
    return {
      occurredOn: t('total'),
      basis: sums ? t('count', { count: sums.counted }) : t('notSummed'),
      ...(sums && { debit: side('debit'), credit: side('credit') }),
      // Movements that a filter leaves have no balance of their own.
      ...(!isFiltered && { balance: <Balance value={sum.closing} /> }),
    }
  }
}
