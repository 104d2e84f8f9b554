import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import type { Sums } from '@quayside/contract/kernel/sums.ts'
import { useTranslations } from 'use-intl'

/** Totals are those of all rows that the filters leave, and say of how many. */
export function TotalsLabel({ total, sums }: { total: number; sums: Sums | null | undefined }) {
  const t = useTranslations('kit.list')
  const count = Math.max(total, sums?.counted ?? 0)
  const left = total < countedAtMost ? total - (sums?.counted ?? total) : 0
  return (
    <span className="q-totals-label">
      {t('totals')}
      <small>{sums === null ? t('notSummed', { count: countedAtMost }) : t('summed', { count, left })}</small>
    </span>
  )
}
