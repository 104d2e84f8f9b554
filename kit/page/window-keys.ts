import { useLayoutEffect, useRef } from 'react'

/**
 * Keys of the whole page. They are listened for before the page is painted, so that a key pressed as soon as something
 * is seen reaches it; and at the window, so that panels, which listen at the document, come first.
 */
export function useWindowKeys(listen: (event: KeyboardEvent) => void): void {
  const latest = useRef(listen)
  latest.current = listen
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => latest.current(event)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
