import { type RefObject, useEffect, useState } from 'react'
import { useDrawnOnce } from './use-steps.ts'

/** From here on the rows scroll under their headings, and only those in sight are drawn. */
const longFrom = 40
const outOfSight = 6
/** Scrolling within a step draws nothing anew. */
const stepRows = 4
/** Rows that are drawn with the table itself; the others follow at once, in a drawing of their own. */
const firstRows = 8

export type Window = {
  readonly isLong: boolean
  readonly from: number
  readonly to: number
  readonly rowHeight: number
}

/** Which rows of a long table are in sight, and a few around them; of a short one, all. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly { readonly id: string }[],
  rowHeight: number,
): Window {
  const count = rows.length
  const isLong = count > longFrom
  // Other rows, by another page or order, come in two drawings as well; the same ones again do not.
  const isWhole = useDrawnOnce(isLong ? `${rows[0]?.id} ${count}` : String(count > 0))
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(640)
  useEffect(() => {
    const element = scroller.current
    if (!isLong || !element) return undefined
    const look = (): void => setTop(Math.floor(element.scrollTop / rowHeight / stepRows) * stepRows)
    const measure = new ResizeObserver(() => setHeight(element.clientHeight))
    measure.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      measure.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [isLong, rowHeight, scroller])
  if (!isLong) return { isLong, from: 0, to: isWhole ? count : Math.min(count, firstRows), rowHeight }
  if (!isWhole)
    return { isLong, from: Math.min(top, count - 1), to: Math.min(count, top + firstRows), rowHeight }
  const from = Math.max(0, Math.min(top, count - 1) - outOfSight)
  const to = Math.min(count, top + Math.ceil(height / rowHeight) + stepRows + outOfSight)
  return { isLong, from, to, rowHeight }
}
