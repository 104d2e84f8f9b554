import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReturnFocus } from './return-focus.ts'

/** The open panels, the topmost last. */
const open: object[] = []

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled):not([hidden]), select, textarea, [tabindex]'

const stopsIn = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  )

/**
 * Keeps the focus inside a panel, closes it with Escape, and returns the focus to the opener.
 *
 * Not the browser's modal `<dialog>`: it makes everything outside inert, including the toast that explains why a step
 * was refused while its dialog stays open.
 */
export function useModal(onClose: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useReturnFocus()
  // Before it is painted: a key that is pressed as soon as the panel is seen must reach it.
  useLayoutEffect(() => {
    const self = {}
    open.push(self)
    const action = panel.current?.querySelector<HTMLElement>('[data-autofocus]')
    if (!panel.current?.contains(document.activeElement)) (action ?? panel.current)?.focus()
    const listen = (event: KeyboardEvent): void => {
      if (open.at(-1) !== self || event.defaultPrevented || event.isComposing || !panel.current) return
      // An open list or menu above it handles Escape first; the log-in prompt handles its own keys.
      if (document.querySelector(':popover-open, :modal')) return
      if (event.key === 'Escape') {
        event.preventDefault()
        close.current()
      }
      if (event.key === 'Tab') keepInside(event, panel.current)
    }
    document.addEventListener('keydown', listen)
    return () => {
      open.splice(open.indexOf(self), 1)
      document.removeEventListener('keydown', listen)
    }
  }, [])
  return panel
}

function keepInside(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = stopsIn(panel)
  const [first, last] = [stops[0], stops.at(-1)]
  const at = document.activeElement
  const isOutside = !panel.contains(at)
  const leaves = event.shiftKey ? at === first || at === panel : at === last
  if (!isOutside && !leaves) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  ;(next ?? panel).focus()
}
