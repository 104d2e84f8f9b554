import { type RefObject, useEffect, useState } from 'react'
import { useSlices } from './use-steps.ts'

/** From here on the rows scroll under their headings, and only those in sight are drawn. */
const longFrom = 40
const outOfSight = 6
/** Scrolling within a step draws nothing anew. */
const stepRows = 4
/** Rows of one drawing; the others follow at once, in drawings of their own, between which the page answers. */
const sliceRows = 8

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
  const end = isLong ? Math.min(count, top + Math.ceil(height / rowHeight) + stepRows + outOfSight) : count
  const begin = isLong ? Math.min(top, count - 1) : 0
  const last = Math.max(1, Math.ceil((end - begin) / sliceRows))
  // Rows of another page or order come in slices as well; the same ones again do not.
  const slices = useSlices(isLong ? `${rows[0]?.id} ${count}` : String(count > 0), last)
  if (slices < last) return { isLong, from: begin, to: begin + slices * sliceRows, rowHeight }
  return { isLong, from: isLong ? Math.max(0, begin - outOfSight) : 0, to: end, rowHeight }
}
