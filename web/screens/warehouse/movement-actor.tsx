import type { StockMovement } from '@quayside/contract/warehouse/stock-movement.ts'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './stock.module.css'

const sides = ['customer', 'provider', 'system'] as const

/** Who made the movement, and of which side. */
export function Actor({ movement }: { movement: Pick<StockMovement, 'actor' | 'actorName'> }) {
  const t = useTranslations('stock.movements')
  const side = sides.find((each) => each === movement.actor)
  return (
    <span className={styles['two']} data-lines>
      <span>{movement.actorName === '' ? <Nothing /> : movement.actorName}</span>
      {side !== undefined && <small>{t(side)}</small>}
    </span>
  )
}
