import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button, type ButtonProps } from './button.tsx'
import styles from './floating.module.css'
import { placeAt, useFloating } from './floating.ts'

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

const actionsIn = (panel: HTMLElement): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('[role="menuitem"]'),
]

/** The arrow keys wrap around and Tab closes; the browser handles Escape and clicks outside. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const actions = actionsIn(event.currentTarget)
  const at = actions.indexOf(document.activeElement as HTMLElement)
  const next: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % actions.length,
    ArrowUp: (at <= 0 ? actions.length : at) - 1,
    Home: 0,
    End: actions.length - 1,
  }
  const place = next[event.key]
  if (place !== undefined) {
    event.preventDefault()
    actions[place]?.focus()
  }
  if (event.key === 'Tab') {
    event.preventDefault()
    event.currentTarget.hidePopover()
  }
}

type PanelProps = {
  readonly id: string
  readonly ref: RefObject<HTMLDivElement | null>
  readonly items: readonly MenuItem[]
  readonly label?: string | undefined
  readonly onOpen: (isOpen: boolean) => void
}

function MenuPanel({ id, ref, items, label, onOpen }: PanelProps) {
  const choose = (action: MenuAction): void => {
    // First, so that the focus is back on the opener before the action moves it elsewhere.
    ref.current?.hidePopover()
    action.run()
  }
  return (
    <div
      id={id}
      ref={ref}
      popover="auto"
      role="menu"
      aria-label={label}
      className={styles['menu']}
      onKeyDown={move}
      onToggle={(event) => {
        onOpen(event.newState === 'open')
        if (event.newState === 'open') actionsIn(event.currentTarget)[0]?.focus()
      }}
    >
      {items.map((item) => {
        if ('run' in item)
          return (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-dangerous={item.isDangerous || undefined}
              aria-current={item.isChosen === true || undefined}
              onClick={() => choose(item)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Otherwise the same Enter would also insert a line break into the element that gets the focus.
                event.preventDefault()
                choose(item)
              }}
            >
              <span>{item.label}</span>
              {item.keys !== undefined && <kbd aria-hidden="true">{item.keys}</kbd>}
            </button>
          )
        return item.heading === undefined ? (
          <hr key={item.key} />
        ) : (
          <div key={item.key} role="presentation" className={styles['heading']}>
            {item.heading}
          </div>
        )
      })}
    </div>
  )
}

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
