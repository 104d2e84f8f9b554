import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of the table's container once it is mounted; `isThere` says when to measure. */
export function useTableWidth(scroller: RefObject<HTMLElement | null>, isThere: boolean): number | undefined {
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
