import { Fragment } from 'react'
import styles from './key-hints.module.css'

type Hint = { readonly keys: readonly string[]; readonly text: string }

/** The key of a button, beside its text; for screen readers the button itself names it (`aria-keyshortcuts`). */
export const Key = ({ children }: { children: string }) => (
  <kbd className={styles['key']} aria-hidden="true">
    {children}
  </kbd>
)

/** The keys of a page and what they do, at its foot. */
export const KeyHints = ({ hints }: { hints: readonly Hint[] }) => (
  <p className={styles['hints']}>
    {hints.map(({ keys, text }) => (
      <span key={text}>
        {keys.map((key) => (
          <Fragment key={key}>
            <Key>{key}</Key>{' '}
          </Fragment>
        ))}
        {text}
      </span>
    ))}
  </p>
)
