import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, type ButtonProps } from '../inputs/button.tsx'
import styles from './floating.module.css'
import { useFloating } from './floating.ts'

type Props = Omit<ButtonProps, 'onClick'> & {
  readonly panel: ReactNode
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A button that opens a small panel below it. */
export function PopoverButton({ panel, isOpen, onOpen, ...button }: Props) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useFloating(isOpen, box, trigger)
  useEffect(() => {
    if (!isOpen && box.current?.matches(':popover-open')) box.current.hidePopover()
  }, [isOpen])
  return (
    <>
      <Button {...button} ref={trigger} popoverTarget={id} aria-expanded={isOpen} />
      <div
        id={id}
        ref={box}
        popover="auto"
        role="group"
        aria-label={button['aria-label'] ?? button.title}
        className={styles['panel']}
        onToggle={(event) => onOpen(event.newState === 'open')}
      >
        {isOpen && panel}
      </div>
    </>
  )
}
