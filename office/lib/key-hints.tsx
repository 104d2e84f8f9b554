import { Fragment } from 'react'
import styles from './key-hints.module.css'

type Hint = { readonly keys: readonly string[]; readonly text: string }

export const Key = ({ children }: { children: string }) => <kbd className={styles['key']}>{children}</kbd>

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
