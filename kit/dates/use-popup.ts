import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'

export type Popup = {
  readonly box: RefObject<HTMLDivElement | null>
  /** Closed, open beside a field that keeps the focus, or open with the focus inside. */
  readonly state: 'closed' | 'open' | 'focused'
  readonly open: (isFocused: boolean) => void
  /** Closes it and gives the focus back to the field. */
  readonly close: () => void
  readonly boxProps: {
    readonly onBlur: (event: FocusEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** A popup that belongs to the text fields of a box: the arrow key opens it, Escape, Enter and leaving the box close it. */
export function usePopup(onLeave: () => void): Popup {
  const box = useRef<HTMLDivElement>(null)
  /** The text field that had the focus last. */
  const field = useRef<HTMLElement>(null)
  const [state, setState] = useState<Popup['state']>('closed')
  const isText = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement
  const close = (): void => {
    setState('closed')
    const first = box.current?.querySelector('input') ?? null
    ;(field.current ?? first)?.focus()
  }
  return {
    box,
    state,
    open: (isFocused) => setState(isFocused ? 'focused' : 'open'),
    close,
    boxProps: {
      onBlur: ({ target, relatedTarget }) => {
        if (isText(target)) field.current = target
        if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return
        setState('closed')
        onLeave()
      },
      onKeyDown: (event) => {
        // Enter and the arrow keys belong to the input method while it composes.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape' && state !== 'closed') {
          event.preventDefault()
          close()
        }
        if (!isText(event.target)) return
        if (event.key === 'ArrowDown') {
          event.preventDefault()
          setState('focused')
        }
        // Its default stays: Enter in a field also submits the form.
        if (event.key === 'Enter') {
          onLeave()
          setState('closed')
        }
      },
    },
  }
}
