import type { RouteLine as Route, RouteLeg } from '@quayside/contract/kernel/route-line.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './route-line.module.css'
import { RouteStopIcon } from './route-stop-icon.tsx'

type Props<N extends string> = {
  readonly label: string
  readonly route: Route<N>
  readonly nameOf: (stop: N) => string
}

/** The way of goods: planned days above, actual ones below, a marker where they are, and what it means for the arrival. */
export function RouteLine<N extends string>({ label, route, nameOf }: Props<N>) {
  const t = useTranslations('kit.route')
  const list = useRef<HTMLOListElement>(null)
  const here = route.legs.find(({ is }) => is === 'here')?.name
  // On a narrow screen the stops scroll: the current one is in view.
  useEffect(() => {
    const current = here === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3
  }, [here])
  return (
    <div className={styles['route']}>
      <ol ref={list} aria-label={label}>
        {route.legs.map((leg) => (
          <Stop key={leg.name} leg={leg} name={nameOf(leg.name)} />
        ))}
      </ol>
      <footer>
        <Arrival route={route} />
        {route.legs.some(({ line }) => line === 'unknown') && <small>{t('dashed')}</small>}
      </footer>
    </div>
  )
}

const short = (day: string): string => day.slice(5)

function Stop({ leg, name }: { leg: RouteLeg; name: string }) {
  const t = useTranslations('kit.route')
  return (
    <li
      data-is={leg.is}
      data-line={leg.line}
      data-late={leg.lateDays > 0 || undefined}
      aria-current={leg.is === 'here' ? 'step' : undefined}
    >
      <b title={leg.place || name}>{leg.place || name}</b>
      <span>
        {leg.planned === null ? (leg.place ? name : '\u00a0') : t('planned', { day: short(leg.planned) })}
      </span>
      <i aria-hidden="true">
        <RouteStopIcon stop={leg.name} />
      </i>
      {leg.lateDays > 0 && <em>{t('late', { days: leg.lateDays })}</em>}
      <span title={leg.actual ?? leg.expected ?? undefined}>{dayText()}</span>
    </li>
  )
  function dayText(): string {
    if (leg.actual !== null) return short(leg.actual)
    if (leg.expected !== null) return t('expected', { day: short(leg.expected) })
    return leg.isReached ? t('reached') : t('open')
  }
}

/** One sentence: when the goods arrive or arrived, and by how many days that is later than planned. */
function Arrival({ route: { arrival } }: { route: Route }) {
  const t = useTranslations('kit.route')
  if (!arrival) return null
  const { day, lateDays: days, isReached } = arrival
  const text = isReached ? t('arrived', { day, days }) : t('arrives', { day, days })
  return <b data-late={days > 0 || undefined}>{text}</b>
}
