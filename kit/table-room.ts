import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide the place of the table is, once it is there; `isThere` tells when to look. */
export function useRoom(scroller: RefObject<HTMLElement | null>, isThere: boolean): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const element = scroller.current
    if (!isThere || !element) return undefined
    const measure = (): void => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, isThere])
  return room
}
