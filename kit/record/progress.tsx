import styles from './progress.module.css'

/** A progress bar, from 0 to 1. */
export function Progress({ share, label }: { share: number; label: string }) {
  return <progress className={styles['progress']} value={share} max={1} aria-label={label} />
}
