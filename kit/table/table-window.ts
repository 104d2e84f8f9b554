import { type RefObject, useEffect, useState } from 'react'
import { useSlices } from '../record/use-steps.ts'

/** From this many rows on, the rows scroll below a fixed header and only the visible ones are rendered. */
const longFrom = 40
const outOfSight = 6
/** Scrolling by less than a step renders nothing. */
const stepRows = 4
/** The number of rows in one render; the others follow in further renders, between which the page handles input. */
const sliceRows = 8

export type Window = {
  readonly isLong: boolean
  readonly from: number
  readonly to: number
  readonly rowHeight: number
}

/** The visible rows of a long table with a few around them; all rows of a short one. */
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
  // Rows of another page or order are rendered in batches too; the same rows again are not.
  const slices = useSlices(isLong ? `${rows[0]?.id} ${count}` : String(count > 0), last)
  if (slices < last) return { isLong, from: begin, to: begin + slices * sliceRows, rowHeight }
  return { isLong, from: isLong ? Math.max(0, begin - outOfSight) : 0, to: end, rowHeight }
}
