import type { KeyboardEvent, RefObject } from 'react'
import styles from './floating.module.css'
import type { MenuAction, MenuItem } from './menu-item.ts'

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

export function MenuPanel({ id, ref, items, label, onOpen }: PanelProps) {
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
