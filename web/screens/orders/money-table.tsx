import type { CSSProperties, ReactNode } from 'react'
import styles from './order-money.module.css'

type TableProps = {
  readonly title: string
  readonly note: string
  readonly action?: ReactNode
  /** The note says that there is nothing. */
  readonly isEmpty: boolean
  readonly heads: readonly { readonly text: string; readonly isFigure?: boolean }[]
  readonly children: ReactNode
}

export const MoneyTable = ({ title, note, action, heads, isEmpty, children }: TableProps) => (
  <section className={`q-panel ${styles['table']}`}>
    <header>
      <h2>{title}</h2>
      <small>{note}</small>
      {action}
    </header>
    <div hidden={isEmpty}>
      <table aria-label={title} style={titlesOf(heads)}>
        <thead>
          <tr>
            {heads.map(({ text, isFigure }) => (
              <th key={text} scope="col" data-figure={isFigure || undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  </section>
)

/** On a phone each value stands beside its title. Counted from the end, since a total's name takes the first columns. */
const titlesOf = (heads: TableProps['heads']): CSSProperties =>
  Object.fromEntries(
    heads.toReversed().map(({ text }, place) => [`--title-${place + 1}`, JSON.stringify(text)]),
  )

export const Figure = ({ children }: { children: ReactNode }) => <td data-figure>{children}</td>
