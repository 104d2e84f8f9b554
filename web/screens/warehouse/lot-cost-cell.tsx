import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { Stock as Row } from '@quayside/contract/warehouse/stock.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { TwoLines } from './two-lines.tsx'

/** So far, and what each further day adds; of a moved lot, what it cost in other currencies before. */
export function LotCostCell({ lot }: { lot: Row }) {
  const t = useTranslations('stock')
  if (lot.cost === null) return <Nothing />
  return (
    <TwoLines
      first={
        <Money
          value={lot.cost as Amount}
          {...(lot.costCurrency !== null && { currency: lot.costCurrency })}
        />
      }
      second={
        (lot.isUnmeasured === 1 && t('unmeasured')) ||
        lot.costElsewhere ||
        (Number(lot.cost) === 0
          ? t('stillFree')
          : t('perDay', { amount: formatAmount((lot.costPerDay ?? '0') as Amount) }))
      }
    />
  )
}
