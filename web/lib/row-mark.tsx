import styles from './row-mark.module.css'

/** What is to be known of a row besides its state, in at most two lines: what waits, or why it was refused. */
export const RowMark = ({ tone, children }: { tone: 'waits' | 'refused'; children: string }) => (
  <span className={styles['mark']} data-tone={tone} title={children}>
    {children}
  </span>
)
