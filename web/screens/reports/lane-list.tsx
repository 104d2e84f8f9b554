import type { LaneMap } from '@quayside/contract/reports/lane-map.ts'
import { useTranslations } from 'use-intl'
import styles from './lane-list.module.css'
import { useStayWords } from './lane-words.ts'

type Props = {
  readonly map: LaneMap
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (key: string, isMore: boolean) => void
}

/** The places and the lanes that lead to them or from them, for a screen without room for the maps. */
export function LaneList({ map, chosen, onChoose }: Props) {
  const t = useTranslations('flowBoard.map')
  const { wordsOf } = useStayWords()
  const nameOf = (key: string): string => map.places.find((stay) => stay.key === key)?.name ?? key
  return (
    <ul className={styles['list']}>
      {map.places
        .filter(({ orders }) => orders > 0)
        .map((stay) => (
          <li key={stay.key}>
            <button
              type="button"
              aria-pressed={chosen.has(stay.key)}
              data-late={stay.late > 0 || undefined}
              onClick={() => onChoose(stay.key, true)}
            >
              <b>{stay.orders}</b>
              <span>
                <strong>{stay.name}</strong>
                <small data-part="words">{wordsOf(stay)}</small>
                {map.legs.map(({ from, to, orders, ahead }) => {
                  const count = to === stay.key ? orders - ahead : from === stay.key ? ahead : 0
                  return (
                    count > 0 && (
                      <small key={`${from}>${to}`}>
                        {t(from === stay.key ? 'legAhead' : 'leg', {
                          from: nameOf(from),
                          to: nameOf(to),
                          count,
                        })}
                      </small>
                    )
                  )
                })}
              </span>
            </button>
          </li>
        ))}
    </ul>
  )
}
