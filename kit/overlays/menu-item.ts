import type { ReactNode } from 'react'

export type MenuAction = {
  readonly key: string
  readonly label: ReactNode
  /** The shortcut for the same action, shown beside it. */
  readonly keys?: string
  readonly isDangerous?: boolean
  readonly isChosen?: boolean
  readonly run: () => void
}
/** A separator between actions, or a heading above the next ones. */
export type MenuItem = MenuAction | { readonly key: string; readonly heading?: string }
