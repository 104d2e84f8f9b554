import styles from './queue.module.css'

type Props = {
  readonly text: string
  readonly count: number | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One of the filters of the queue, with what it would leave. */
export const QueueChoice = ({ text, count, isChosen, onChoose }: Props) => (
  <button type="button" className={styles['queue-choice']} aria-pressed={isChosen} onClick={onChoose}>
    <span>{text}</span>
    {count !== undefined && <b data-none={count === 0 || undefined}>{count}</b>}
  </button>
)
