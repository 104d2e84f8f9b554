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

const padding = 22
/** 'Actions' in the heading. */
const leastActions = 72

/** The width of the actions' column: what the widest of the rows in view needs; `usual` until they are there. */
export function useActionsWidth(
  scroller: RefObject<HTMLElement | null>,
  { rows, from, usual }: { rows: readonly unknown[]; from: number; usual: number },
): number {
  const [needed, setNeeded] = useState<number>()
  useLayoutEffect(() => {
    const actions = [...(scroller.current?.querySelectorAll<HTMLElement>('td > .q-row-actions') ?? [])]
    if (rows.length === 0 || actions.length === 0) return
    setNeeded(Math.max(leastActions, ...actions.map((each) => each.offsetWidth + padding)))
  }, [scroller, rows, from])
  return usual === 0 ? 0 : (needed ?? usual)
}
