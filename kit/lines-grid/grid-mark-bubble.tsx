import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Mark } from './grid-types.ts'
import './grid-mark-bubble.css'
import '../inputs/text-button.css'

const gap = 3
const edge = 8

type Props = {
  readonly mark: Mark
  readonly beside: RefObject<HTMLElement | null>
  /** Changes with the cell's position, which the bubble follows. */
  readonly place: string
}

/** The mark of the active cell, shown below it, or above at the lower edge; no hovering is needed. */
export function MarkBubble({ mark, beside, place }: Props) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const put = (): void => {
      const [cell, box] = [beside.current, bubble.current]
      if (!cell || !box) return
      const { left, top, bottom } = cell.getBoundingClientRect()
      const isBelow = bottom + gap + box.offsetHeight < innerHeight
      box.style.left = `${Math.max(edge, Math.min(left, innerWidth - box.offsetWidth - edge))}px`
      box.style.top = `${isBelow ? bottom + gap : Math.max(edge, top - gap - box.offsetHeight)}px`
      box.toggleAttribute('data-away', cell.hasAttribute('data-away'))
    }
    put()
    addEventListener('scroll', put, { passive: true, capture: true })
    addEventListener('resize', put)
    return () => {
      removeEventListener('scroll', put, { capture: true })
      removeEventListener('resize', put)
    }
  }, [beside, place, mark])
  const { text, tone, details } = mark
  if (!details)
    return (
      <div ref={bubble} className="q-grid-bubble" data-tone={tone}>
        {text}
      </div>
    )
  return (
    <div ref={bubble} className="q-grid-bubble" data-tone={tone} data-rich>
      <b>{details.title}</b>
      <dl>
        {details.figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {details.actions.length > 0 && (
        <div className="q-grid-bubble-actions">
          {details.actions.map(({ label, run }) => (
            <button key={label} type="button" onClick={run}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
