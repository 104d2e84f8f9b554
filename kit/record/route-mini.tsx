import type { RouteLine } from '@quayside/contract/kernel/route-line.ts'
import { useTranslations } from 'use-intl'
import { Nothing } from '../table/cells.tsx'
import styles from './route-line.module.css'

type Props<N extends string> = {
  /** Undefined where the goods are not on their way. */
  readonly route: RouteLine<N> | undefined
  readonly nameOf: (stop: N) => string
}

/** The way of goods 24 px high: where they are, as a drawing and in a word. */
export function RouteMini<N extends string>({ route, nameOf }: Props<N>) {
  const t = useTranslations('kit.route')
  if (!route) return <Nothing />
  const here = route.legs.find(({ is }) => is === 'here')
  const late = route.legs.findLast(({ lateDays }) => lateDays > 0)
  const words = [here ? nameOf(here.name) : t('open'), late && t('late', { days: late.lateDays })]
  const text = words.filter(Boolean).join(' · ')
  return (
    <span className={styles['mini']} title={text}>
      <span aria-hidden="true">
        {route.legs.map((leg) => (
          <i key={leg.name} data-is={leg.is} data-line={leg.line} data-late={leg.lateDays > 0 || undefined} />
        ))}
      </span>
      <small data-late={late !== undefined || undefined}>{text}</small>
    </span>
  )
}
