import Dropdown from 'antd/es/dropdown'
import type { ReactElement, ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'

export type MenuAction = {
  readonly key: string
  readonly label: ReactNode
  /** Keys that do the same. */
  readonly keys?: string
  readonly isDangerous?: boolean
  readonly isChosen?: boolean
  readonly run: () => void
}
/** A line between actions, or a heading over those that follow. */
export type MenuItem = MenuAction | { readonly key: string; readonly heading?: string }

const itemsOf = (items: readonly MenuItem[]) =>
  items.map((item) => {
    if ('run' in item) {
      const { key, label, keys, isDangerous = false, run } = item
      return {
        key,
        label,
        danger: isDangerous,
        ...(keys !== undefined && { extra: keys }),
        onClick: ({ domEvent }: { domEvent: { preventDefault: () => void } }) => {
          // The Enter that chose it would go on into whatever gets the focus.
          domEvent.preventDefault()
          run()
        },
      }
    }
    return item.heading === undefined
      ? { type: 'divider' as const, key: item.key }
      : { type: 'group' as const, key: item.key, label: item.heading }
  })

const chosenOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => ('run' in item && item.isChosen === true ? [item.key] : []))

type Props = Omit<ButtonProps, 'onClick'> & {
  readonly items: readonly MenuItem[]
  /** Only where something besides the button opens it. */
  readonly isOpen?: boolean
  readonly onOpen?: (isOpen: boolean) => void
}

/** A button that opens a list of actions. */
export function MenuButton({ items, isOpen, onOpen, ...button }: Props) {
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{ items: itemsOf(items), selectedKeys: chosenOf(items) }}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpen && { onOpenChange: onOpen })}
    >
      <Button {...button} />
    </Dropdown>
  )
}

/** The same actions at the pointer, for a right click on its child. */
export function ContextMenu({ items, children }: { items: readonly MenuItem[]; children: ReactElement }) {
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items: itemsOf(items) }}>
      {children}
    </Dropdown>
  )
}
