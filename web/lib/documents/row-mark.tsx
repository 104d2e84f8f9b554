import type { Column } from '@quayside/kit/table/table.ts'
import type { ReactNode } from 'react'
import styles from './row-mark.module.css'

type Tone = 'waits' | 'refused' | 'underway'

/** What is to be known of a row besides its state, in at most two lines: what waits, why it was refused, what is under way. */
export const RowMark = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={styles['mark']} data-mark data-tone={tone} title={children}>
    {children}
  </span>
)

/** The column of these marks, which stays at every width. */
export const markColumn = <R,>(key: string, title: string, cell: (row: R) => ReactNode): Column<R> => ({
  key,
  title,
  width: 134,
  grows: true,
  isKept: true,
  onCard: 'alert',
  cell,
})
