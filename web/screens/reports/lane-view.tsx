import type { LaneMap, LaneStay } from '@quayside/contract/reports/lane-map.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { border, land, type Position } from '../../lib/maps/delta-outline.ts'
import { worldLand } from '../../lib/maps/world-outline.ts'
import { LaneChart } from './lane-chart.tsx'
import { bubblesOf, deltaMap, deltaMark, legsOf, worldMap } from './lane-layout.ts'
import { LaneList } from './lane-list.tsx'
import { deltaPosition, worldPosition } from './lane-positions.ts'
import styles from './lane-view.module.css'
import { useStayWords } from './lane-words.ts'

type Props = {
  readonly map: LaneMap
  readonly chosen: readonly string[]
  readonly onChoose: (keys: readonly string[]) => void
}

const ordersOf = (stays: readonly LaneStay[]): number => stays.reduce((sum, { orders }) => sum + orders, 0)

/** Where orders are held, on a map of Shenzhen and Hong Kong and one of the world; on a phone as a list of lanes. */
export default function LaneView({ map, chosen, onChoose }: Props) {
  const t = useTranslations('flowBoard.map')
  const { wordsOf } = useStayWords()
  const keys = new Set(chosen)
  const choose = (key: string, isMore: boolean): void => {
    if (keys.has(key)) onChoose(chosen.filter((each) => each !== key))
    else onChoose(isMore ? [...chosen, key] : [key])
  }
  const near = map.places.filter((stay) => !stay.isAbroad)
  const far = map.places.filter((stay) => stay.isAbroad)
  const labelOf = (stay: LaneStay): string => {
    const words = stay.orders === 0 ? '' : wordsOf(stay)
    return words.length > stay.name.length ? words : stay.name
  }
  const nearBubbles = bubblesOf(near, deltaPosition, deltaMap, { sizes: [24, 40], labelOf })
  const farBubbles = bubblesOf(far, worldPosition, worldMap, { sizes: [20, 28], labelOf: ({ name }) => name })
  const legs = useMemo(() => legsOf(map), [map])
  const drawn = new Set([...nearBubbles, ...farBubbles].map(({ stay }) => stay.key))
  const elsewhere = map.places.filter((stay) => stay.orders > 0 && !drawn.has(stay.key))
  if (map.orders === 0) return <p className={styles['empty']}>{t('empty')}</p>
  return (
    <div className={styles['lanes']}>
      <LaneList map={map} chosen={keys} onChoose={choose} />
      <div className={styles['near']}>
        <LaneChart
          name="delta"
          label={t('delta')}
          map={deltaMap}
          bubbles={nearBubbles}
          legs={legs.delta}
          chosen={keys}
          onChoose={choose}
        >
          <Delta />
        </LaneChart>
        <ul className={styles['legend']}>
          <li data-is="orders">{t('legend.orders')}</li>
          <li data-is="late">{t('legend.late')}</li>
          <li data-is="width">{t('legend.width')}</li>
          <li data-is="ahead">{t('legend.ahead')}</li>
        </ul>
      </div>
      <div className={styles['side']}>
        <h3>
          {t('abroad')} <small>{t('abroadNote', { count: ordersOf(far) })}</small>
        </h3>
        <LaneChart
          name="world"
          label={t('abroad')}
          map={worldMap}
          bubbles={farBubbles}
          legs={legs.world}
          chosen={keys}
          onChoose={choose}
        >
          {worldLand.map((coast) => (
            <path key={coast.join(' ')} data-part="land" d={`${worldMap.path(coast)}Z`} />
          ))}
          <rect data-part="mark" x={deltaMark.x - 4} y={deltaMark.y - 3} width={8} height={6} />
        </LaneChart>
        {elsewhere.length > 0 && (
          <p className={styles['elsewhere']}>
            {t('elsewhere')}
            {elsewhere.map((stay) => (
              <button
                key={stay.key}
                type="button"
                aria-pressed={keys.has(stay.key)}
                data-late={stay.late > 0 || undefined}
                onClick={(event) => choose(stay.key, event.shiftKey)}
              >
                {stay.name} <b>{stay.orders}</b>
              </button>
            ))}
          </p>
        )}
        <Holds places={map.places} />
      </div>
    </div>
  )
}

const areas = [
  { name: 'shenzhen', at: [113.91, 22.59] },
  { name: 'hongKong', at: [114, 22.43] },
  { name: 'lantau', at: [113.93, 22.25] },
] as const satisfies readonly { name: string; at: Position }[]

function Delta() {
  const names = useTranslations('flowBoard.map.areas')
  return (
    <>
      {land.map((coast) => (
        <path key={coast[0]?.join()} data-part="land" d={`${deltaMap.path(coast)}Z`} />
      ))}
      <path data-part="border" d={deltaMap.path(border)} />
      {areas.map(({ name, at }) => {
        const { x, y } = deltaMap.point(at)
        return (
          <text key={name} x={x} y={y} textAnchor="middle">
            {names(name)}
          </text>
        )
      })}
    </>
  )
}

/** What holds orders up, and where. */
function Holds({ places }: { places: readonly LaneStay[] }) {
  const t = useTranslations('flowBoard.map')
  const { holdOf } = useStayWords()
  const held = places
    .flatMap(({ key, name, holds }) => holds.map((hold) => ({ ...hold, key, name })))
    .toSorted((a, b) => b.days - a.days)
  return (
    <table className={styles['holds']}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('why')}
          </th>
          <th scope="col">{t('longest')}</th>
        </tr>
      </thead>
      <tbody>
        {held.slice(0, 7).map(({ key, name, reason, orders, days }) => (
          <tr key={`${key}${reason}`}>
            <td>
              <b>{orders}</b>
            </td>
            <td>
              {holdOf(reason)} <small>{name}</small>
            </td>
            <td data-late>{t('days', { days })}</td>
          </tr>
        ))}
        {held.length === 0 && (
          <tr>
            <td colSpan={3}>{t('nothingHeld')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
