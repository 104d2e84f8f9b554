import { useWindowKeys } from '@quayside/kit/page/window-keys.ts'

type Keys = Readonly<Record<string, () => void>>

const isField = (target: Element): boolean =>
  target.matches(
    'input, textarea, select, [contenteditable], [role=dialog] *, [role=menu] *, [role=listbox] *',
  )

/** `j`, `Enter`, `Space`, `Shift+Enter`. */
const nameOf = ({ key, shiftKey }: KeyboardEvent): string => {
  if (key === ' ') return 'Space'
  if (key.length === 1) return key.toLowerCase()
  return shiftKey ? `Shift+${key}` : key
}

/** Enter and Space on a link or a button are that element's own; one that is chosen already has nothing to do. */
const isPressed = (name: string, target: Element): boolean =>
  (name === 'Enter' || name === 'Space') &&
  target.matches('a:not([aria-current]), button:not([aria-current])')

/**
 * Keys of the whole page: nothing needs to be clicked before. They rest while a field, a menu or a dialog has the focus.
 */
export function usePageKeys(keys: Keys): void {
  useWindowKeys((event) => {
    const { target } = event
    const name = nameOf(event)
    const { [name]: act } = keys
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (!act || event.defaultPrevented || event.isComposing || hasModifier) return
    if (!(target instanceof Element) || isField(target) || document.querySelector('[role=dialog]')) return
    if (isPressed(name, target)) return
    event.preventDefault()
    act()
  })
}
