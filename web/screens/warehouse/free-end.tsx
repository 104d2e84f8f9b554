import { daysBetween } from '@quayside/contract/kernel/days.ts'
import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { freeEndingDays } from '@quayside/contract/warehouse/storage-cost.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import { TwoLines } from './two-lines.tsx'

/** When the free time ends, marked where that is soon or has been. */
export function FreeEnd({ lot }: { lot: Pick<Stock, 'freeUntil'> }) {
  const t = useTranslations('stock')
  if (lot.freeUntil === null) return <TwoLines first="" second={t('noTariff')} />
  const left = daysBetween(today(), lot.freeUntil)
  if (left < 0)
    return <TwoLines first={lot.freeUntil} second={t('chargedFor', { days: -left })} tone="past" />
  return (
    <TwoLines
      first={lot.freeUntil}
      second={left === 0 ? t('lastDay') : t('left', { days: left })}
      {...(left <= freeEndingDays && { tone: 'near' as const })}
    />
  )
}
