import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Projection } from '../../lib/maps/projection.ts'
import styles from './lane-chart.module.css'
import type { Bubble, LegDrawing } from './lane-layout.ts'
import { useStayWords } from './lane-words.ts'

type Props = {
  readonly name: 'delta' | 'world'
  readonly label: string
  readonly map: Projection
  readonly bubbles: readonly Bubble[]
  readonly legs: readonly LegDrawing[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (key: string, isMore: boolean) => void
  /** Coasts and names behind the lanes. */
  readonly children: ReactNode
}

/** A drawn map with a bubble for each place; the bubbles are buttons of fixed text size above the drawing. */
export function LaneChart({ name, label, map, bubbles, legs, chosen, onChoose, children }: Props) {
  const t = useTranslations('flowBoard.map')
  const { wordsOf } = useStayWords()
  return (
    <div className={styles['chart']} data-map={name} role="group" aria-label={label}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        {children}
        {legs.map(({ leg, path, width }) => (
          <path
            key={`${leg.from}>${leg.to}`}
            data-part="leg"
            data-late={leg.late > 0 || undefined}
            data-ahead={leg.ahead === leg.orders || undefined}
            d={path}
            strokeWidth={width}
          />
        ))}
      </svg>
      {bubbles.map(({ stay, x, y, size, side }) => {
        const style = {
          left: `${(x / map.width) * 100}%`,
          top: `${(y / map.height) * 100}%`,
          inlineSize: size,
          blockSize: size,
        }
        const words = wordsOf(stay)
        if (stay.orders === 0)
          return (
            <span key={stay.key} className={styles['stop']} data-side={side} style={style}>
              <i />
              <small>{stay.name}</small>
            </span>
          )
        return (
          <button
            key={stay.key}
            type="button"
            className={styles['bubble']}
            data-side={side}
            data-late={stay.late > 0 || undefined}
            style={style}
            aria-pressed={chosen.has(stay.key)}
            aria-label={t('bubble', { name: stay.name, count: stay.orders, words })}
            onClick={(event) => onChoose(stay.key, event.shiftKey)}
          >
            <b>{stay.orders}</b>
            <span>
              <strong>{stay.name}</strong>
              <small>{words}</small>
            </span>
          </button>
        )
      })}
    </div>
  )
}
