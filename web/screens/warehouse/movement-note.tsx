import type { StockMovement } from '@quayside/contract/warehouse/stock-movement.ts'
import styles from './stock.module.css'

type Noted = Pick<StockMovement, 'fromLocation' | 'toLocation' | 'reason'>

/** Says from where to where it went, and why. */
export const noteOf = ({ fromLocation, toLocation, reason }: Noted): string =>
  [[fromLocation, toLocation].filter(Boolean).join(' → '), reason].filter(Boolean).join(' · ')

export const MovementNote = ({ movement }: { movement: Noted }) =>
  noteOf(movement) === '' ? null : <p className={styles['quiet']}>{noteOf(movement)}</p>
