import type { Column } from '@quayside/kit/table.ts'
import type { ReactNode } from 'react'
import styles from './row-mark.module.css'

/** What is to be known of a row besides its state, in at most two lines: what waits, or why it was refused. */
export const RowMark = ({ tone, children }: { tone: 'waits' | 'refused'; children: string }) => (
  <span className={styles['mark']} data-tone={tone} title={children}>
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
