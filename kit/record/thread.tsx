import type { ReactNode } from 'react'
import { DateText } from '../table/cells.tsx'
import './thread.css'

export type Said = {
  readonly id: string
  readonly side: 'customer' | 'provider'
  readonly author: string
  readonly message: string
  readonly createdAt: string
}

type Props<M extends Said> = {
  readonly label: string
  readonly messages: readonly M[]
  /** Messages of the reader's own side are on the right. */
  readonly own: Said['side']
  readonly authorOf: (message: M) => string
  readonly more?: (message: M) => ReactNode
}

/** The messages between two sides, oldest first. */
export function Thread<M extends Said>({ label, messages, own, authorOf, more }: Props<M>) {
  return (
    <ol className="q-thread" aria-label={label}>
      {messages.map((message) => (
        <li key={message.id} data-own={message.side === own || undefined}>
          <div className="q-thread-head">
            <b>{authorOf(message)}</b>
            <DateText value={message.createdAt} hasTime />
          </div>
          <p>{message.message}</p>
          {more?.(message)}
        </li>
      ))}
    </ol>
  )
}
