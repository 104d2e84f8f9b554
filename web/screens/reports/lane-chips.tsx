import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { FlowBoard } from '@quayside/contract/reports/flow-board.ts'
import { useTranslations } from 'use-intl'
import styles from './lane-chips.module.css'

type Props = {
  readonly board: Pick<FlowBoard, 'map' | 'total' | 'totalInRmb'>
  readonly chosen: readonly string[]
  readonly onChoose: (keys: readonly string[]) => void
}

/** The places by which the table is filtered; each chip removes its own. */
export function LaneChips({ board: { map, total, totalInRmb }, chosen, onChoose }: Props) {
  const t = useTranslations('flowBoard.map')
  const nameOf = (key: string): string => map.places.find((stay) => stay.key === key)?.name ?? key
  const countOf = (key: string): number => map.places.find((stay) => stay.key === key)?.orders ?? 0
  return (
    <div className={styles['chips']}>
      {chosen.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={t('remove', { name: nameOf(key) })}
          onClick={() => onChoose(chosen.filter((each) => each !== key))}
        >
          {nameOf(key)} {countOf(key)} <span aria-hidden="true">×</span>
        </button>
      ))}
      {chosen.length === 0 && map.orders > 0 && <span>{t('hint')}</span>}
      {chosen.length > 0 && (
        <span>{t('chosenSum', { count: total, sum: formatAmount(totalInRmb as Amount) })}</span>
      )}
    </div>
  )
}
