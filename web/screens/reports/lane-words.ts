import type { LaneStay } from '@quayside/contract/reports/lane-map.ts'
import { useTranslations } from 'use-intl'

type Words = {
  /** What a bubble says under its name: how late, otherwise how far the goods are. */
  readonly wordsOf: (stay: LaneStay) => string
  readonly holdOf: (reason: LaneStay['holds'][number]['reason']) => string
}

export function useStayWords(): Words {
  const t = useTranslations('flowBoard.map')
  return {
    wordsOf: ({ late, lateDays, goods }) =>
      late > 0
        ? t('late', { count: late, days: lateDays })
        : goods
            .slice(0, 2)
            .map(({ reason, orders }) => t(`goods.${reason as 'goodsAwaited'}`, { count: orders }))
            .join(' · '),
    holdOf: (reason) => t(`holds.${reason as 'debtLate'}`),
  }
}
