import { Button } from '@quayside/kit/inputs/button.tsx'
import { useWindowKeys } from '@quayside/kit/page/window-keys.ts'
import type { ReactNode } from 'react'
import styles from './action-bar.module.css'
import { Key } from './key-hints.tsx'

type Props = {
  readonly title: string
  /** What is entered, what differs, and what will happen. */
  readonly facts: readonly { readonly text: string; readonly isWrong?: boolean }[]
  readonly leave: { readonly label: string; readonly run: () => void }
  readonly action: {
    readonly label: string
    readonly isDisabled: boolean
    readonly isBusy: boolean
    readonly run: () => void
  }
  readonly children?: ReactNode
}

/** Stays at the foot of the page while something is entered, and says what its button, or Ctrl and Enter, will do. */
export function ActionBar({ title, facts, leave, action, children }: Props) {
  const { isDisabled, isBusy, run } = action
  useWindowKeys((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    if (!isDisabled && !isBusy) run()
  })
  return (
    <div className={styles['bar']} role="region" aria-label={title}>
      <strong>{title}</strong>
      <div className={styles['facts']} role="status">
        {facts.map(({ text, isWrong }) => (
          <span key={text} data-wrong={isWrong || undefined}>
            {text}
          </span>
        ))}
      </div>
      {children}
      <div className={styles['actions']}>
        <button type="button" className={styles['leave']} onClick={leave.run}>
          {leave.label}
        </button>
        <Button look="signal" disabled={isDisabled} isBusy={isBusy} onClick={run}>
          {action.label}
        </Button>
        <Key>Ctrl ↵</Key>
      </div>
    </div>
  )
}
