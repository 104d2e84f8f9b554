import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../inputs/button.tsx'
import styles from './floating.module.css'
import { placeAt, useFloating } from './floating.ts'
import type { MenuItem } from './menu-item.ts'
import { MenuPanel } from './menu-panel.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  readonly items: readonly MenuItem[]
  /** Only where something other than the button opens it. */
  readonly isOpen?: boolean
  readonly onOpen?: (isOpen: boolean) => void
}

/** A button that opens a list of actions. */
export function MenuButton({ items, isOpen: isWanted, onOpen, ...button }: Props) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useFloating(isOpen, panel, trigger)
  useEffect(() => {
    if (isWanted === true) panel.current?.showPopover()
  }, [isWanted])
  return (
    <>
      <Button {...button} ref={trigger} popoverTarget={id} aria-haspopup="menu" aria-expanded={isOpen} />
      <MenuPanel
        id={id}
        ref={panel}
        items={items}
        label={button['aria-label'] ?? button.title}
        onOpen={(opens) => {
          setOpen(opens)
          onOpen?.(opens)
        }}
      />
    </>
  )
}

/** A context menu with the same actions, for a right click on its child. */
export function ContextMenu({ items, children }: { items: readonly MenuItem[]; children: ReactElement }) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same actions have a button and keys */}
      <div
        className={styles['context']}
        onContextMenu={(event) => {
          event.preventDefault()
          const { clientX: left, clientY: top } = event
          const show = (): void => {
            panel.current?.showPopover()
            if (panel.current) placeAt(panel.current, { left, right: left, top, bottom: top, width: 0 })
          }
          // The browser closes a popover that was opened while the mouse button was down, so it waits for the release.
          if (event.buttons === 0) show()
          else addEventListener('pointerup', () => setTimeout(show), { once: true })
        }}
      >
        {children}
      </div>
      <MenuPanel id={id} ref={panel} items={items} onOpen={() => undefined} />
    </>
  )
}
