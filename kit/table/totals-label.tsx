import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import type { Sums } from '@quayside/contract/kernel/sums.ts'
import { hasRmbColumn, isMixed } from '@quayside/contract/rates/sum-in-rmb.ts'
import { useTranslations } from 'use-intl'
import { useSumRates } from './sum-rates.ts'

/** Totals are those of all rows that the filters leave, and say of how many. */
export function TotalsLabel({ total, sums }: { total: number; sums: Sums | null | undefined }) {
  const t = useTranslations('kit.list')
  const isInRmb = !hasRmbColumn(sums) && Object.values(sums?.columns ?? {}).some(isMixed)
  const days = useSumRates(isInRmb)?.map(({ day }) => day) ?? []
  const count = Math.max(total, sums?.counted ?? 0)
  const left = total < countedAtMost ? total - (sums?.counted ?? total) : 0
  return (
    <span className="q-totals-label">
      {t('totals')}
      {isInRmb && days.length > 0 && <small>{t('inRmb', { day: days.toSorted().at(-1) ?? '' })}</small>}
      <small>{sums === null ? t('notSummed', { count: countedAtMost }) : t('summed', { count, left })}</small>
    </span>
  )
}
