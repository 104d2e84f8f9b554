import { useFormatter } from 'use-intl'
import './list-tabs.css'

type ListTab = {
  readonly value: string
  readonly label: string
  /** Undefined until it is known: its place is kept, so that nothing moves when it comes. Absent: it is never counted. */
  readonly count?: number | undefined
  /** For what waits or is late; the count is coloured while there is any. */
  readonly tone?: 'waitsForYou' | 'refused'
}

type Props = {
  readonly label: string
  /** Groups are separated by a line. */
  readonly groups: readonly (readonly ListTab[])[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** The usual sections of a list above its filters, with how many records each has. */
export function ListTabs({ label, groups, chosen, onChoose }: Props) {
  const format = useFormatter()
  return (
    <div className="q-list-tabs" role="group" aria-label={label}>
      {groups.map((tabs, place) => (
        <span key={tabs[0]?.value ?? place}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              aria-pressed={chosen === tab.value}
              onClick={() => onChoose(tab.value)}
            >
              {tab.label}
              {'count' in tab && (
                <small data-tone={tab.count ? tab.tone : undefined} data-toned={tab.tone && true}>
                  {tab.count === undefined ? '' : format.number(tab.count)}
                </small>
              )}
            </button>
          ))}
        </span>
      ))}
    </div>
  )
}
