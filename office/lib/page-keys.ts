import { useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, () => void>>

const isField = (target: Element): boolean =>
  target.matches(
    'input, textarea, select, [contenteditable], [role=dialog] *, [role=menu] *, [role=listbox] *',
  )

/**
 * Keys of the whole page, from the first one on: nothing needs to be clicked before. They rest while a field, a menu or
 * a dialog has the focus; Enter on a link or a button is that element's own.
 */
export function usePageKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event
      const { [key.length === 1 ? key.toLowerCase() : key]: act } = current.current
      if (
        !act ||
        event.defaultPrevented ||
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return
      if (!(target instanceof Element) || isField(target) || document.querySelector('[role=dialog]')) return
      if (key === 'Enter' && target.matches('a, button')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
